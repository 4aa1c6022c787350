/** All that the rest of the server may use of self-drive rental. */
export { amendmentPayable } from './amend/amendmentPayable';
export { lapseAmendments } from './amend/unpaidAmendment';
export { closeUnanswered } from './closeUnanswered';
export { rentalLine } from './rentalLine';
export { rentalPayable } from './rentalPayable';
export { chargesOf } from './handover/handoverRepository';
export { rentalDesk } from './handover/rentalDesk';
export { releaseDueDeposits } from './handover/rentalDeposits';
export { moveRentalsOn } from './handover/rentalSweeps';
export { rentalData } from './personalData';
export { sealRentals } from './sealRentals';
export { drawContract, type DrawnContract } from './contract/drawContract';
export { keptNumber, numberOf } from './people';
export { personNamed } from './personNamed';
export { assertLicenceYears, checkedRemark, checkedRenter } from './renter';
export {
  readAccepted,
  readBill,
  storedAccepted,
  storedBill,
  type StoredAccepted,
  type StoredBill,
} from './stored';
