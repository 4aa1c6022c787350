import type { CarTypeApi } from '../../../types/api/cartype';
import { open, type Area } from '../../http/endpoint';
import { presentMark } from '../mark/markPresenter';
import { markQuery } from '../mark/markQuery';
import { findMarks, summarizeMarks } from '../mark/markRepository';
import { defaultBill, presentCartype, presentOffer, presentRules } from './cartypePresenter';
import { closedReason, emptyReason } from './emptyReason';
import { assertRentalPeriod } from './rentalPeriod';
import { findRental, listRentals } from './rentalRepository';
import { cartypeSearch, rentalSearch } from './rentalSearch';

/** Car types as they can be rented (specification §3, car search; §7, /api/cartype). */
export const cartypeArea: Area<CarTypeApi> = {
  'GET /api/cartype/search': open(
    'Offers of a site for a period',
    rentalSearch,
    async (search, { db, now }) => {
      assertRentalPeriod(search, now);
      const { cars, ...place } = await listRentals(db, search);
      const closed = closedReason(place);
      if (closed) return { cars: [], ...closed };
      const offers = cars.map(car => {
        const rental = { ...place, ...car };
        return presentOffer(rental, search, defaultBill(rental, search));
      });
      return { cars: offers, ...emptyReason(offers, search) };
    },
  ),
  'GET /api/cartype/get_detail': open(
    'One car type at a site for a period, with its price, rules and reviews',
    cartypeSearch,
    async (search, { db, now }) => {
      assertRentalPeriod(search, now);
      const [rental, marks] = await Promise.all([
        findRental(db, search),
        summarizeMarks(db, { subjectKind: 'CARTYPE', subjectId: search.cartype_id }),
      ]);
      const bill = defaultBill(rental, search);
      const cartype = presentCartype(rental.cartype);
      return {
        cartype,
        offer: presentOffer(rental, search, bill),
        pictures: [cartype.picture.large],
        specification: rental.cartype.specification,
        rules: presentRules(rental, search, bill, now),
        marks,
      };
    },
  ),
  'GET /api/cartype/get_marks': open(
    'Reviews of a car type by type, 10 a page',
    markQuery,
    async (request, { db }) => {
      const subject = { subjectKind: 'CARTYPE', subjectId: request.id } as const;
      const { marks, total } = await findMarks(db, subject, request.type, request.page);
      return { marks: marks.map(presentMark), total };
    },
  ),
};
