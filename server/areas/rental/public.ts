/** All that the rest of the server may use of self-drive rental. */
export { rentalLine } from './rentalLine';
export { rentalPayable } from './rentalPayable';
