import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import { neededSlots, type AccidentSlot } from '@/domain/accident';
import {
  HAPPENED,
  REPORT_STEPS,
  reportProblem,
  STEP_FIELDS,
  type ReportField,
  type TypedOther,
  type TypedReport,
} from '@/domain/accidentReport';
import { plateTyped } from '@/domain/plate';
import { isTime, toIso } from '@/domain/shanghaiTime';
import { writtenText } from '@/domain/writtenText';
import { locate } from '@/platform/location';
import { LocationError } from '@/platform/LocationError';
import { randomHex } from '@/platform/random';
import { localStorage } from '@/platform/storage';
import { ApiError, messageOf } from '@/services/ApiError';
import { serverNow } from '@/services/call';
import { AccidentPhotoSet } from '@/stores/AccidentPhotoSet';
import { locateTimeout } from '@/stores/CityStore';
import { FollowUps } from '@/stores/FollowUps';
import { kept } from '@/stores/persistence';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import { hasText } from '@/stores/storedList';
import type { AccidentOrder } from '~types/api/accident';
import type { LngLat } from '~types/api/call';
import { getAccidentOrders, reportAccident } from '../services/accidents';

interface Draft extends TypedReport {
  /** Of how many steps it is the one that is filled in, from 0. */
  step: number;
  /** Under which it is sent: what was sent and not answered is the same report. */
  key: string;
  /** It was sent and not answered: the server may know it, and the photos that it had then. */
  isTried: boolean;
  location: LngLat | undefined;
}

const onDevice = kept({ key: 'accident-report', storage: localStorage, personal: true });

const noOther: TypedOther = { plate: '', name: '', mobile: '', insurer: '' };

