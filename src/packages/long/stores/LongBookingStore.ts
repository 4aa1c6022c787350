import { makeAutoObservable, observable } from 'mobx';
import { Checkout } from '@/checkout/Checkout';
import { newCheckoutDraft, readCheckoutDraft, type CheckoutDraft } from '@/checkout/checkoutDraft';
import type { Refusal } from '@/checkout/refusal';
import { isMobileNumber } from '@/domain/identity';
import { LONG_SERVICES, type LongPlan } from '@/domain/longPricing';
import { ErrorCode } from '@/domain/errorCode';
import { remedyFor } from '@/domain/remedy';
import { go } from '@/page/navigate';
import { sessionStorage } from '@/platform/storage';
import { track } from '@/services/analytics';
import { renterForm, type RenterForm, type RenterValues } from '@/rental/renterForm';
import { UsualDrivers } from '@/rental/UsualDrivers';
import { persistFields } from '@/stores/persistence';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { DataOf, RequestOf } from '~types/api';
import type { DeliveryPoint } from '~types/api/address';
import type { LongServiceCode } from '~types/api/bill';
import type { LongChoice, LongQuote } from '~types/api/orderLong';
import { addLong, priceLong } from '../services/longRental';
import { LongSearchStore } from './LongSearchStore';

type BookedLong = DataOf<'POST /api/order_long/add'>;

/** What is chosen of a long rental besides car, place and time. */
interface LongDraft extends CheckoutDraft {
  plan: LongPlan;
  services: LongServiceCode[];
  delivery: DeliveryPoint | undefined;
}

const newDraft = (): LongDraft => ({
  ...newCheckoutDraft(),
  plan: 'MONTHLY',
  services: [],
  delivery: undefined,
});

/** A draft out of storage, where anything may stand. */
function readDraft(stored: unknown): LongDraft {
  const draft = (stored ?? {}) as Partial<Record<keyof LongDraft, unknown>>;
  const codes = Array.isArray(draft.services) ? (draft.services as unknown[]) : [];
  return {
    ...readCheckoutDraft(draft),
    plan: draft.plan === 'ONCE' ? 'ONCE' : 'MONTHLY',
    services: LONG_SERVICES.flatMap(({ code }) => (codes.includes(code) ? [code] : [])),
    delivery: isPoint(draft.delivery) ? draft.delivery : undefined,
  };
}

function isPoint(stored: unknown): stored is DeliveryPoint {
  const { name, address, location } = (stored ?? {}) as Partial<DeliveryPoint>;
  return typeof name === 'string' && typeof address === 'string' && typeof location?.lng === 'number';
}

/** A point out of the draft, which is observed and not to be spread where proxies are not to be had. */
const plainPoint = ({ name, address, location: { lng, lat } }: DeliveryPoint): DeliveryPoint => ({
  ...{ name, address },
  location: { lng, lat },
});

/** No car is left for all the months, which its price says already. */
function obstacleIn({ available, longest_months: months }: LongQuote): Refusal | undefined {
  if (available > 0) return undefined;
  if (months) {
    return { text: `这段时间最多可租${months}个月`, remedy: 'PERIOD', code: ErrorCode.PERIOD_INVALID };
  }
  return {
    text: '这款车在您选的时间已订完',
    remedy: remedyFor(ErrorCode.SOLD_OUT),
    code: ErrorCode.SOLD_OUT,
  };
}

const nobody: RenterValues = { name: '', mobile: '', idcard_no: '', remark: '' };

/**
 * Booking a car by the month: what is chosen, and who takes it. Survives reload, login and back until an order is made, and
 * belongs to one member.
 */
export class LongBookingStore {
  cartypeId: string | undefined = undefined;
  /** The member whose draft it is; undefined while nobody has logged in. */
  owner: string | undefined = undefined;
  readonly draft: LongDraft = observable(newDraft());
  renter: RenterForm;
  readonly drivers: UsualDrivers;
  readonly checkout: Checkout<LongChoice, LongQuote, BookedLong>;

