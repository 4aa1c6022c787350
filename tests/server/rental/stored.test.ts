import type { Bill } from '../../../types/api/bill';
import { keptNumber } from '../../../server/areas/rental/people';
import {
  readBill,
  readChoice,
  readInsured,
  storedBill,
  storedChoice,
  storedInsured,
  type StoredBill,
  type StoredChoice,
  type StoredInsured,
} from '../../../server/areas/rental/stored';
import { choice, renter } from './rentalWorld';

// Issue 9: what is stored in a form of its own carries a version, apart from the wire types.

const bill: Bill = {
  lines: [
    {
      code: 'RENTAL_WEEKDAY',
      name: '车辆租赁费',
      unitPrice: 20000,
      quantity: 3,
      unit: '天',
      rule: '平日¥200/天',
      amount: 60000,
      group: 'rental',
    },
  ],
  total: 60000,
  days: 3,
  overtimeHours: 0,
  dailyAverage: 20000,
  deposits: { vehicle: 300000, violation: 200000, releaseText: '还车30天后退还' },
};

const { name, idcard_no } = renter;
const people = [{ name, keptNumber: keptNumber(idcard_no, 'D1', 'key') }];
const plain = [{ name, keptNumber: idcard_no }];

/** As the database gives it back. */
const kept = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('a bill, a choice and the insured come back as they went in, and carry their version', () => {
  const point = { name: '朝阳公园', address: '朝阳公园南路1号', location: { lng: 116.48, lat: 39.94 } };
  const wanted = { ...choice, coupon_id: 'coupon-1', return_site_id: 'site-west', delivery: point };
  expect(storedBill(bill).version).toBe(1);
  expect(storedChoice(wanted).version).toBe(1);
  expect(readBill(kept(storedBill(bill)))).toEqual(bill);
  expect(readChoice(kept(storedChoice(wanted)))).toEqual(wanted);
  expect(storedInsured(people)).toMatchObject({ version: 2 });
  // A number that is not sealed yet is not taken for one that is.
  expect(storedInsured([...people, ...plain])).toMatchObject({ version: 1 });
  expect(readInsured(kept(storedInsured(people)))).toEqual(people);
});

test('issue 14: a bill of an employee keeps at which price level it is priced', () => {
  const ofEmployee = { ...bill, company: { name: '海岚科技', percent: 12 } };
  expect(storedBill(ofEmployee).version).toBe(2);
  expect(readBill(kept(storedBill(ofEmployee)))).toEqual(ofEmployee);
});

test('rows older than versions are read too', () => {
  const oldBill: StoredBill = kept({ ...bill });
  const oldChoice: StoredChoice = kept({ ...choice });
  expect([oldBill.version, oldChoice.version]).toEqual([undefined, undefined]);
  expect(readBill(oldBill)).toEqual(bill);
  expect(readChoice(oldChoice)).toEqual(choice);
  const oldInsured: StoredInsured = kept([{ name, idcard_no }]);
  expect(readInsured(oldInsured)).toEqual(plain);
});

test('what a caller sends besides, or a client is told besides, is not stored', () => {
  expect(storedChoice({ ...choice, ...{ secret: 'x' } })).not.toHaveProperty('secret');
  expect(storedBill({ ...bill, couponRefusal: '已过期' })).not.toHaveProperty('couponRefusal');
  expect(readInsured(storedInsured(people.map(person => ({ ...renter, ...person }))))).toEqual(people);
});
