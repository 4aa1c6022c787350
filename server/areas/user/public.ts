/** All that others may use of logging in. */
export { purgeLoginCodes } from './loginCodes';
