/** All that the rest of the server may use of long rental. */
export { instalmentPayable } from './instalmentPayable';
export { longDesk } from './longDesk';
export { releaseDueLongDeposits } from './longDeposits';
export { longLine } from './longLine';
export { longPayable } from './longPayable';
export { collectInstalments, holdCarsOut, moveLongsOn, remindOfInstalments } from './longSweeps';
export { longData } from './personalData';
export { pricedVehicle, priceListOf, type PricedVehicle } from './priceList';
