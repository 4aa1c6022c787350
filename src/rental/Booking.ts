import { makeAutoObservable } from 'mobx';
import { Checkout } from '@/checkout/Checkout';
import type { Refusal } from '@/checkout/refusal';
import { couponDiscount } from '@/domain/coupon';
import { INSURED_LIMIT } from '@/domain/drivers';
import { ErrorCode } from '@/domain/errorCode';
import { holdingText } from '@/domain/holdingOrder';
import { withPackage, type InsurancePackage } from '@/domain/insurancePackages';
import { couponContextOf } from '@/domain/pricing';
import { remedyFor } from '@/domain/remedy';
import { acceptedServices } from '@/domain/services';
import { go } from '@/page/navigate';
import { track } from '@/services/analytics';
import { ApiError, codeOf } from '@/services/ApiError';
import { serverNow } from '@/services/call';
import { getAlternatives } from '@/services/catalogue';
import { addOrder, priceOrder } from '@/services/rentals';
import { ChannelStore } from '@/stores/ChannelStore';
import { OverlayStore } from '@/stores/OverlayStore';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import { SessionStore } from '@/stores/SessionStore';
import type { DataOf, RequestOf } from '~types/api';
import type { Coupon } from '~types/api/account';
import type { BillLine, BillLineCode, ServiceCode } from '~types/api/bill';
import type { Alternative } from '~types/api/cartype';
import type { InsuredPerson, OrderChoice, OrderQuote, Renter } from '~types/api/rental';
import { usualServices } from './usualServices';
import type { UsualDrivers } from './UsualDrivers';
import { newDraft, type BookingDraft } from './bookingDraft';
import type { BookingScreens } from './bookingScreens';
import type { InsuredPeople } from './InsuredPeople';
import type { RenterForm } from './renterForm';

type BookedOrder = DataOf<'POST /api/order/add'>;

/** What of a draft makes the order cheaper. */
type Discounts = Pick<BookingDraft, 'couponId' | 'isCouponOwn' | 'useWkcoin' | 'useDiscount'>;

/** What is taken, as one text: two that are equal take the same. */
const takenOf = ({ couponId, useWkcoin, useDiscount }: Omit<Discounts, 'isCouponOwn'>): string =>
  JSON.stringify([couponId, useWkcoin, useDiscount]);

/** No car is left for the choice, which its price says already: but for the renter's own order, it may be. */
function obstacleIn({ available, held_by: held }: OrderQuote): Refusal | undefined {
  if (held) return { text: holdingText(held), remedy: 'PAY' };
  return available === 0 ? soldOut : undefined;
}

const soldOut: Refusal = {
  text: '这款车在您选的时间已订完',
  remedy: remedyFor(ErrorCode.SOLD_OUT),
  code: ErrorCode.SOLD_OUT,
};

interface BookingOptions {
  cartypeId: string;
  /** By which screens it is booked now. */
  screens: () => BookingScreens;
  /** What is chosen, kept by the one who made it. */
  draft: BookingDraft;
  renterForm: () => RenterForm;
  drivers: UsualDrivers;
  insured: InsuredPeople;
  /** An alternative is another car: it is booked from now on. */
  onAnotherCar: (cartypeId: string) => void;
  /** An order was made of it. */
  onBooked: () => void;
}

/** Booking one car: what is chosen besides place and time. Its price and the way to an order are the checkout's. */
export class Booking {
  readonly draft: BookingDraft;
  readonly checkout: Checkout<OrderChoice, OrderQuote, BookedOrder>;

  /** What the best combination took the place of, and what it is. */
  private replaced: { before: Discounts; best: string } | undefined = undefined;
  private readonly usual = usualServices.read();

  constructor(
    private readonly root: RootStore,
    private readonly options: BookingOptions,
  ) {
    const { draft } = options;
    this.draft = draft;
    this.checkout = new Checkout(root, draft, {
      choice: () => this.choice,
      // Without a chosen site the car is booked where it is nearest.
      prepare: () => root.get(SearchStore).requireSitesOf(this.cartypeId),
      price: priceOrder,
      obstacleIn,
      alternatives: () => this.findAlternatives(),
      submit: async signed => {
        const renter = await options.renterForm().submit();
        if (!renter) return undefined;
        const { remark, ...person } = renter;
        if (this.isAccidentInsured && options.insured.incomplete.length > 0) {
          root.get(OverlayStore).showToast('请先补填被保险人的身份证号');
          await go('booking.insured');
          return undefined;
        }
        const waiver = this.checkout.quote.data?.bill.deposits.waived ? { expected_waiver: true } : {};
        const terms = signed();
        await this.requireVerified();
        return this.add({ ...terms, ...waiver, ...this.peopleOf(person), remark });
      },
      onOrdered: async ({ orderid }) => {
        this.report();
        try {
          await go(this.screens.cashier, { orderid }, { replace: true });
        } finally {
          root.get(SearchStore).keepAsUsual();
          usualServices.keep(draft.services);
          options.onBooked();
        }
      },
    });
    makeAutoObservable<this, 'root' | 'options' | 'usual'>(
      this,
      { root: false, options: false, usual: false, draft: false, checkout: false },
      { autoBind: true },
    );
  }