  constructor(private readonly root: RootStore) {
    this.drivers = new UsualDrivers(root, () => this.isTyping);
    this.renter = this.newRenter();
    this.checkout = new Checkout(root, this.draft, {
      choice: () => this.choice,
      prepare: () => root.get(LongSearchStore).requireCities(),
      price: priceLong,
      obstacleIn,
      submit: async signed => {
        const renter = await this.renter.submit();
        const version = this.checkout.quote.data?.agreement_version;
        if (!renter || version === undefined) return undefined;
        return addLong({ ...signed(), agreement_version: version, ...this.personOf(renter) });
      },
      onOrdered: async ({ orderid }) => {
        this.report();
        try {
          await go('pay.long', { orderid }, { replace: true });
        } finally {
          this.forget();
        }
      },
    });
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, drivers: false, checkout: false },
      { autoBind: true },
    );
    persistFields(this, {
      key: 'long_booking',
      fields: ['owner', 'cartypeId', 'draft'],
      storage: sessionStorage,
      personal: true,
      accept: ({ owner, cartypeId, draft }) => {
        // The checkout has it by now: it is changed in place.
        Object.assign(this.draft, readDraft(draft));
        return {
          ...(typeof owner === 'string' ? { owner } : {}),
          ...(typeof cartypeId === 'string' ? { cartypeId } : {}),
        };
      },
    });
    root.get(SessionStore).onLogOut(this.forget);
  }

  /** What is priced and booked; undefined until a car is chosen and the cities of the line are known. */
  get choice(): LongChoice | undefined {
    const { city, fromTime, months, isServed } = this.root.get(LongSearchStore);
    if (this.cartypeId === undefined || isServed === undefined) return undefined;
    const { plan, services, delivery, couponId } = this.draft;
    return {
      city_id: city.id,
      cartype_id: this.cartypeId,
      from_time: fromTime,
      months,
      plan,
      services: [...services],
      ...(delivery ? { delivery: plainPoint(delivery) } : {}),
      ...(couponId === undefined ? {} : { coupon_id: couponId }),
    };
  }

  /** Opens the booking of a car: what was chosen for another one holds for it. */
  open(cartypeId: string): void {
    this.recognize();
    this.cartypeId = cartypeId;
  }

  choosePlan(plan: LongPlan): void {
    this.draft.plan = plan;
  }

  toggleService(code: LongServiceCode, isChosen: boolean): void {
    const others = this.draft.services.filter(other => other !== code);
    const chosen = isChosen ? [...others, code] : others;
    this.draft.services = LONG_SERVICES.flatMap(service =>
      chosen.includes(service.code) ? [service.code] : [],
    );
  }

  /** 送车上门; undefined: the car is fetched at the site. */
  chooseDelivery(point: DeliveryPoint | undefined): void {
    this.draft.delivery = point;
  }

  /** Nothing of a member is left. */
  forget(): void {
    this.owner = undefined;
    this.cartypeId = undefined;
    Object.assign(this.draft, newDraft());
    this.drivers.forget();
    this.renter = this.newRenter();
  }

  /** Takes over what a visitor chose before their login; drops what another member left. */
  private recognize(): void {
    const { uid } = this.root.get(SessionStore);
    if (uid === undefined || uid === this.owner) return;
    if (this.owner !== undefined) this.forget();
    this.owner = uid;
    if (this.renter.values.mobile === '' && isMobileNumber(uid)) this.renter.set('mobile', uid);
  }

  /** A booking is counted by its trip, not by its renter (specification §3, booking tracking). */
  private report(): void {
    const { city, fromTime, toTime } = this.root.get(LongSearchStore);
    track('booking', {
      entrance: 'longrent_book',
      pickup_time: fromTime,
      return_time: toTime,
      pickup_city_id: city.id,
      pickup_address: this.checkout.quote.data?.site.address ?? '',
      return_city_id: city.id,
    });
  }

  private get isTyping(): boolean {
    const { name, idcard_no: idCardNumber } = this.renter.values;
    return name !== '' || idCardNumber !== '';
  }

  /** Who takes the car, as it is sent: a usual driver by their id, whose number nobody here knows. */
  private personOf({
    name,
    mobile,
    idcard_no,
    remark,
  }: RenterValues): Pick<RequestOf<'POST /api/order_long/add'>, 'renter' | 'save_driver' | 'remark'> {
    const { chosen, isKept } = this.drivers;
    if (chosen) return { renter: { driver_id: chosen.id }, remark };
    return { renter: { name, mobile, idcard_no }, ...(isKept ? { save_driver: true } : {}), remark };
  }

  private newRenter(): RenterForm {
    const { uid } = this.root.get(SessionStore);
    const mobile = uid !== undefined && isMobileNumber(uid) ? uid : '';
    return renterForm(
      { ...nobody, mobile },
      () => this.root.get(LongSearchStore).fromTime,
      () => this.drivers.chosen === undefined,
      () => this.checkout.quote.data?.cartype.category,
    );
  }
}
