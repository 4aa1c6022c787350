import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { SERVICES } from '@/domain/fees';
import { yuanText } from '@/domain/money';
import { defineAction, type Action } from '@/page/defineAction';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { ApiError, messageOf } from '@/services/ApiError';
import { OverlayStore } from '@/stores/OverlayStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { Coupon } from '~types/api/account';
import type { ServiceCode } from '~types/api/bill';
import type { OrderChoice } from '~types/api/order';
import { addOrder, newClientKey, priceOrder } from '../services/booking';
import { MOST_INSURED, type BookingDraft } from './bookingDraft';
import { isDefinite, quoteIn, refusalOf, type Refusal } from './refusal';
import type { RenterForm } from './renterForm';

interface BookingOptions {
  cartypeId: string;
  /** What is chosen, kept by the one who made it. */
  draft: BookingDraft;
  renterForm: () => RenterForm;
  /** An order was made of it. */
  onBooked: () => void;
}

/** Booking one car: what is chosen, what it costs, and the way to an order. */
export class Booking {
  readonly draft: BookingDraft;
  /** The price of the choice; while a new one is on its way the old one stays. */
  readonly quote = new Resource(priceOrder);
  /** Books and opens the screen that says so. */
  readonly submit: Action<void, void>;
  /** Why no order was made; undefined while all is well. */
  refusal: Refusal | undefined = undefined;
  /** Why not even the site is known. */
  siteFailure: string | undefined = undefined;

  constructor(
    private readonly root: RootStore,
    private readonly options: BookingOptions,
  ) {
    this.draft = options.draft;
    this.submit = defineAction({
      auth: () => urlOf(routeOf('booking.order'), { cartype_id: options.cartypeId }),
      perform: () => this.book(),
      onError: problem => this.refuse(problem),
    });
    makeAutoObservable<this, 'root' | 'options'>(
      this,
      { root: false, options: false, draft: false, quote: false, submit: false },
      { autoBind: true },
    );
  }

  /** What is priced and booked; undefined until a site is known. */
  get choice(): OrderChoice | undefined {
    const { rental } = this.root.get(SearchStore);
    if (!rental) return undefined;
    const { draft } = this;
    return {
      ...rental,
      cartype_id: this.options.cartypeId,
      services: [...draft.services],
      insured_count: Math.min(draft.insuredCount, this.insuredLimit),
      ...(draft.couponId === undefined ? {} : { coupon_id: draft.couponId }),
      use_wkcoin: draft.useWkcoin,
      use_discount: draft.useDiscount,
    };
  }

  /** As many as are insured at most: the car's seats, and never more than 9. */
  get insuredLimit(): number {
    return Math.min(MOST_INSURED, this.quote.data?.cartype.seats ?? MOST_INSURED);
  }

  /** The figure on the screen is the price of what is chosen. */
  get isPriced(): boolean {
    return this.quote.data !== undefined && !this.quote.isLoading && this.quote.failure === undefined;
  }

  get isSoldOut(): boolean {
    return this.quote.data?.available === 0;
  }

  /** The chosen coupon, when it can be used here. */
  get coupon(): Coupon | undefined {
    return this.usableCoupons.find(({ id }) => id === this.draft.couponId);
  }

  /** Best first. */
  get usableCoupons(): Coupon[] {
    return (this.quote.data?.coupons ?? []).filter(coupon => coupon.refusal === undefined);
  }

  /** What the coupon takes off, fen. */
  get couponSaving(): number {
    return Math.abs(this.quote.data?.bill.lines.find(({ code }) => code === 'COUPON')?.amount ?? 0);
  }

  /** 长租优惠 changes the price, or was switched off by the renter. */
  get hasLongRentalDiscount(): boolean {
    const lines = this.quote.data?.bill.lines ?? [];
    return !this.draft.useDiscount || lines.some(({ code }) => code === 'LONG_RENTAL');
  }

  /** Prices the choice now and whenever it changes, until the returned function is called. */
  watch(): () => void {
    return reaction(
      () => JSON.stringify(this.choice),
      () => void this.price(),
      { fireImmediately: true },
    );
  }