  get cartypeId(): string {
    return this.options.cartypeId;
  }

  /** By which screens it is booked. */
  get screens(): BookingScreens {
    return this.options.screens();
  }

  /** What is priced and booked; undefined until a site is known. */
  get choice(): OrderChoice | undefined {
    const rental = this.root.get(SearchStore).rentalOf(this.cartypeId);
    if (!rental) return undefined;
    const { draft } = this;
    return {
      ...rental,
      cartype_id: this.options.cartypeId,
      services: [...draft.services],
      insured_count: this.insured.length,
      ...(draft.couponId === undefined ? {} : { coupon_id: draft.couponId }),
      use_wkcoin: draft.useWkcoin,
      use_discount: draft.useDiscount,
    };
  }

  /** As many as are insured at most: the car's seats, and never more than 9 (specification §9). */
  get insuredLimit(): number {
    return Math.min(INSURED_LIMIT, this.checkout.quote.data?.cartype.seats ?? INSURED_LIMIT);
  }

  /** Whom the accident insurance covers in this car. */
  get insured(): InsuredPerson[] {
    return this.options.insured.insured.slice(0, this.insuredLimit);
  }

  /** 驾乘人员意外险 is chosen. */
  get isAccidentInsured(): boolean {
    return this.draft.services.includes('INS_TRAVEL_ACCIDENT');
  }

  /** What coupon, 悟空币 and long rental take off together, fen. */
  get saving(): number {
    return this.checkout.couponSaving + this.savingOf('WKCOIN') + this.savingOf('LONG_RENTAL');
  }

  /** What the best combination of coupon, 悟空币 and long rental would take off besides, fen; 0 where it is taken. */
  get furtherSaving(): number {
    const quote = this.checkout.quote.data;
    return quote && this.checkout.isPriced ? Math.max(0, quote.bill.total - quote.best.total) : 0;
  }

  /** The best combination was taken, and nothing of it was changed since. */
  get canLeaveBest(): boolean {
    return this.replaced?.best === takenOf(this.draft);
  }

  /** A line of the bill; undefined where nothing of the kind is charged. */
  lineOf(code: BillLineCode): BillLine | undefined {
    return this.checkout.quote.data?.bill.lines.find(line => line.code === code);
  }

  /** What a part of 优惠 takes off, fen. */
  savingOf(code: 'WKCOIN' | 'LONG_RENTAL'): number {
    return Math.abs(this.lineOf(code)?.amount ?? 0);
  }

  /** What a coupon would take off, fen; undefined where that is not known. */
  worthOf(coupon: Coupon): number | undefined {
    const { choice } = this;
    const quote = this.checkout.quote.data;
    if (!choice || !quote) return undefined;
    const { category, brand } = quote.cartype;
    const car = { category, brand, cityId: quote.site.city_id };
    const use = { now: serverNow(), channel: this.root.get(ChannelStore).attribution, car };
    const worth = couponDiscount(coupon, couponContextOf(quote.bill, choice.from_time, use));
    return worth > 0 ? worth : undefined;
  }

  /** Takes a service or leaves it; what it includes is not taken besides. */
  toggleService(code: ServiceCode, isChosen: boolean): void {
    const others = this.draft.services.filter(other => other !== code);
    const chosen = isChosen ? [...others, code] : others;
    // In the order in which they are offered, so that the same choice is always the same request.
    this.draft.services = acceptedServices(chosen).map(service => service.code);
  }

  /** What was insured and added the last time; undefined where nothing was that costs money, or just that is chosen. */
  get usualServices(): readonly ServiceCode[] | undefined {
    const { usual } = this;
    const isMore = usual?.some(code => !newDraft().services.includes(code));
    return isMore && usual?.join() !== this.draft.services.join() ? usual : undefined;
  }

