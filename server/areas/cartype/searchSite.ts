import type { DataOf, RequestOf } from '../../../types/api';
import type { Context } from '../../http/endpoint';
import { askCredit, configuredCredit } from '../../kernel/credit/askCredit';
import { companyLevelOf } from '../employee/public';
import { defaultBills, presentOffer } from './cartypePresenter';
import { bestCouponSaving } from './couponSaving';
import { assertDeliverable } from './doorDelivery';
import { closedReason, emptyReason } from './emptyReason';
import { assertRentalPeriod } from './rentalPeriod';
import { listRentals, pricedCarClass } from './rentalRepository';

type SiteSearch = 'GET /api/cartype/search';

/** All offers of a site for a period, sold-out ones too, and why none can be booked. PERIOD_INVALID, NOT_FOUND. */
export async function searchSite(
  search: RequestOf<SiteSearch>,
  context: Pick<Context, 'db' | 'now' | 'member' | 'settings' | 'version'>,
): Promise<DataOf<SiteSearch>> {
  const { db, now, member, settings } = context;
  assertRentalPeriod(search, now);
  const [{ cars, ...place }, savingOn, credit, company] = await Promise.all([
    listRentals(db, search),
    bestCouponSaving(context, search.from_time),
    askCredit(search.credit, member, configuredCredit(settings)),
    companyLevelOf(db, member, now),
  ]);
  const closed = closedReason(place);
  if (closed) return { cars: [], ...closed };
  assertDeliverable(place, search);
  const bills = defaultBills(place, search, { credit, company });
  const offers = cars.map(car => {
    const bill = bills(car);
    return presentOffer(
      { ...place, ...car },
      search,
      bill,
      savingOn(bill, pricedCarClass({ ...place, ...car })),
    );
  });
  return { cars: offers, ...emptyReason(offers, search) };
}
