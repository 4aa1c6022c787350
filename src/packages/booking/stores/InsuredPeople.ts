import { makeAutoObservable } from 'mobx';
import { canAddCalcDriver, canAddReserveDriver, type AccidentDriver } from '@/domain/drivers';
import { isIdCardNumber } from '@/domain/identity';
import { isRenterName } from '@/domain/renter';
import { sessionStorage } from '@/platform/storage';
import { serverNow } from '@/services/call';
import { FormModel } from '@/stores/FormModel';
import { kept, persistFields, type KeptPlace } from '@/stores/persistence';
import type { InsuredPerson } from '~types/api/rental';

/** Someone of the list: 0 removed, 1 active, 2 active and marked by their identity card (specification §3). */
export interface InsuredEntry extends InsuredPerson, AccidentDriver {}

/** Resolves at submit with the person. */
export type InsuredForm = FormModel<InsuredPerson, InsuredPerson>;

const entriesPlace: KeptPlace = { key: 'booking_insured', storage: sessionStorage, personal: true };
const formPlace: KeptPlace = { key: 'booking_insured_form', storage: sessionStorage, personal: true };

const nameProblem = (name: string): string | undefined =>
  isRenterName(name) ? undefined : '请填写与身份证一致的姓名，2至30个字';
const idCardProblem = (idCardNumber: string): string | undefined =>
  isIdCardNumber(idCardNumber, serverNow()) ? undefined : '身份证号不正确，请核对18位号码';

function readEntry(stored: unknown): InsuredEntry[] {
  const { name, idcard_no, type } = (stored ?? {}) as Partial<Record<keyof InsuredEntry, unknown>>;
  if (typeof name !== 'string' || typeof idcard_no !== 'string') return [];
  if (nameProblem(name) ?? idCardProblem(idcard_no)) return [];
  return [{ name, idcard_no, type: type === 0 ? 0 : 1 }];
}

/** What was stored, where anything may stand: valid people only, each once, no more than the rules let in. */
function readEntries(stored: unknown): InsuredEntry[] {
  const entries: InsuredEntry[] = [];
  for (const entry of (Array.isArray(stored) ? stored : []).flatMap(readEntry)) {
    const isKnown = entries.some(({ idcard_no }) => idcard_no === entry.idcard_no);
    if (!isKnown && canAddCalcDriver(entries)) entries.push(entry);
  }
  return entries;
}

/**
 * 投保驾驶人: whom INS_TRAVEL_ACCIDENT covers (specification §3, accident driver entry). The same people, whichever car
 * is booked; `limit` is how many that car can cover. An empty list stands for the renter alone.
 */
export class InsuredPeople {
  entries: InsuredEntry[] = [];
  /** Who is being added; survives a reload like everything typed. */
  form: InsuredForm;

  constructor() {
    this.form = this.newForm();
    makeAutoObservable(this, {}, { autoBind: true });
    persistFields(this, {
      ...entriesPlace,
      fields: ['entries'],
      accept: ({ entries }) => ({ entries: readEntries(entries) }),
    });
  }

  /** Everyone who was not removed, in the order in which they were added. */
  get covered(): InsuredEntry[] {
    return this.entries.filter(({ type }) => type !== 0);
  }

  get hasRemoved(): boolean {
    return this.entries.some(({ type }) => type === 0);
  }

  /** Whether someone with this identity card is covered. */
  covers(idCardNumber: string): boolean {
    return this.covered.some(({ idcard_no }) => idcard_no === idCardNumber);
  }

  /** Why nobody more can be covered, one sentence: the reserve flow refuses a tenth (specification §5), a car has its seats. */
  coverRefusal(limit: number): string | undefined {
    const isFull = this.covered.length >= limit || !canAddReserveDriver(this.unmarked);
    return isFull ? `最多为${limit}人投保，移除一位后可以换人` : undefined;
  }

  /** Why nobody new can be added, one sentence: the calculation takes 7 entries and one more (specification §5). */
  addRefusal(limit: number): string | undefined {
    const refusal = this.coverRefusal(limit);
    if (refusal !== undefined || canAddCalcDriver(this.entries)) return refusal;
    return this.hasRemoved ? '名单已满，请恢复已移除的人，或清空他们后再添加' : '名单已满，不能再添加';
  }

  /**
   * Adds a person, who is covered from now on. Someone with the same identity card is not doubled but marked, with the
   * name as it was typed last. Answers why not; undefined when they are in the list.
   */
  add({ name, idcard_no }: InsuredPerson, limit: number): string | undefined {
    this.unmark();
    const existing = this.entries.find(entry => entry.idcard_no === idcard_no);
    const refusal = existing
      ? existing.type === 0
        ? this.coverRefusal(limit)
        : undefined
      : this.addRefusal(limit);
    if (refusal !== undefined) return refusal;
    if (existing) Object.assign(existing, { name, type: 2 });
    else this.entries.push({ name, idcard_no, type: 1 });
    return undefined;
  }

  /** Adds who takes the car, as they stand in the renter's form; answers why not. */
  addRenter({ name, idcard_no }: InsuredPerson, limit: number): string | undefined {
    const renter = { name: name.trim(), idcard_no };
    if (nameProblem(renter.name) ?? idCardProblem(idcard_no))
      return '请先在确认订单填写取车人的姓名和身份证号';
    return this.add(renter, limit);
  }

  /** Takes a person out of the cover; they stay in the list and can be put back. */
  remove(entry: InsuredEntry): void {
    this.unmark();
    entry.type = 0;
  }

  /** Covers a removed person again; answers why not. */
  putBack(entry: InsuredEntry, limit: number): string | undefined {
    this.unmark();
    const refusal = this.coverRefusal(limit);
    if (refusal === undefined) entry.type = 1;
    return refusal;
  }

  /** Forgets the removed ones for good. */
  clearRemoved(): void {
    this.entries = this.entries.filter(({ type }) => type !== 0);
  }

  /** An empty form: its person is in the list. */
  clearForm(): void {
    kept(formPlace).remove();
    this.form = this.newForm();
  }

  /** Leaves nothing of these people on the device. */
  forget(): void {
    this.entries = [];
    kept(entriesPlace).remove();
    this.clearForm();
  }

  /** Who is marked is active all the same: marks do not count where the rules count. */
  private get unmarked(): AccidentDriver[] {
    return this.entries.map(({ type }) => ({ type: type === 2 ? 1 : type }));
  }

  private unmark(): void {
    for (const entry of this.entries) if (entry.type === 2) entry.type = 1;
  }

  private newForm(): InsuredForm {
    const form = new FormModel<InsuredPerson, InsuredPerson>({
      initial: { name: '', idcard_no: '' },
      rules: {
        name: value => nameProblem(value.trim()),
        idcard_no: idCardProblem,
      },
      submit: ({ name, idcard_no }) =>
        Promise.resolve({ name: name.trim(), idcard_no: idcard_no.toUpperCase() }),
    });
    persistFields(form, {
      ...formPlace,
      fields: ['values'],
      accept: ({ values }) => {
        const { name, idcard_no } = (values ?? {}) as Partial<Record<keyof InsuredPerson, unknown>>;
        return typeof name === 'string' && typeof idcard_no === 'string'
          ? { values: { name, idcard_no } }
          : undefined;
      },
    });
    return form;
  }
}
