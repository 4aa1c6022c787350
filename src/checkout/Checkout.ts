import { makeAutoObservable, when } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { yuanText } from '@/domain/money';
import { isMendable } from '@/domain/remedy';
import { defineAction, type Action } from '@/page/defineAction';
import { ApiError } from '@/services/ApiError';
import { Follower } from '@/stores/Follower';
import { OverlayStore } from '@/stores/OverlayStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { Coupon } from '~types/api/account';
import type { Alternative } from '~types/api/cartype';
import { nextAttempt } from './attempt';
import type { CheckoutDraft } from './checkoutDraft';
import type { CheckoutLine } from './checkoutLine';
import type { PricedBill, Quote, Terms } from './quote';
import { isDefinite, quoteIn, refusalOf, type Refusal } from './refusal';

/** What was typed is right, and a visitor typed it. */
class LoginNeeded extends Error {}

/**
 * Ordering anything that is priced and paid: its price follows the choice, it is submitted under a key that makes one
 * order of it, a changed price is seen before it is accepted, the best coupon is taken, and a refusal says its way out.
 * What is chosen, what that costs and how it is ordered, the line hands in.
 */
export class Checkout<Choice extends object, Priced extends Quote, Order extends { total: number }> {
  /** The price of the choice; while a new one is on its way the old one stays. */
  readonly quote: Resource<Priced, Choice>;
  /** Small changes that would make the order possible; nothing until it was refused. */
  readonly alternatives: Resource<{ alternatives: Alternative[] }, Choice>;
  /** Orders, and shows what was ordered. */
  readonly submit: Action<void, void>;
  /** Why no order was made; undefined while all is well. */
  refusal: Refusal | undefined = undefined;
  /** All that was typed is right, and who orders is not known: the login is asked for in place. */
  isLoginAsked = false;
  private readonly pricing: Follower<Choice>;

  constructor(
    private readonly root: RootStore,
    /** Kept by the one who made it. */
    readonly draft: CheckoutDraft,
    private readonly line: CheckoutLine<Choice, Priced, Order>,
  ) {
    // One thing is ordered: what its price was is of use until the new one is there.
    this.quote = new Resource(line.price, { subjectOf: () => 'what is ordered' });
    this.alternatives = new Resource(line.alternatives ?? (() => Promise.resolve({ alternatives: [] })));
    this.submit = defineAction({
      perform: () => this.order(),
      onError: problem => this.refuse(problem),
    });
    this.pricing = new Follower({
      subject: line.choice,
      ...(line.prepare ? { prepare: line.prepare } : {}),
      load: async choice => {
        if (await this.quote.load(choice)) this.takeBestCoupon();
      },
    });
    makeAutoObservable<this, 'root' | 'line' | 'pricing'>(
      this,
      {
        root: false,
        line: false,
        draft: false,
        quote: false,
        alternatives: false,
        submit: false,
        pricing: false,
      },
      { autoBind: true },
    );
  }

  /** Why there is nothing to price, one sentence: what is missing for a choice was not found. */
  get failure(): string | undefined {
    return this.pricing.failure;
  }

  /** The figure on the screen is the price of what is chosen. */
  get isPriced(): boolean {
    return this.quote.data !== undefined && !this.quote.isLoading && this.quote.failure === undefined;
  }

  /** Nothing is about to be priced anew: the price is that of what is chosen, with the best coupon where one is taken. */
  private get isSettled(): boolean {
    const { isLoading, failure, query } = this.quote;
    if (isLoading || failure !== undefined) return !isLoading;
    const { isCouponOwn, couponId } = this.draft;
    const isBest = isCouponOwn || couponId === this.usableCoupons[0]?.id;
    return isBest && JSON.stringify(query) === JSON.stringify(this.line.choice());
  }

  /** Why the choice cannot be ordered, as its price says before anything is submitted. */
  get obstacle(): Refusal | undefined {
    const { data, failure, problem, isLoading } = this.quote;
    if (failure !== undefined) return refusalOf(problem);
    return data && !isLoading ? this.line.obstacleIn?.(data) : undefined;
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
    const line = this.quote.data?.bill.lines.find(({ code }) => code === 'COUPON');
    return Math.abs(line?.amount ?? 0);
  }

