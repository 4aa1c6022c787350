import { makeAutoObservable } from 'mobx';
import { canAddCalcDriver, canAddReserveDriver, otherNameOf, type AccidentDriver } from '@/domain/drivers';
import { isIdCardNumber, maskIdCardNumber } from '@/domain/identity';
import { isRenterName } from '@/domain/renter';
import { sessionStorage } from '@/platform/storage';
import { serverNow } from '@/services/call';
import { FormModel } from '@/stores/FormModel';
import { kept, persistFields, type KeptPlace } from '@/stores/persistence';
import type { InsuredPerson } from '~types/api/rental';

/**
 * Someone of the list: 0 removed, 1 active, 2 active and marked by their identity card (specification §3). Their number
 * is empty after a reload, which no ID number survives.
 */
export interface InsuredEntry extends InsuredPerson, AccidentDriver {}

/** Resolves at submit with the person. */
export type InsuredForm = FormModel<InsuredPerson, InsuredPerson>;

const entriesPlace: KeptPlace = { key: 'booking_insured', storage: sessionStorage, personal: true };
const formPlace: KeptPlace = { key: 'booking_insured_form', storage: sessionStorage, personal: true };

const nameProblem = (name: string): string | undefined =>
  isRenterName(name) ? undefined : '请填写与身份证一致的姓名，2至30个字';
function idCardProblem(idCardNumber: string): string | undefined {
  if (idCardNumber === '') return '请填写身份证号码';
  return isIdCardNumber(idCardNumber, serverNow()) ? undefined : '身份证号不正确，请核对18位号码';
}

function readEntry(stored: unknown): InsuredEntry[] {
  const { name, type } = (stored ?? {}) as Partial<Record<keyof InsuredEntry, unknown>>;
  if (typeof name !== 'string' || nameProblem(name)) return [];
  return [{ name, idcard_no: '', type: type === 0 ? 0 : 1 }];
}

/** What was stored, where anything may stand: valid names only, each once, no more than the rules let in. */
function readEntries(stored: unknown): InsuredEntry[] {
  const entries: InsuredEntry[] = [];
  for (const entry of (Array.isArray(stored) ? stored : []).flatMap(readEntry)) {
    const isKnown = entries.some(({ name }) => name === entry.name);
    if (!isKnown && canAddCalcDriver(entries)) entries.push(entry);
  }
  return entries;
}

const nobody: InsuredPerson = { name: '', idcard_no: '' };
const atLeastOne = '至少为一人投保，不需要时可以关闭驾乘人员意外险';

/**
 * 被保险人: whom INS_TRAVEL_ACCIDENT covers (specification §3, accident driver entry): the renter, unless they take
 * themselves out, and the others of the list. The same people, whichever car is booked; `limit` is how many that car can
 * cover. Two limits hold (decisions, reading 5): nine who are covered, eight entries besides the renter.
 */
export class InsuredPeople {
  /** Everyone besides the renter. */
  entries: InsuredEntry[] = [];
  isRenterCovered = true;
  /** Who is being added; survives a reload like everything typed but the number. */
  form: InsuredForm;

  /** `driver` is who takes the car, as the renter's form has them, or a usual driver with a masked number. */
  constructor(private readonly driver: () => InsuredPerson = () => nobody) {
    this.form = this.newForm();
    makeAutoObservable<this, 'driver'>(this, { driver: false }, { autoBind: true });
    persistFields(this, {
      ...entriesPlace,
      fields: ['entries', 'isRenterCovered'],
      accept: ({ entries, isRenterCovered }) => ({
        entries: readEntries(entries),
        isRenterCovered: isRenterCovered !== false,
      }),
    });
    if (this.form.values.name === '') this.clearForm();
  }

  /** Who takes the car, as far as they are filled in. */
  get renter(): InsuredPerson {
    const { name, idcard_no } = this.driver();
    return { name: name.trim(), idcard_no };
  }

  /** Everyone besides the renter who was not removed, in the order in which they were added. */
  get covered(): InsuredEntry[] {
    return this.entries.filter(({ type }) => type !== 0);
  }

  /** Who is to be covered and whose number has to be typed again: nothing can be booked before. */
  get incomplete(): InsuredEntry[] {
    return this.covered.filter(entry => entry.idcard_no === '' && !this.isRenter(entry));
  }

