/** All that other areas may use of invitations. */
export { rewardInvitation } from './rewardInvitation';
export { inviteData } from './personalData';
