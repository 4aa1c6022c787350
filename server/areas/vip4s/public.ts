/** All that the rest of the server may use of repair shops. */
export { askForVoucher } from './askForVoucher';
export { findShop } from './repairShops';
export { vip4sDesk } from './vip4sDesk';
export { returnVoucher, takeVoucher } from './vouchers';
