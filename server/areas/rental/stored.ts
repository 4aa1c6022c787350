import type { Bill, BillLine } from '../../../types/api/bill';
import type { DeliveryPoint } from '../../../types/api/address';
import type { AgreementId } from '../../../types/api/content';
import type { AcceptedAgreement } from '../../../types/api/contract';
import type { OrderChoice } from '../../../types/api/rental';
import { isSealed } from '../../kernel/secrets/seal';

/*
 * Bills, choices, the insured and what was accepted, as the database keeps them for years. Their forms are written out here, apart from the wire, which
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

/** Version 2: at the price level of which company it was priced. */
interface BillV2 extends Omit<BillV1, 'version'> {
  version: 2;
  company: { name: string; percent: number };
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

/** Version 2: every number is sealed. */
interface InsuredV2 {
  version: 2;
  people: PersonV1[];
}

/** What was accepted by booking, version 1. */
interface AcceptedV1 {
  version: 1;
  agreements: { id: AgreementId; title: string; version: string }[];
}

/** A bill in any form that was ever stored. */
export type StoredBill = BillV1 | BillV2;

/** A choice in any form that was ever stored. */
export type StoredChoice = ChoiceV1;

/** The insured in any form that was ever stored. */
export type StoredInsured = InsuredV1 | InsuredV2;

/** Somebody of an order, with the number of the identity card as it is kept (`people.ts`). */
export interface KeptPerson {
  name: string;
  keptNumber: string;
}

/** What was accepted, in any form that was ever stored. */
export type StoredAccepted = AcceptedV1;

/** A bill in the form in which it is stored today: version 1 at everybody's prices. */
export const storedBill = (bill: Bill): StoredBill => {
  const { company } = bill;
  return company
    ? { ...billV1(bill), version: 2, company: { name: company.name, percent: company.percent } }
    : billV1(bill);
};

const billV1 = (bill: Bill): BillV1 => ({
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

/** The insured in the form in which they are stored today: version 1 where a number of theirs is not sealed yet. */
export const storedInsured = (people: readonly KeptPerson[]): StoredInsured => ({
  version: people.every(({ keptNumber }) => isSealed(keptNumber)) ? 2 : 1,
  people: people.map(({ name, keptNumber }) => ({ name, idcard_no: keptNumber })),
});

/** The stored insured, whatever the version, as the rest of the code has them. */
export const readInsured = (stored: StoredInsured): KeptPerson[] =>
  (Array.isArray(stored) ? stored : stored.people).map(({ name, idcard_no }) => ({
    name,
    keptNumber: idcard_no,
  }));

/** What was accepted in the form in which it is stored today. */
export const storedAccepted = (agreements: readonly AcceptedAgreement[]): StoredAccepted => ({
  version: 1,
  agreements: agreements.map(({ id, title, version }) => ({ id, title, version })),
});

/** What was accepted, whatever the version; nothing for a rental from before it was kept. */
export const readAccepted = (stored: StoredAccepted | null): AcceptedAgreement[] => stored?.agreements ?? [];

const storedPoint = ({ name, address, location: { lng, lat } }: DeliveryPoint): PointV1 => ({
  name,
  address,
  location: { lng, lat },
});
