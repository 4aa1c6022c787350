/** All that the rest of the server may use of the wallet. */
export { issuePrepaid } from './prepaidCodes';
export { rechargePayable } from './rechargePayable';
export { walletData } from './personalData';
export { waitingRecharges } from './rechargeRepository';
