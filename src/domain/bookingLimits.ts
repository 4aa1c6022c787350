/**
 * Orders that a member may have waiting to be paid at a time, of all lines together: enough for a family that takes
 * several cars, too few to empty a branch for nothing (an unpaid order holds its car).
 */
export const UNPAID_ORDERS_LIMIT = 5;

/** Orders that a member may make in 24 hours: who holds cars for nothing again and again comes to an end. */
export const ORDERS_A_DAY_LIMIT = 20;

/**
 * Bookings that may be tried on a device in 24 hours, whoever is logged in there: who changes the number each time holds
 * no more than a family would.
 */
export const BOOKINGS_OF_A_DEVICE_LIMIT = 40;
