/** All that the rest of the server may use of members' codes. */
export { memberCodeDesk } from './memberCodeDesk';
export { purgeMemberCodes } from './memberCodeRepository';
export { memberCodeData } from './personalData';
