/** All that others may use of the help and its texts. */
export { acceptedNow } from './acceptedAgreements';
export { presentActivity } from './contentPresenter';
export { listActivities } from './contentRepository';
export { HOTLINE, HOTLINE_IN_TEXT } from './hotline';
