import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import {
  askedFields,
  askedValues,
  commentsProblem,
  contactNameProblem,
  contactPhoneProblem,
  fieldProblem,
  firstProblem,
  initialValue,
  type DemandField,
  type DemandValue,
  type DemandValues,
} from '@/domain/demandFields';
import { ErrorCode } from '@/domain/errorCode';
import { randomHex } from '@/platform/random';
import { localStorage } from '@/platform/storage';
import { ApiError, codeOf, messageOf } from '@/services/ApiError';
import { serverNow } from '@/services/call';
import { CodeSending } from './CodeSending';
import { FormPhotos } from './FormPhotos';
import { OverlayStore } from './OverlayStore';
import { kept, type KeptItem } from './persistence';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';
import type { City } from '~types/api/city';
import type { DemandReceipt, DemandSender, Estimate } from '~types/api/worksheet';

/** What every form asks besides: who is called, and what else is to be known. */
export type ContactName = 'name' | 'phone' | 'vcode' | 'comments';

/** What a line knows of fields besides their rows. */
export interface FieldRemarks {
  /** A field was left with what is filled in by now. */
  left(name: string): void;
  /** One sentence below a field; undefined where there is nothing to say. */
  hintOf(name: string): string | undefined;
  /** What is wrong with a field. */
  problemOf(name: string): string | undefined;
}

/** What a line tells of its demand. */
export interface DemandFormOptions<Wish extends { city_id: string }> {
  /** Under which it is kept on the device: charter. */
  key: string;
  fields: readonly DemandField[];
  city: () => City;
  /** Sends it; rejects like any call. */
  send(request: Wish & DemandSender): Promise<DemandReceipt>;
  /** Whether a choice can be had where it is asked for; absent: all can. */
  offers?(field: string, value: string): boolean;
  /** What the line knows of a field besides its row, such as whether a voucher is good; asked for when the field is left. */
  remarks?: FieldRemarks;
  /** What it will cost about; undefined while too little is filled in, absent where nobody can say. */
  estimate?: (values: DemandValues, city: City) => Estimate | undefined;
}

interface Draft {
  values: DemandValues;
  contact: Record<ContactName, string>;
  /** Under which it is sent: what was sent and not answered is the same demand. */
  key: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (record: Record<string, unknown>, name: string): string =>
  typeof record[name] === 'string' ? record[name] : '';

/**
 * What somebody asks for, of whatever kind (issue 14, `design/lines.md`): its fields by rows of the line, kept on the device
 * until it has arrived. What was typed is never lost by an error.
 */
export class DemandFormStore<Wish extends { city_id: string }> {
  readonly values = observable.map<string, DemandValue | undefined>({}, { deep: false });
  readonly contact: Record<ContactName, string>;
  readonly code = new CodeSending();
  readonly photos: FormPhotos | undefined;
  isSubmitting = false;
  /** One sentence for the whole form. */
  failure: string | undefined = undefined;
  /** What has become of the one that was sent last, for its screen. */
  receipt: DemandReceipt | undefined = undefined;
  /** What the server has said of a field, until it is changed. */
  private refused: { field: string; problem: string } | undefined = undefined;
  private readonly touched = observable.set<string>();
  private readonly onDevice: KeptItem;
  private key = randomHex(32);

  constructor(
    private readonly root: RootStore,
    readonly options: DemandFormOptions<Wish>,
  ) {
    this.contact = observable({ name: '', phone: '', vcode: '', comments: '' });
    const photos = options.fields.find(field => field.kind === 'photos');
    this.photos = photos && new FormPhotos(root, `${options.key}-`, photos.most);
    this.onDevice = kept({ key: `demand-${options.key}`, storage: localStorage, personal: true });
    makeAutoObservable<this, 'root' | 'onDevice' | 'touched'>(
      this,
      {
        ...{ root: false, options: false, values: false, contact: false, code: false, photos: false },
        ...{ onDevice: false, touched: false },
      },
      { autoBind: true },
    );
    this.restore();
    reaction(
      () => this.draft,
      draft => this.onDevice.write(draft),
    );
    const session = root.get(SessionStore);
    session.onOtherMember(this.restore);
    session.onLogOut(this.begin);
  }

  /** The fields that are asked for as the others stand. */
  get fields(): DemandField[] {
    return askedFields(this.options.fields, this.filled);
  }

  get estimate(): Estimate | undefined {
    return this.options.estimate?.(this.filled, this.options.city());
  }

  /** Whether the number that is to be called must be confirmed by a code: it is not the member's own. */
  get needsCode(): boolean {
    return this.contact.phone !== this.root.get(SessionStore).uid;
  }

  /** The first field that is wrong, for the focus. */
  get firstWrong(): string | undefined {
    return (
      firstProblem(this.options.fields, this.filled, serverNow())?.field ??
      (this.photos?.problem === undefined ? undefined : 'photos') ??
      this.contactNames.find(name => this.contactProblem(name) !== undefined)
    );
  }

  /** The error to show at a field, once it was left or submitted. */
  errorOf(name: string): string | undefined {
    if (this.refused?.field === name) return this.refused.problem;
    if (!this.touched.has(name)) return undefined;
    const field = this.options.fields.find(one => one.name === name);
    if (field?.kind === 'photos') return this.photos?.problem;
    if (!field) return this.contactProblem(name as ContactName);
    return fieldProblem(field, this.filled, serverNow()) ?? this.options.remarks?.problemOf(name);
  }

  /** The sentence below a field: what the line knows of it, or what its row says. */
  hintOf({ name, hint }: DemandField): string | undefined {
    return this.options.remarks?.hintOf(name) ?? hint;
  }

