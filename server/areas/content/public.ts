/** All that others may use of the help and its texts. */
export { acceptedNow } from './acceptedAgreements';
export { HOTLINE, HOTLINE_IN_TEXT } from './hotline';
