import { makeAutoObservable, reaction } from 'mobx';
import { couponDiscount } from '@/domain/coupon';
import { canDeliver } from '@/domain/delivery';
import { INSURED_LIMIT } from '@/domain/drivers';
import { ErrorCode } from '@/domain/errorCode';
import { SERVICES } from '@/domain/fees';
import { yuanText } from '@/domain/money';
import { couponContextOf } from '@/domain/pricing';
import { defineAction, type Action } from '@/page/defineAction';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { serverNow } from '@/services/call';
import { getAlternatives } from '@/services/catalogue';
import { ChannelStore } from '@/stores/ChannelStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore, type TripEnd } from '@/stores/SearchStore';
import type { Coupon } from '~types/api/account';
import type { Bill, BillLine, BillLineCode, ServiceCode } from '~types/api/bill';
import type { Alternative } from '~types/api/cartype';
import type { InsuredPerson, OrderChoice } from '~types/api/order';
import { addOrder, newClientKey, priceOrder } from '../services/booking';
import type { BookingDraft } from './bookingDraft';
import type { InsuredPeople } from './InsuredPeople';
import { isDefinite, isMendable, quoteIn, refusalOf, soldOut, type Refusal } from './refusal';
import type { RenterForm } from './renterForm';

interface BookingOptions {
  cartypeId: string;
  /** What is chosen, kept by the one who made it. */
  draft: BookingDraft;
  renterForm: () => RenterForm;
  insured: InsuredPeople;
  /** An alternative is another car: it is booked from now on. */
  onAnotherCar: (cartypeId: string) => void;
  /** An order was made of it. */
  onBooked: () => void;
}