  set(name: string, value: DemandValue | undefined): void {
    this.values.set(name, value);
    this.failure = undefined;
    if (this.refused?.field === name) this.refused = undefined;
  }

  setContact(name: ContactName, text: string): void {
    this.contact[name] = text;
    this.failure = undefined;
    if (this.refused?.field === name) this.refused = undefined;
  }

  /** The field was left: from now on its error shows. */
  leave(name: string): void {
    this.touched.add(name);
    this.options.remarks?.left(name);
  }

  /** Has a code sent to the number; whether one is on its way. A wrong number is told at its field. */
  async sendCode(): Promise<boolean> {
    this.leave('phone');
    const { phone } = this.contact;
    if (contactPhoneProblem(phone) !== undefined) return false;
    return this.code.send(() => this.root.get(SessionStore).sendContactCode(phone));
  }

  /** Checks all and sends; the receipt, or undefined when something is wrong. */
  async submit(): Promise<DemandReceipt | undefined> {
    if (this.isSubmitting) return undefined;
    for (const { name } of this.options.fields) this.touched.add(name);
    for (const name of this.contactNames) this.touched.add(name);
    this.refused = undefined;
    if (this.firstWrong !== undefined) return undefined;
    this.isSubmitting = true;
    this.failure = undefined;
    try {
      const receipt = await this.hand(false);
      if (receipt) this.arrived(receipt);
      return receipt;
    } catch (problem) {
      this.tell(problem);
      return undefined;
    } finally {
      runInAction(() => {
        this.isSubmitting = false;
      });
    }
  }

  /** Sends it; where one like it was sent today, it is asked whether that is meant. */
  private async hand(repeat: boolean): Promise<DemandReceipt | undefined> {
    try {
      return await this.options.send(this.request(repeat));
    } catch (problem) {
      if (codeOf(problem) === ErrorCode.KEY_REUSED) this.renewKey();
      if (repeat || codeOf(problem) !== ErrorCode.DEMAND_REPEATED) throw problem;
      const isMeant = await this.root.get(OverlayStore).confirm({
        title: '再提交一份？',
        content: messageOf(problem),
        confirmText: '再提交一份',
        cancelText: '先不提交',
      });
      return isMeant ? this.hand(true) : undefined;
    }
  }

  private request(repeat: boolean): Wish & DemandSender {
    const { name, phone, vcode, comments } = this.contact;
    const photos = this.photos ? { photos: this.photos.files } : {};
    // The rows of the line say what a wish has; the server checks it by the same ones.
    const wish = { ...askedValues(this.options.fields, this.filled), ...photos } as unknown as Wish;
    return {
      ...wish,
      ...{ city_id: this.options.city().id, name: name.trim(), phone, comments: comments.trim() },
      ...{ client_key: this.key, ...(this.needsCode && { vcode }), ...(repeat && { repeat }) },
    };
  }

  private arrived(receipt: DemandReceipt): void {
    this.receipt = receipt;
    this.photos?.letGo();
    this.begin();
  }

  private tell(problem: unknown): void {
    const code = codeOf(problem);
    const data = problem instanceof ApiError && isRecord(problem.data) ? problem.data : {};
    const isOfCode = code === ErrorCode.CODE_WRONG || code === ErrorCode.CODE_EXPIRED;
    const field = isOfCode ? 'vcode' : textOf(data, 'field');
    if (field) this.refused = { field, problem: messageOf(problem) };
    else this.failure = messageOf(problem);
  }

  private contactProblem(name: ContactName): string | undefined {
    const value = this.contact[name];
    switch (name) {
      case 'name':
        return contactNameProblem(value);
      case 'phone':
        return contactPhoneProblem(value);
      case 'vcode':
        return this.needsCode && !/^\d{6}$/.test(value) ? '请输入短信里的6位数字' : undefined;
      case 'comments':
        return commentsProblem(value);
    }
  }

  private get contactNames(): ContactName[] {
    return ['name', 'phone', 'vcode', 'comments'];
  }

  private get filled(): DemandValues {
    return Object.fromEntries(this.values.entries());
  }

  /** What is worth keeping of what is written: a code counts once, and photos are with their queue. */
  private get draft(): Draft {
    const { name, phone, comments } = this.contact;
    return { values: this.filled, contact: { name, phone, comments, vcode: '' }, key: this.key };
  }

  private renewKey(): void {
    this.key = randomHex(32);
  }

  /** An empty form with the number of the member. */
  private begin(): void {
    this.renewKey();
    this.values.clear();
    for (const field of this.options.fields) this.values.set(field.name, initialValue(field));
    Object.assign(this.contact, {
      name: '',
      comments: '',
      vcode: '',
      phone: this.root.get(SessionStore).uid ?? '',
    });
    this.touched.clear();
    this.refused = undefined;
    this.failure = undefined;
  }

  /** What the device has kept: storage is input from outside, and what does not fit a field is left out. */
  private restore(): void {
    const stored = this.onDevice.read();
    this.begin();
    if (!isRecord(stored)) return;
    const { values, contact, key } = stored;
    if (isRecord(values)) {
      for (const field of this.options.fields) {
        const value = values[field.name] as DemandValue | undefined;
        const isFit =
          field.kind === 'time'
            ? typeof value === 'string'
            : fieldProblem(field, { [field.name]: value }, serverNow()) === undefined;
        if (value !== undefined && field.kind !== 'photos' && isFit) this.values.set(field.name, value);
      }
    }
    if (isRecord(contact)) {
      for (const name of ['name', 'comments'] as const) this.contact[name] = textOf(contact, name);
      this.contact.phone = textOf(contact, 'phone') || this.contact.phone;
    }
    if (typeof key === 'string' && key.length === 32) this.key = key;
  }
}
