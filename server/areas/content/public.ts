/** All that others may use of the help and its texts. */
export { HOTLINE } from './hotline';
