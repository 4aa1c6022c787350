/** All that others may use of logging in. */
export { purgeKnownDevices } from './knownDevices';
export { purgeLoginCodes } from './loginCodes';
