import { Type } from 'typebox';
import type { CarTypeApi } from '../../../types/api/cartype';
import { defaultRentalPeriod } from '../../../src/domain/rentalTime';
import { open, type Area } from '../../http/endpoint';
import { askCredit, configuredCredit } from '../../kernel/credit/askCredit';
import type { OrderLines } from '../../kernel/orders/orderLine';
import { carGalleryUrls } from '../../media/pictureUrls';
import { companyLevelOf } from '../employee/public';
import { findReviews, reviewQuery, presentReviews, summarizeReviews } from '../review/public';
import { findAlternatives } from './alternatives';
import { bestCouponSaving } from './couponSaving';
import { defaultBills, presentCartype, presentOffer, presentRules } from './cartypePresenter';
import { assertDeliverable } from './doorDelivery';
import { searchCity } from './cityOffers';
import { closedReason, emptyReason } from './emptyReason';
import { listFleet } from './fleet';
import { readSpecification } from './fleetRepository';
import { withHolders } from './heldOffers';
import { listProducts } from './products';
import { assertRentalPeriod } from './rentalPeriod';
import { findRental, pricedCarClass } from './rentalRepository';
import { anyTrip, cartypeSearch, citySearch, rentalPeriod, rentalSearch, scanSearch } from './rentalSearch';
import { scanSite } from './scanSite';
import { searchSite } from './searchSite';
import { stockCalendar } from './stockCalendar';

/** Car types as they can be rented (specification §3, car search; §7, /api/cartype). */
export const cartypeArea = (lines: OrderLines): Area<CarTypeApi> => ({
  'GET /api/cartype/search': open('Offers of a site for a period', rentalSearch, async (search, context) => {
    const found = await searchSite(search, context);
    return { ...found, cars: await withHolders(found.cars, search, lines, context) };
  }),
  'GET /api/store/scan_code/search': open(
    'What stands at a site now, for who has scanned its code',
    scanSearch,
    scanSite,
  ),
  'GET /api/cartype/search_city': open(
    'Each car type of a city at the nearest site that can book it, for a period',
    citySearch,
    async (search, context) => {
      const found = await searchCity(search, context);
      return { ...found, cars: await withHolders(found.cars, search, lines, context) };
    },
  ),
  'GET /api/cartype/get_detail': open(
    'One car type at a site for a period, with its price, rules and reviews',
    cartypeSearch,
    async (search, context) => {
      const { db, now, member, settings } = context;
      assertRentalPeriod(search, now);
      const [rental, specification, marks, savingOn, credit, company] = await Promise.all([
        findRental(db, search),
        readSpecification(db, search.cartype_id),
        summarizeReviews(db, { subjectKind: 'CARTYPE', subjectId: search.cartype_id }),
        bestCouponSaving(context, search.from_time),
        askCredit(search.credit, member, configuredCredit(settings)),
        companyLevelOf(db, member, now),
      ]);
      assertDeliverable(rental, search);
      const bill = defaultBills(rental, search, { credit, company })(rental);
      const offer = presentOffer(rental, search, bill, savingOn(bill, pricedCarClass(rental)));
      const [held = offer] = await withHolders([offer], search, lines, context);
      return {
        cartype: presentCartype(rental.cartype),
        offer: held,
        ...(closedReason(rental) ?? emptyReason([offer], search)),
        deposits: bill.deposits,
        pictures: carGalleryUrls(rental.cartype.id),
        specification,
        rules: presentRules(rental, search, bill, now),
        marks,
      };
    },
  ),
  'GET /api/cartype/get_alternatives': open(
    'Small changes after which a rental can be booked, the cheapest first',
    Type.Object({
      ...rentalSearch.properties,
      cartype_id: Type.Optional(cartypeSearch.properties.cartype_id),
    }),
    async (request, context) => ({ alternatives: await findAlternatives(request, context) }),
  ),
  'GET /api/cartype/get_cartypes': open(
    'The fleet of a city in a period, cheapest first',
    Type.Object({
      city_id: citySearch.properties.city_id,
      ...Type.Partial(rentalPeriod).properties,
      ...anyTrip.properties,
    }),
    async (request, { db, now, member: asker }) => {
      const usual = defaultRentalPeriod(now);
      const query = {
        ...request,
        from_time: request.from_time ?? usual.from,
        to_time: request.to_time ?? usual.to,
      };
      assertRentalPeriod(query, now);
      return { cartypes: await listFleet(db, query, await companyLevelOf(db, asker, now)) };
    },
  ),
  'GET /api/cartype/get_products': open(
    'A car type at every site of a city that has it, for a period',
    Type.Object({ ...citySearch.properties, cartype_id: cartypeSearch.properties.cartype_id }),
    listProducts,
  ),
  'GET /api/cartype/get_calendar': open(
    'What a rental costs if it begins on each of the next 90 days, and their stock',
    cartypeSearch,
    async (request, context) => ({ days: await stockCalendar(request, context) }),
  ),
  'GET /api/cartype/get_marks': open(
    'Reviews of a car type by type, 10 a page',
    reviewQuery,
    async (request, context) => {
      const subject = { subjectKind: 'CARTYPE', subjectId: request.id } as const;
      const { reviews, total } = await findReviews(context.db, subject, request.type, request.page);
      return { marks: await presentReviews(reviews, context), total };
    },
  ),
});
