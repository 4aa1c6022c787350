/**
 * Orders that a member may have waiting to be paid at a time, of all lines together: enough for a family that takes
 * several cars, too few to empty a branch for nothing (an unpaid order holds its car).
 */
export const UNPAID_ORDERS_LIMIT = 5;

/** Orders that a member may make in 24 hours: who holds cars for nothing again and again comes to an end. */
export const ORDERS_A_DAY_LIMIT = 20;
