/** All that other areas may use of car types and their prices. */
export { searchCity } from './cityOffers';
export { withHolders } from './heldOffers';
export { presentCartype, tripBills } from './cartypePresenter';
export { assertDeliverable } from './doorDelivery';
export { closedReason } from './emptyReason';
export { brokenMinimum } from './minimumDays';
export { assertRentalPeriod } from './rentalPeriod';
export { findRental, pricedCarClass, quoteInputOf, type Rental } from './rentalRepository';
export { anyTrip, cartypeSearch, citySearch, rentalPeriod, rentalSearch, searchOf } from './rentalSearch';
export { cartypeColumns, type CartypeRow } from './cartypeColumns';
export { cartypes } from './schema';
export { cityStock, findSite, rentalCarsIn, tripFrom, type SiteStock } from './siteStock';