/** An empty report; `time` is said when the first step is done. */
const emptyDraft = (): Draft => ({
  ...{ step: 0, key: randomHex(32), isTried: false, location: undefined },
  ...{ orderid: '', time: '', place: '', description: '', other: { ...noOther } },
  ...{ is_injured: undefined, has_police: undefined, has_other: undefined },
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const answer = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

const point = (value: unknown): LngLat | undefined =>
  isRecord(value) && typeof value['lng'] === 'number' && typeof value['lat'] === 'number'
    ? { lng: value['lng'], lat: value['lat'] }
    : undefined;

/** What the device has kept: storage is input from outside, and what does not fit is left out. */
function restored(stored: unknown): Draft {
  const draft = emptyDraft();
  if (!isRecord(stored) || !hasText(stored, 'key', 'orderid', 'time', 'place', 'description')) return draft;
  const { step, key, orderid, time, place, description, other } = stored as Record<string, unknown> &
    Pick<Draft, 'key' | 'orderid' | 'time' | 'place' | 'description'>;
  return {
    ...{ orderid, place, description, time: isTime(time) ? time : '' },
    step: typeof step === 'number' && step in REPORT_STEPS ? step : 0,
    key: key.length === 32 ? key : draft.key,
    isTried: stored['isTried'] === true,
    location: point(stored['location']),
    is_injured: answer(stored['is_injured']),
    has_police: answer(stored['has_police']),
    has_other: answer(stored['has_other']),
    other: hasText(other, 'plate', 'name', 'mobile', 'insurer')
      ? { ...(other as TypedOther) }
      : { ...noOther },
  };
}

/**
 * The report of an accident in five steps (issue 15, `design/lines.md`, Claims): all of it is kept on the device until it has
 * arrived, also without a login or a network; photos never hold it up, and those that have not arrived follow.
 */
export class ReportStore {
  draft: Draft;
  isSending = false;
  /** Why it could not be sent, one sentence. */
  failure: string | undefined = undefined;
  /** It found no way: it can be sent again as it is. */
  foundNoWay = false;
  isLocating = false;
  /** Why the position is not known, one sentence: it is typed then. */
  locationProblem: string | undefined = undefined;
  /** The photos of this report: they lie with the queue. */
  photos: AccidentPhotoSet;
  /** Cars that an accident can be reported of. */
  readonly orders = new Resource(getAccidentOrders);
  /** What the server has said of a field, until it is changed. */
  private refused: { field: ReportField; problem: string } | undefined = undefined;
  private readonly touched = observable.set<ReportField>();

  constructor(private readonly root: RootStore) {
    this.draft = restored(onDevice.read());
    this.photos = this.photosOf(this.draft);
    makeAutoObservable<this, 'root' | 'touched'>(
      this,
      { root: false, orders: false, touched: false, draft: observable.ref, photos: observable.ref },
      { autoBind: true },
    );
    reaction(
      () => this.draft,
      draft => onDevice.write(draft),
    );
    const session = root.get(SessionStore);
    session.onOtherMember(() => {
      this.begin(restored(onDevice.read()));
      this.orders.clear();
    });
    session.onLogOut(() => this.begin());
    // What was under way when the app was closed goes on.
    root.get(FollowUps);
  }

  /** Whether something is filled in. */
  get isBegun(): boolean {
    const { step, place, description, is_injured: isInjured, has_police: hasPolice } = this.draft;
    return (
      step > 0 || place !== '' || description !== '' || isInjured !== undefined || hasPolice !== undefined
    );
  }

  /** What is to be photographed: the other vehicle too, unless it is said that there is none. */
  get slots(): readonly AccidentSlot[] {
    return neededSlots({ hasOther: this.draft.has_other !== false });
  }

  get missing(): readonly AccidentSlot[] {
    const { photos } = this;
    return this.slots.filter(slot => !photos.has(slot));
  }

  /** The car that it is about; undefined while that is not known. */
  get car(): AccidentOrder | undefined {
    return this.orders.data?.orders.find(({ orderid }) => orderid === this.draft.orderid);
  }

  /** ISO time: what was said, else now. */
  get time(): string {
    return this.draft.time || toIso(serverNow());
  }

  /** The first step in which something is wrong, and what; undefined where it can be sent. */
  get firstWrong(): { step: number; field: ReportField } | undefined {
    for (const [step, fields] of STEP_FIELDS.entries()) {
      const field = fields.find(name => this.problemOf(name) !== undefined);
      if (field) return { step, field };
    }
    return undefined;
  }

  /** The error to show at a field, once its step was left. */
  errorOf(field: ReportField): string | undefined {
    if (this.refused?.field === field) return this.refused.problem;
    return this.touched.has(field) ? this.problemOf(field) : undefined;
  }

  /** Loads the cars; the only one is chosen. */
  async loadOrders(): Promise<void> {
    if (!this.root.get(SessionStore).isLoggedIn || this.orders.isLoading) return;
    const orders = (await this.orders.load())?.orders;
    if (!orders) return;
    const isKnown = orders.some(one => one.orderid === this.draft.orderid);
    if (!isKnown) this.set('orderid', orders.length === 1 && orders[0] ? orders[0].orderid : '');
  }

  set<Name extends keyof TypedReport>(name: Name, value: TypedReport[Name]): void {
    this.put({ [name]: value });
    this.change(name);
  }

  setOther(name: keyof TypedOther, text: string): void {
    this.put({ other: { ...this.draft.other, [name]: text } });
    this.change(name);
  }

  /**
   * Writes what happened before the text, in the place of the word that was chosen before, which once more takes it back;
   * whether there is another side follows, where nobody has said otherwise.
   */
  happened(text: string): void {
    const { description, has_other: hasOther } = this.draft;
    const before = HAPPENED.find(one => description.split('，', 1)[0] === one.text);
    const rest = before ? description.slice(before.text.length + 1) : description.trim();
    const chosen = HAPPENED.find(one => one.text === text);
    if (chosen === before) {
      this.set('description', rest);
      return;
    }
    if (!description.includes(text)) this.set('description', rest === '' ? text : `${text}，${rest}`);
    if (chosen && (hasOther === undefined || hasOther === before?.hasOther)) {
      this.set('has_other', chosen.hasOther);
    }
  }

  /** Goes to a step. */
  show(step: number): void {
    this.put({ step });
    this.failure = undefined;
  }

  /** On to the next step; undefined, or the field that keeps the person here. */
  next(): ReportField | undefined {
    const { step } = this.draft;
    const fields = STEP_FIELDS[step] ?? [];
    for (const field of fields) this.touched.add(field);
    const wrong = fields.find(field => this.holdsUp(field));
    if (wrong) return wrong;
    // From here on it is the time of the accident, however long the rest takes.
    if (this.draft.time === '') this.put({ time: toIso(serverNow()) });
    this.show(Math.min(step + 1, REPORT_STEPS.length - 1));
    return undefined;
  }

  /** Finds the device; where it cannot be found, the place is typed. Never rejects. */
  async locate(): Promise<void> {
    this.isLocating = true;
    this.locationProblem = undefined;
    try {
      const { lng, lat, city = '' } = await locate(locateTimeout);
      runInAction(() => {
        this.put({ location: { lng, lat } });
        if (this.draft.place.trim() === '') {
          this.set('place', `${city}定位点（东经${lng.toFixed(5)}，北纬${lat.toFixed(5)}）`);
        }
      });
    } catch (problem) {
      runInAction(() => {
        this.locationProblem = problem instanceof LocationError ? problem.message : messageOf(problem);
      });
    } finally {
      runInAction(() => {
        this.isLocating = false;
      });
    }
  }

  /** Sends it with the photos that have arrived; the others follow. Its number; undefined where it was not sent (`failure`). */
  async send(): Promise<string | undefined> {
    if (this.isSending) return undefined;
    for (const field of STEP_FIELDS.flat()) this.touched.add(field);
    this.refused = undefined;
    const wrong = this.firstWrong;
    if (wrong) {
      this.show(wrong.step);
      return undefined;
    }
    const { photos } = this;
    const { files } = photos;
    const wasTried = this.draft.isTried;
    this.isSending = true;
    this.failure = undefined;
    this.foundNoWay = false;
    this.put({ isTried: true });
    try {
      const { id } = await reportAccident({ ...files, ...this.request });
      runInAction(() => this.arrived(id, photos, wasTried ? {} : files));
      return id;
    } catch (problem) {
      runInAction(() => this.tell(problem, wasTried));
      return undefined;
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  /** Begins anew; the photos of the one before are gone. */
  discard(): void {
    this.photos.letGo();
    this.begin();
  }

  /** A field without which one cannot go on; a car that cannot be looked up is chosen before it is sent. */
  private holdsUp(field: ReportField): boolean {
    if (field === 'orderid' && !this.orders.data?.orders.length) return false;
    return this.problemOf(field) !== undefined;
  }

  private problemOf(field: ReportField): string | undefined {
    return reportProblem(field, { ...this.draft, time: this.time }, this.car ?? {}, serverNow());
  }

  private get request() {
    const { key, orderid, location, is_injured, has_police, has_other, other } = this.draft;
    const said: TypedOther = {
      plate: plateTyped(other.plate),
      name: writtenText(other.name),
      mobile: other.mobile.trim(),
      insurer: writtenText(other.insurer),
    };
    const told = Object.entries(said).filter(([, text]) => text !== '');
    return {
      ...{ orderid, client_key: key, time: this.time, ...(location && { location }) },
      ...{ place: writtenText(this.draft.place), description: writtenText(this.draft.description) },
      ...{ is_injured: is_injured === true, has_police: has_police === true, has_other: has_other === true },
      ...(has_other === true && told.length > 0 && { other: Object.fromEntries(told) }),
    };
  }

  /**
   * The report is with the server. What it had when it was sent for the first time and not answered nobody knows: then all
   * photos are supplied once more, of which the accident keeps each once.
   */
  private arrived(id: string, photos: AccidentPhotoSet, sent: AccidentPhotoSet['files']): void {
    photos.release(sent);
    if (photos.places.length > 0) this.root.get(FollowUps).add(id, photos.begin);
    this.begin();
  }

  private tell(problem: unknown, wasTried: boolean): void {
    this.foundNoWay = problem instanceof ApiError && problem.isNetworkFailure;
    if (!this.foundNoWay) this.put({ isTried: wasTried });
    const field = problem instanceof ApiError && isRecord(problem.data) ? problem.data['field'] : undefined;
    // Of the other side the server says other.plate.
    const named = STEP_FIELDS.flat().find(name => name === String(field).replace(/^other\./, ''));
    if (!named) {
      this.failure = messageOf(problem);
      return;
    }
    this.refused = { field: named, problem: messageOf(problem) };
    this.show(STEP_FIELDS.findIndex(fields => fields.includes(named)));
  }

  /** What is kept is replaced, never changed. */
  private put(changes: Partial<Draft>): void {
    this.draft = { ...this.draft, ...changes };
  }

  private photosOf({ key }: Draft): AccidentPhotoSet {
    return new AccidentPhotoSet(this.root, `accident-${key}-`);
  }

  private change(field: ReportField | 'other'): void {
    this.failure = undefined;
    if (this.refused?.field === field) this.refused = undefined;
  }

  private begin(draft = emptyDraft()): void {
    this.draft = draft;
    this.photos = this.photosOf(draft);
    this.touched.clear();
    this.refused = undefined;
    this.failure = undefined;
    this.foundNoWay = false;
    this.locationProblem = undefined;
  }
}
