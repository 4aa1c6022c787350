import type { Bill, BillLine } from '../../../types/api/bill';
import type { DeliveryPoint } from '../../../types/api/address';
import type { InsuredPerson, OrderChoice } from '../../../types/api/rental';

/*
 * Bills, choices and the insured as the database keeps them for years. Their forms are written out here, apart from the wire, which
 * changes when screens do; only the codes of the specification are shared. A form is never changed: another one gets
 * another version, the union below, and a case in the function that reads.
 */

/** A bill of version 1. Rows older than versions carry none, and have this form. Money in fen. */
interface BillV1 {
  version?: 1;
  lines: {
    code: BillLine['code'];
    name: string;
    unitPrice: number;
    quantity: number;
    unit: BillLine['unit'];
    rule: string;
    amount: number;
    group: BillLine['group'];
  }[];
  total: number;
  days: number;
  overtimeHours: number;
  dailyAverage: number;
  deposits: { vehicle: number; violation: number; releaseText: string; waived?: boolean };
}

interface PointV1 {
  name: string;
  address: string;
  /** BD-09. */
  location: { lng: number; lat: number };
}

/** A choice of version 1. Rows older than versions carry none, and have this form. */
interface ChoiceV1 {
  version?: 1;
  site_id: string;
  return_site_id?: string;
  from_time: string;
  to_time: string;
  delivery?: PointV1;
  collection?: PointV1;
  cartype_id: string;
  services: OrderChoice['services'];
  insured_count: number;
  coupon_id?: string;
  use_wkcoin: boolean;
  use_discount: boolean;
}

interface PersonV1 {
  name: string;
  idcard_no: string;
}

/** Whom the accident insurance covers, version 1. Rows older than versions are the list alone. */
type InsuredV1 = { version: 1; people: PersonV1[] } | PersonV1[];

/** A bill in any form that was ever stored. */
export type StoredBill = BillV1;

/** A choice in any form that was ever stored. */
export type StoredChoice = ChoiceV1;

/** The insured in any form that was ever stored. */
export type StoredInsured = InsuredV1;

/** A bill in the form in which it is stored today. */
export const storedBill = (bill: Bill): StoredBill => ({
  version: 1,
  lines: bill.lines.map(({ code, name, unitPrice, quantity, unit, rule, amount, group }) => ({
    code,
    name,
    unitPrice,
    quantity,
    unit,
    rule,
    amount,
    group,
  })),
  total: bill.total,
  days: bill.days,
  overtimeHours: bill.overtimeHours,
  dailyAverage: bill.dailyAverage,
  deposits: depositsV1(bill.deposits),
});

/** Why a credit score did not stand in for the deposits is said before booking; an order keeps what is to be paid. */
const depositsV1 = ({ notWaived: _said, ...deposits }: Bill['deposits']): BillV1['deposits'] => deposits;

/** A stored bill, whatever its version, as the rest of the code and the wire have it. */
export const readBill = ({ version: _only, ...bill }: StoredBill): Bill => bill;

/** A choice in the form in which it is stored today: whatever else a caller may have sent is not. */
export const storedChoice = (choice: OrderChoice): StoredChoice => ({
  version: 1,
  site_id: choice.site_id,
  return_site_id: choice.return_site_id,
  from_time: choice.from_time,
  to_time: choice.to_time,
  delivery: choice.delivery && storedPoint(choice.delivery),
  collection: choice.collection && storedPoint(choice.collection),
  cartype_id: choice.cartype_id,
  services: choice.services,
  insured_count: choice.insured_count,
  coupon_id: choice.coupon_id,
  use_wkcoin: choice.use_wkcoin,
  use_discount: choice.use_discount,
});

/** A stored choice, whatever its version, as the rest of the code and the wire have it. */
export const readChoice = ({ version: _only, ...choice }: StoredChoice): OrderChoice => choice;

/** The insured in the form in which they are stored today. */
export const storedInsured = (people: readonly InsuredPerson[]): StoredInsured => ({
  version: 1,
  people: people.map(({ name, idcard_no }) => ({ name, idcard_no })),
});

/** The stored insured, whatever the version, as the rest of the code and the wire have them. */
export const readInsured = (stored: StoredInsured): InsuredPerson[] =>
  Array.isArray(stored) ? stored : stored.people;

const storedPoint = ({ name, address, location: { lng, lat } }: DeliveryPoint): PointV1 => ({
  name,
  address,
  location: { lng, lat },
});
