/** All that others may use of who members are: the desk decides and compares, and an account that is closed leaves nothing. */
export { identityDesk } from './identityDesk';
export { identityData } from './personalData';
export { verifiedDriver, verifiedNumber } from './verifiedNumber';
export {
  approveIdentity,
  forgetIdentityPhotos,
  refuseIdentity,
  waitingIdentities,
  type IdentityRefused,
  type WaitingIdentity,
} from './decideIdentity';