  /** All who are covered, the renter first; never nobody. */
  get insured(): InsuredPerson[] {
    // Who was added before they filled in the renter's form with the same person is not covered twice.
    const others = this.covered.filter(entry => !this.isRenter(entry));
    const isRenterIn = this.isRenterCovered || others.length < this.covered.length || others.length === 0;
    return (isRenterIn ? [this.renter, ...others] : others).map(({ name, idcard_no }) => ({
      name,
      idcard_no,
    }));
  }

  get hasRemoved(): boolean {
    return this.entries.some(({ type }) => type === 0);
  }

  /** Why nobody more can be covered, one sentence: the reserve flow refuses a tenth (specification §5), a car has its seats. */
  coverRefusal(limit: number): string | undefined {
    const { insured } = this;
    const isFull = insured.length >= limit || !canAddReserveDriver(insured.map(() => ({ type: 1 })));
    return isFull ? `最多为${limit}人投保，移除一位后可以换人` : undefined;
  }

  /** Why nobody can be typed, one sentence: there is no room for anybody new, and nobody whose number is missing. */
  addRefusal(limit: number): string | undefined {
    return this.incomplete.length > 0 ? undefined : this.roomRefusal(limit);
  }

  /** Why nobody new can be added, one sentence: the calculation takes 7 entries and one more (specification §5). */
  private roomRefusal(limit: number): string | undefined {
    const refusal = this.coverRefusal(limit);
    if (refusal !== undefined || canAddCalcDriver(this.entries)) return refusal;
    return this.hasRemoved ? '名单已满，请恢复已移除的人，或清空他们后再添加' : '名单已满，不能再添加';
  }

  /**
   * Adds a person, who is covered from now on. Someone who is in the list already is not doubled but marked, or given the
   * number that they lacked; the number of somebody with another name is refused. Answers why not; undefined when they are in the list.
   */
  add(person: InsuredPerson, limit: number): string | undefined {
    this.unmark();
    const other = otherNameOf(person, [this.renter, ...this.entries]);
    if (other !== undefined) return `这个身份证号已登记为${other}，请核对姓名和身份证号`;
    if (this.isRenter(person))
      return this.isRenterCovered ? '取车人本人已在名单中' : this.putRenterBack(limit);
    const existing =
      this.entries.find(({ idcard_no }) => idcard_no === person.idcard_no) ??
      this.incomplete.find(({ name }) => name === person.name);
    const isCovered = existing !== undefined && existing.type !== 0;
    const refusal = isCovered ? undefined : existing ? this.coverRefusal(limit) : this.roomRefusal(limit);
    if (refusal !== undefined) return refusal;
    if (existing?.idcard_no === '') existing.idcard_no = person.idcard_no;
    else if (existing) existing.type = 2;
    else this.entries.push({ ...person, type: 1 });
    return undefined;
  }

  /** Takes a person out of the cover, who stays in the list and can be put back; answers why not. */
  remove(entry: InsuredEntry): string | undefined {
    this.unmark();
    if (this.insured.length === 1) return atLeastOne;
    entry.type = 0;
    return undefined;
  }

  /** Takes the renter out of the cover; answers why not. */
  removeRenter(): string | undefined {
    if (this.insured.length === 1) return atLeastOne;
    this.isRenterCovered = false;
    return undefined;
  }

  /** Covers the renter again; answers why not. */
  putRenterBack(limit: number): string | undefined {
    const refusal = this.coverRefusal(limit);
    if (refusal === undefined) this.isRenterCovered = true;
    return refusal;
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

  /** A form for the next one, as its person is in the list: whose number is missing, or anybody. */
  clearForm(): void {
    kept(formPlace).remove();
    this.form = this.newForm();
    const [next] = this.incomplete;
    if (next) this.form.set('name', next.name);
  }

  /** Leaves nothing of these people on the device. */
  forget(): void {
    this.entries = [];
    this.isRenterCovered = true;
    kept(entriesPlace).remove();
    this.clearForm();
  }

  private isRenter({ name, idcard_no: number }: InsuredPerson): boolean {
    const { renter } = this;
    // Of a usual driver only the masked number is known.
    const numbers = [renter.idcard_no, ''];
    return (
      name === renter.name && (numbers.includes(number) || maskIdCardNumber(number) === renter.idcard_no)
    );
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
        const { name } = (values ?? {}) as Partial<Record<keyof InsuredPerson, unknown>>;
        return typeof name === 'string' ? { values: { ...nobody, name } } : undefined;
      },
    });
    return form;
  }
}
