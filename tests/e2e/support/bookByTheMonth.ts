import { randomBytes } from 'node:crypto';
import { idCardFor, nameFor } from '../../support/idCards';
import { told, type OtherRenter } from './api';

/** Books a car in Beijing for three months that are paid one by one; resolves with the order, of which the first is to be paid. */
export async function bookByTheMonth(who: Pick<OtherRenter, 'call'>, mobile: string): Promise<string> {
  const { cities } = await told(who, 'GET /api/order_long/get_cities', {});
  const city = cities.find(({ id }) => id === '110000');
  if (!city) throw new Error('Beijing has no long rental');
  const asked = { city_id: city.id, from_time: city.earliest, months: 3 } as const;
  const { cartypes } = await told(who, 'GET /api/product/get_long_cartypes', asked);
  const car = cartypes.find(({ available }) => available > 1);
  const choice = { ...asked, cartype_id: car?.cartype.id ?? '', plan: 'MONTHLY' as const, services: [] };
  const quote = await told(who, 'POST /api/order_long/calc', choice);
  const { orderid } = await told(who, 'POST /api/order_long/add', {
    ...choice,
    client_key: randomBytes(16).toString('hex'),
    expected_total: quote.bill.total,
    agreement_version: quote.agreement_version,
    renter: { name: nameFor(mobile), mobile, idcard_no: idCardFor(mobile) },
    remark: '',
  });
  return orderid;
}