  takeUsualServices(): void {
    this.draft.services = [...(this.usual ?? [])];
  }

  /** Takes a package in the place of the covers that were chosen. */
  choosePackage(option: InsurancePackage): void {
    this.draft.services = withPackage(this.draft.services, option);
  }

  setUseWkcoin(use: boolean): void {
    this.draft.useWkcoin = use;
  }

  setUseDiscount(use: boolean): void {
    this.draft.useDiscount = use;
  }

  /** Takes the combination of coupon, 悟空币 and long rental with which the order costs least. */
  takeBest(): void {
    const best = this.checkout.quote.data?.best;
    if (!best) return;
    const { draft } = this;
    const { couponId, isCouponOwn, useWkcoin, useDiscount } = draft;
    if (couponId !== best.coupon_id) this.checkout.chooseCoupon(best.coupon_id);
    draft.useWkcoin = best.use_wkcoin;
    draft.useDiscount = best.use_discount;
    this.replaced = { before: { couponId, isCouponOwn, useWkcoin, useDiscount }, best: takenOf(draft) };
  }

  /** Back to what was chosen before the best combination. */
  leaveBest(): void {
    if (this.replaced) Object.assign(this.draft, this.replaced.before);
    this.replaced = undefined;
  }

  /** Takes an alternative over; another car opens in the place of this one, with everything that was chosen. */
  async takeAlternative(alternative: Alternative): Promise<void> {
    this.checkout.dismissRefusal();
    this.root.get(SearchStore).applyAlternative(alternative);
    const { id } = alternative.offer.cartype;
    if (id === this.cartypeId) return;
    this.options.onAnotherCar(id);
    await go(this.screens.order, { cartype_id: id }, { replace: true });
  }

  /** 到店取车, 到店还车: where no car is brought, the renter comes there. */
  async comeToSite(): Promise<void> {
    const search = this.root.get(SearchStore);
    this.checkout.dismissRefusal();
    await search[search.undeliverableEnd].chooseDelivery(undefined);
  }

  /** Who drives and who is insured, as they are sent: a usual driver by their id, whose number nobody here knows. */
  private peopleOf(
    typed: Renter,
  ): Pick<RequestOf<'POST /api/order/add'>, 'renter' | 'insured' | 'save_driver'> {
    const { drivers } = this.options;
    const { chosen } = drivers;
    const renter = chosen ? { driver_id: chosen.id } : typed;
    const insured = this.insured.map(person =>
      chosen && person.idcard_no === chosen.idcard_no ? { driver_id: chosen.id } : person,
    );
    return {
      renter,
      ...(!chosen && drivers.isKept ? { save_driver: true } : {}),
      ...(this.isAccidentInsured ? { insured } : {}),
    };
  }

  /** Some channels want to know who books (decision 17). NOT_VERIFIED, before anything is sent. */
  private async requireVerified(): Promise<void> {
    if (!this.root.get(ChannelStore).row.verifiesFirst) return;
    const session = this.root.get(SessionStore);
    await session.loadUser();
    const status = session.user?.auth.status;
    if (status === 'USER_AUTHED') return;
    const text =
      status === 'USER_AUTHING'
        ? '实名认证正在审核，通过后就能提交订单'
        : '请先完成实名认证，再提交订单。填写的内容都会保留';
    throw new ApiError(-1, text, ErrorCode.NOT_VERIFIED);
  }

  /** That somebody has booked, for who counts it: the trip, and never who. */
  private report(): void {
    const { fromTime, toTime, pickup, return: end } = this.root.get(SearchStore);
    track('booking', {
      entrance: this.screens.entrance,
      pickup_time: fromTime,
      return_time: toTime,
      pickup_city_id: pickup.city.id,
      pickup_address: pickup.site?.address ?? '',
      return_city_id: end.city.id,
    });
  }

  private async add(request: RequestOf<'POST /api/order/add'>): Promise<BookedOrder> {
    try {
      return await addOrder(request);
    } catch (problem) {
      // A driver may have been removed on another device.
      if (codeOf(problem) === ErrorCode.INVALID_PARAMS) this.options.drivers.renew();
      throw problem;
    }
  }

  private async findAlternatives(): Promise<{ alternatives: Alternative[] }> {
    const { rental } = this.root.get(SearchStore);
    return rental ? getAlternatives({ ...rental, cartype_id: this.cartypeId }) : { alternatives: [] };
  }
}