/** Booking one car: what is chosen, what it costs, and the way to an order. */
export class Booking {
  readonly draft: BookingDraft;
  /** The price of the choice; while a new one is on its way the old one stays. */
  readonly quote = new Resource(priceOrder, { subjectOf: ({ cartype_id }) => cartype_id });
  /** Small changes that would make the booking possible; nothing until it was refused. */
  readonly alternatives = new Resource(getAlternatives);
  /** Books and opens the screen that says so. */
  readonly submit: Action<void, void>;
  /** Why no order was made; undefined while all is well. */
  refusal: Refusal | undefined = undefined;
  /** A visit without a site takes the first of the city; that makes a choice, which `watch` prices. */
  private readonly siteSearch = new Resource(() => this.root.get(SearchStore).requireSite());
  /** How many open screens have the choice priced. */
  private watchers = 0;
  private stopPricing: (() => void) | undefined = undefined;

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
    makeAutoObservable<this, 'root' | 'options' | 'siteSearch' | 'watchers' | 'stopPricing'>(
      this,
      {
        root: false,
        options: false,
        draft: false,
        quote: false,
        alternatives: false,
        submit: false,
        siteSearch: false,
        watchers: false,
        stopPricing: false,
      },
      { autoBind: true },
    );
  }

  get cartypeId(): string {
    return this.options.cartypeId;
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
      insured_count: Math.max(1, this.insured.length),
      ...(draft.couponId === undefined ? {} : { coupon_id: draft.couponId }),
      use_wkcoin: draft.useWkcoin,
      use_discount: draft.useDiscount,
    };
  }

  /** Why not even the site is known, one sentence. */
  get siteFailure(): string | undefined {
    return this.siteSearch.failure;
  }

  /** As many as are insured at most: the car's seats, and never more than 9 (specification §9). */
  get insuredLimit(): number {
    return Math.min(INSURED_LIMIT, this.quote.data?.cartype.seats ?? INSURED_LIMIT);
  }

  /** Whom the accident insurance covers in this car; nobody named is the renter alone. */
  get insured(): InsuredPerson[] {
    return this.options.insured.covered
      .slice(0, this.insuredLimit)
      .map(({ name, idcard_no }) => ({ name, idcard_no }));
  }

  /** 驾乘人员意外险 is chosen. */
  get isAccidentInsured(): boolean {
    return this.draft.services.includes('INS_TRAVEL_ACCIDENT');
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

  /** Coupons that this choice cannot use, each with its `refusal`. */
  get unusableCoupons(): Coupon[] {
    return (this.quote.data?.coupons ?? []).filter(coupon => coupon.refusal !== undefined);
  }

  /** What the coupon takes off, fen. */
  get couponSaving(): number {
    return this.savingOf('COUPON');
  }

  /** What coupon, 悟空币 and long rental take off together, fen. */
  get saving(): number {
    return this.savingOf('COUPON') + this.savingOf('WKCOIN') + this.savingOf('LONG_RENTAL');
  }

  /** The bill before the refusal and the one that holds now, where the total is another (decisions, reading 14). */
  get priceChange(): { before: Bill; after: Bill } | undefined {
    const before = this.refusal?.before;
    const after = this.isPriced ? this.quote.data?.bill : undefined;
    return before && after && before.total !== after.total ? { before, after } : undefined;
  }

  /** The end of the trip to which no car can be brought, or from which none is collected. */
  get undeliverableEnd(): TripEnd {
    const { site, delivery, collection } = this.root.get(SearchStore);
    const isTooFar = delivery && site && !canDeliver(site.location, delivery.location);
    return collection && !isTooFar ? 'return' : 'pickup';
  }

  /** 长租优惠 changes the price, or was switched off by the renter. */
  get hasLongRentalDiscount(): boolean {
    const lines = this.quote.data?.bill.lines ?? [];
    return !this.draft.useDiscount || lines.some(({ code }) => code === 'LONG_RENTAL');
  }

  /** A line of the bill; undefined where nothing of the kind is charged. */
  lineOf(code: BillLineCode): BillLine | undefined {
    return this.quote.data?.bill.lines.find(line => line.code === code);
  }

  /** What a part of 优惠 takes off, fen. */
  savingOf(code: 'COUPON' | 'WKCOIN' | 'LONG_RENTAL'): number {
    return Math.abs(this.lineOf(code)?.amount ?? 0);
  }

  /** What a coupon would take off, fen; undefined where that is not known. */
  worthOf(coupon: Coupon): number | undefined {
    const { choice, quote } = this;
    if (!choice || !quote.data) return undefined;
    const use = { now: serverNow(), channel: this.root.get(ChannelStore).attribution };
    const worth = couponDiscount(coupon, couponContextOf(quote.data.bill, choice.from_time, use));
    return worth > 0 ? worth : undefined;
  }

  /** Prices the choice now and whenever it changes, for a screen, until the returned function is called. */
  watch(): () => void {
    this.watchers += 1;
    // Screens lie above each other: the choice is priced once for all of them.
    this.stopPricing ??= reaction(
      () => JSON.stringify(this.choice),
      () => void this.price(),
      { fireImmediately: true },
    );
    let isOpen = true;
    return () => {
      if (isOpen) this.watchers -= 1;
      isOpen = false;
      if (this.watchers > 0) return;
      this.stopPricing?.();
      this.stopPricing = undefined;
    };
  }

  /** Prices the choice; a visit without a site takes the first of the city. */
  async price(): Promise<void> {
    const { choice } = this;
    if (!choice) return this.siteSearch.load();
    // A site that was chosen by hand ends the search for one.
    this.siteSearch.clear();
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

  /** Says why the choice cannot be booked before anything is submitted, with the ways out. */
  explain(): void {
    const { failure, problem } = this.quote;
    this.show({ ...(failure === undefined ? soldOut : refusalOf(problem)), isBeforeSubmit: true });
  }

  /** Takes an alternative over; another car opens in the place of this one, with everything that was chosen. */
  async takeAlternative(alternative: Alternative): Promise<void> {
    this.dismissRefusal();
    this.root.get(SearchStore).applyAlternative(alternative);
    const { id } = alternative.offer.cartype;
    if (id === this.cartypeId) return;
    this.options.onAnotherCar(id);
    await go('booking.order', { cartype_id: id }, { replace: true });
  }

  /** 到店取车, 到店还车: where no car is brought, the renter comes himself. */
  async comeToSite(): Promise<void> {
    const end = this.undeliverableEnd;
    this.dismissRefusal();
    await this.root.get(SearchStore).chooseDelivery(end, undefined);
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
      ...(this.isAccidentInsured && this.insured.length > 0 ? { insured: this.insured } : {}),
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
    const before = this.quote.data?.bill;
    const refusal = refusalOf(problem);
    switch (refusal.code) {
      case ErrorCode.PRICE_CHANGED:
        this.takeNewPrice(problem, { ...refusal, before });
        break;
      case ErrorCode.COUPON_UNUSABLE:
        this.show({ ...refusal, before });
        this.chooseCoupon(undefined);
        break;
      default:
        this.show(refusal);
        // The car, the site or the place is not what the screen says: it says so from now on.
        if (isMendable(refusal) || refusal.remedy === 'PLACE') void this.price();
    }
    return true;
  }

  private takeNewPrice(problem: unknown, refusal: Refusal): void {
    const quote = quoteIn(problem);
    if (quote) this.quote.set(quote);
    else void this.price();
    this.show({ ...refusal, remedy: quote ? 'ACCEPT' : 'CLOSE' });
  }

  private show(refusal: Refusal): void {
    this.refusal = refusal;
    this.alternatives.clear();
    const { rental } = this.root.get(SearchStore);
    if (rental && isMendable(refusal)) {
      void this.alternatives.load({ ...rental, cartype_id: this.cartypeId });
    }
  }
}