  /** Prices the choice; a visit without a site takes the first of the city. */
  async price(): Promise<void> {
    const { choice } = this;
    if (!choice) return this.findSite();
    const quote = await this.quote.load(choice);
    if (quote) this.takeBestCoupon();
    return undefined;
  }

  toggleService(code: ServiceCode, isChosen: boolean): void {
    // In the order in which they are offered, so that the same choice is always the same request.
    this.draft.services = SERVICES.filter(
      service =>
        service.required || (service.code === code ? isChosen : this.draft.services.includes(service.code)),
    ).map(service => service.code);
  }

  setInsuredCount(count: number): void {
    this.draft.insuredCount = Math.max(1, Math.min(count, this.insuredLimit));
  }

  /** The renter's own choice, undefined for none: nobody changes it any more. */
  chooseCoupon(id: string | undefined): void {
    this.draft.couponId = id;
    this.draft.isCouponOwn = true;
  }

  setUseWkcoin(use: boolean): void {
    this.draft.useWkcoin = use;
  }

  setUseDiscount(use: boolean): void {
    this.draft.useDiscount = use;
  }

  dismissRefusal(): void {
    this.refusal = undefined;
  }

  private async findSite(): Promise<void> {
    this.siteFailure = undefined;
    const search = this.root.get(SearchStore);
    try {
      // A site makes a choice, and a choice is priced by `watch`.
      await search.ensureSite();
      if (!search.site) throw new ApiError(-1, `${search.city.city}还没有可以取车的门店，请换个城市`);
    } catch (problem) {
      runInAction(() => {
        this.siteFailure = messageOf(problem);
      });
    }
  }

  /** Until the renter decides, the best coupon is taken for him. */
  private takeBestCoupon(): void {
    if (!this.draft.isCouponOwn) this.draft.couponId = this.usableCoupons[0]?.id;
  }

  private async book(): Promise<void> {
    const renter = await this.options.renterForm().submit();
    const { choice } = this;
    const expected = this.quote.data?.bill.total;
    if (!renter || !choice || expected === undefined) return;
    const { remark, ...person } = renter;
    const order = await addOrder({
      ...choice,
      client_key: this.keyFor(choice),
      expected_total: expected,
      renter: person,
      remark,
    });
    this.dismissRefusal();
    // A new order costs what was expected. Another figure is that of an order whose answer was lost before.
    if (order.total !== expected) {
      const text = `已找到您刚才提交的订单，金额¥${yuanText(order.total)}，请核对`;
      this.root.get(OverlayStore).showToast(text);
    }
    try {
      await go('booking.submitted', { orderid: order.orderid }, { replace: true });
    } finally {
      this.options.onBooked();
    }
  }

  /**
   * The key of an order stays until the order is made, so that a retry after a lost answer finds it. Only what
   * was refused and then changed is another order.
   */
  private keyFor(choice: OrderChoice): string {
    const text = JSON.stringify(choice);
    const { attempt } = this.draft;
    const isOther = !attempt || (attempt.isRefused && attempt.choice !== text);
    const key = isOther ? newClientKey() : attempt.key;
    this.draft.attempt = { key, choice: text, isRefused: false };
    return key;
  }

  private refuse(problem: unknown): boolean {
    if (this.draft.attempt && isDefinite(problem)) this.draft.attempt.isRefused = true;
    this.refusal = refusalOf(problem);
    const code = problem instanceof ApiError ? problem.code : undefined;
    if (code === ErrorCode.PRICE_CHANGED) this.takeNewPrice(problem);
    if (code === ErrorCode.COUPON_UNUSABLE) this.chooseCoupon(undefined);
    // The car, the site or the time is not what the screen says: it says so from now on.
    if (code === ErrorCode.SOLD_OUT || code === ErrorCode.SITE_CLOSED) void this.price();
    return true;
  }

  private takeNewPrice(problem: unknown): void {
    const before = this.quote.data?.bill;
    const after = quoteIn(problem);
    if (before && after) {
      this.quote.set(after);
      this.refusal = {
        text: messageOf(problem),
        remedy: 'ACCEPT',
        priceChange: { before, after: after.bill },
      };
    } else {
      void this.price();
    }
  }
}
