import { makeAutoObservable, observable } from 'mobx';
import { isMobileNumber } from '@/domain/identity';
import { sessionStorage } from '@/platform/storage';
import { OverlayStore } from '@/stores/OverlayStore';
import { kept, persistFields, type KeptPlace } from '@/stores/persistence';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import { SessionStore } from '@/stores/SessionStore';
import { Booking } from './Booking';
import { newDraft, readDraft, type BookingDraft } from './bookingDraft';
import { ordinaryScreens } from './bookingScreens';
import { InsuredPeople } from './InsuredPeople';
import { UsualDrivers } from './UsualDrivers';
import { renterForm, type RenterForm, type RenterValues } from './renterForm';

const renterPlace: KeptPlace = { key: 'booking_renter', storage: sessionStorage, personal: true };
const nobody: RenterValues = { name: '', mobile: '', idcard_no: '', remark: '' };

/**
 * What is being booked: a draft for each car, the renter who takes it and the people who are insured. Survives reload, login and back until an
 * order is made, and belongs to one member: another one on the same device finds nothing of it.
 */
export class BookingStore {
  /** The member whose drafts these are; undefined while nobody has logged in. */
  owner: string | undefined = undefined;
  /** The car that was booked last, for the screen of its charges. */
  latest: string | undefined = undefined;
  drafts: Record<string, BookingDraft> = {};
  /** 取车人信息: the same person, whichever car they take. */
  renter: RenterForm;
  /** 常用驾驶人: the same people, too. */
  readonly drivers: UsualDrivers;
  /** 被保险人: the same people, whichever car they travel in. */
  readonly insured: InsuredPeople;
  /** By which screens what is booked is booked. */
  private screens = ordinaryScreens;
  private readonly bookings = new Map<string, Booking>();

  constructor(private readonly root: RootStore) {
    this.drivers = new UsualDrivers(root, () => this.isTyping);
    this.renter = this.newRenter();
    this.insured = new InsuredPeople(() => this.drivers.chosen ?? this.renter.values);
    makeAutoObservable<this, 'root' | 'bookings' | 'screens'>(
      this,
      { root: false, drivers: false, insured: false, bookings: false, screens: observable.ref },
      { autoBind: true },
    );
    persistFields(this, {
      key: 'booking',
      fields: ['owner', 'latest', 'drafts'],
      storage: sessionStorage,
      personal: true,
      accept: stored => ({
        ...(typeof stored.owner === 'string' ? { owner: stored.owner } : {}),
        ...(typeof stored.latest === 'string' ? { latest: stored.latest } : {}),
        drafts: Object.fromEntries(
          Object.entries(stored.drafts ?? {}).map(([cartypeId, draft]) => [cartypeId, readDraft(draft)]),
        ),
      }),
    });
    root.get(SessionStore).onLogOut(this.forget);
  }

  /** Somebody's name or number stands in the form. */
  private get isTyping(): boolean {
    const { name, idcard_no: idCardNumber } = this.renter.values;
    return name !== '' || idCardNumber !== '';
  }

  /** The booking of a car, as it was left, by its present screens or by others. */
  open(cartypeId: string, screens = this.screens): Booking {
    this.recognize();
    this.screens = screens;
    this.latest = cartypeId;
    const existing = this.bookings.get(cartypeId);
    if (existing) return existing;
    const draft = this.drafts[cartypeId] ?? observable(newDraft());
    this.drafts = { ...this.drafts, [cartypeId]: draft };
    const booking = new Booking(this.root, {
      cartypeId,
      screens: () => this.screens,
      draft,
      renterForm: () => this.renter,
      drivers: this.drivers,
      insured: this.insured,
      onAnotherCar: anotherId => this.carryOver(cartypeId, anotherId),
      onBooked: () => this.finish(cartypeId),
    });
    this.bookings.set(cartypeId, booking);
    return booking;
  }

  /** The booking that was opened last; undefined when there is none, or an order was made of it. */
  resume(screens = this.screens): Booking | undefined {
    this.recognize();
    return this.latest === undefined ? undefined : this.open(this.latest, screens);
  }

  /**
   * Whoever comes back is told of a pickup that time has overtaken, and may have paid or cancelled the order that held the
   * last car.
   */
  seeAgain(): void {
    const renewed = this.root.get(SearchStore).renewPeriod();
    if (renewed) this.root.get(OverlayStore).showToast(renewed);
    const checkout = this.latest === undefined ? undefined : this.bookings.get(this.latest)?.checkout;
    if (checkout?.quote.data?.held_by) void checkout.price();
  }

  /** An order was made: its draft and the person's data do not stay on this device. */
  finish(cartypeId: string): void {
    this.bookings.delete(cartypeId);
    this.drafts = Object.fromEntries(Object.entries(this.drafts).filter(([id]) => id !== cartypeId));
    if (this.latest === cartypeId) this.latest = undefined;
    this.forgetPeople();
  }

  /** Another car takes the place of one that cannot be had: what was chosen for the one holds for the other. */
  private carryOver(cartypeId: string, anotherId: string): void {
    const { services, couponId, isCouponOwn, useWkcoin, useDiscount } = this.open(cartypeId).draft;
    const chosen = { services: [...services], couponId, isCouponOwn, useWkcoin, useDiscount };
    Object.assign(this.open(anotherId).draft, chosen);
  }

  /** Takes over what a visitor chose before their login; drops what another member left. */
  private recognize(): void {
    const { uid } = this.root.get(SessionStore);
    if (uid === undefined || uid === this.owner) return;
    if (this.owner !== undefined) this.forget();
    this.owner = uid;
    if (this.renter.values.mobile === '' && isMobileNumber(uid)) this.renter.set('mobile', uid);
  }

  /** Leaves nothing of a member. */
  private forget(): void {
    this.bookings.clear();
    this.drafts = {};
    this.latest = undefined;
    this.owner = undefined;
    this.forgetPeople();
  }

  private forgetPeople(): void {
    this.insured.forget();
    this.drivers.forget();
    kept(renterPlace).remove();
    this.renter = this.newRenter();
  }

  private newRenter(): RenterForm {
    const { uid = '' } = this.root.get(SessionStore);
    const form = renterForm(
      { ...nobody, mobile: isMobileNumber(uid) ? uid : '' },
      () => this.root.get(SearchStore).fromTime,
      () => this.drivers.chosen === undefined,
      () => this.bookings.get(this.latest ?? '')?.checkout.quote.data?.cartype.category,
    );
    persistFields(form, {
      ...renterPlace,
      fields: ['values'],
      accept: ({ values }) => {
        if (values === null || typeof values !== 'object') return undefined;
        const texts = Object.entries(values).filter(
          ([name, text]) => name in nobody && typeof text === 'string',
        );
        return { values: { ...form.values, ...(Object.fromEntries(texts) as Partial<RenterValues>) } };
      },
    });
    return form;
  }
}
