/** All that others may use of logging in. */
export { haveSharedDevice, purgeKnownDevices } from './knownDevices';
export { sendContactCode, spendContactCode } from './contactCodes';
export { findUser } from './userRepository';
export { userData } from './personalData';
export { sendProofCode, spendProofCode } from './proofCodes';
export { newCode, purgeLoginCodes, spendCode, type CodeHolder } from './smsCodes';
export { purgeSpentClaims } from './third-party/thirdPartyRepository';