  /** The bill before the refusal and the one that holds now, where the total is another (decisions, reading 14). */
  get priceChange(): { before: PricedBill; after: PricedBill } | undefined {
    const before = this.refusal?.before;
    const after = this.isPriced ? this.quote.data?.bill : undefined;
    return before && after && before.total !== after.total ? { before, after } : undefined;
  }

  /** Whether small changes can be asked for that help against a refusal. */
  isMendable({ code }: Refusal): boolean {
    return this.line.alternatives !== undefined && isMendable(code);
  }

  /** Prices the choice now and whenever it changes, for a screen, until the returned function is called. */
  watch(): () => void {
    return this.pricing.watch();
  }

  /** Prices the choice again. */
  async price(): Promise<void> {
    await this.pricing.load();
  }

  /** The person's own choice, undefined for none: nobody changes it any more. */
  chooseCoupon(id: string | undefined): void {
    this.draft.couponId = id;
    this.draft.isCouponOwn = true;
  }

  dismissRefusal(): void {
    this.refusal = undefined;
  }

  dismissLogin(): void {
    this.isLoginAsked = false;
  }

  /**
   * Whoever was asked for it has logged in: orders what they see, or shows first what is different for them, since
   * a visitor's coupons are those of a new member.
   */
  async goOnAsMember(): Promise<void> {
    this.isLoginAsked = false;
    const before = this.quote.data?.bill;
    // A coupon that was chosen is none of theirs: the best one of their own takes its place.
    if (this.draft.couponId !== undefined) this.draft.isCouponOwn = false;
    await this.price();
    // Another coupon is priced anew; the screen, which belongs to somebody else now, may ask for the price besides.
    await when(() => this.isSettled);
    if (!this.isPriced) return;
    if (before && before.total !== this.quote.data?.bill.total) {
      const text = '登录后，按您账户里的优惠重新计算了价格';
      this.show({ text, remedy: 'ACCEPT', code: ErrorCode.PRICE_CHANGED, before });
    } else await this.submit.run();
  }

  /** Says why the choice cannot be ordered before anything is submitted, with the ways out. */
  explain(): void {
    const { obstacle } = this;
    if (obstacle) this.show({ ...obstacle, isBeforeSubmit: true });
  }

  /** Until the person decides, the best coupon is taken for them. */
  private takeBestCoupon(): void {
    if (!this.draft.isCouponOwn) this.draft.couponId = this.usableCoupons[0]?.id;
  }

  private async order(): Promise<void> {
    const choice = this.line.choice();
    const expected = this.quote.data?.bill.total;
    if (!choice || expected === undefined) return;
    const order = await this.line.submit(() => {
      if (!this.root.get(SessionStore).isLoggedIn) throw new LoginNeeded();
      return this.sign(choice, expected);
    });
    if (!order) return;
    this.dismissRefusal();
    // A new order costs what was expected. Another figure is that of an order whose answer was lost before.
    if (order.total !== expected) {
      const text = `已找到您刚才提交的订单，金额¥${yuanText(order.total)}，请核对`;
      this.root.get(OverlayStore).showToast(text);
    }
    await this.line.onOrdered(order);
  }

  private sign(choice: Choice, expected: number): Choice & Terms {
    const attempt = nextAttempt(choice, this.draft.attempt);
    this.draft.attempt = attempt;
    return { ...choice, client_key: attempt.key, expected_total: expected };
  }

  private refuse(problem: unknown): boolean {
    if (problem instanceof LoginNeeded || (problem instanceof ApiError && problem.isLoggedOut)) {
      this.isLoginAsked = true;
      return true;
    }
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
      case ErrorCode.KEY_REUSED:
        // The order whose answer was lost is there; what is submitted from now on is another one.
        this.draft.attempt = undefined;
        this.show(refusal);
        break;
      default:
        this.show(refusal);
        // The car, the site or the place is not what the screen says: it says so from now on.
        if (isMendable(refusal.code) || refusal.remedy === 'DELIVERY') void this.price();
    }
    return true;
  }

  private takeNewPrice(problem: unknown, refusal: Refusal): void {
    const quote = quoteIn<Priced>(problem);
    if (quote) this.quote.set(quote);
    else void this.price();
    this.show({ ...refusal, remedy: quote ? 'ACCEPT' : 'CLOSE' });
  }

  private show(refusal: Refusal): void {
    this.refusal = refusal;
    this.alternatives.clear();
    const choice = this.line.choice();
    if (choice && this.isMendable(refusal)) void this.alternatives.load(choice);
  }
}
