/** All that the rest of the server may use of repair shops. */
export { findShop } from './repairShops';
export { vip4sDesk } from './vip4sDesk';
export { readVoucher, returnVoucher, takeVoucher } from './vouchers';
