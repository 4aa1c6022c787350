import { makeAutoObservable } from 'mobx';
import { Checkout } from '@/checkout/Checkout';
import type { Refusal } from '@/checkout/refusal';
import { couponDiscount } from '@/domain/coupon';
import { INSURED_LIMIT } from '@/domain/drivers';
import { ErrorCode } from '@/domain/errorCode';
import { withPackage, type InsurancePackage } from '@/domain/insurancePackages';
import { acceptedServices } from '@/domain/services';
import { couponContextOf } from '@/domain/pricing';
import { remedyFor } from '@/domain/remedy';
import { go } from '@/page/navigate';
import { codeOf } from '@/services/ApiError';
import { serverNow } from '@/services/call';
import { getAlternatives } from '@/services/catalogue';
import { ChannelStore } from '@/stores/ChannelStore';
import { OverlayStore } from '@/stores/OverlayStore';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { DataOf, RequestOf } from '~types/api';
import type { Coupon } from '~types/api/account';
import type { BillLine, BillLineCode, ServiceCode } from '~types/api/bill';
import type { Alternative } from '~types/api/cartype';
import type { InsuredPerson, OrderChoice, OrderQuote, Renter } from '~types/api/rental';
import { addOrder, priceOrder } from '../services/booking';
import { usualServices } from './usualServices';
import type { UsualDrivers } from './UsualDrivers';
import { newDraft, type BookingDraft } from './bookingDraft';
import type { InsuredPeople } from './InsuredPeople';
import type { RenterForm } from './renterForm';

type BookedOrder = DataOf<'POST /api/order/add'>;

/** No car is left for the choice, which its price says already. */
const soldOut: Refusal = {
  text: '这款车在您选的时间已订完',
  remedy: remedyFor(ErrorCode.SOLD_OUT),
  code: ErrorCode.SOLD_OUT,
};

interface BookingOptions {
  cartypeId: string;
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

  private readonly usual = usualServices.read();

  constructor(
    private readonly root: RootStore,
    private readonly options: BookingOptions,
  ) {
    const { draft } = options;
    this.draft = draft;
    this.checkout = new Checkout(root, draft, {
      choice: () => this.choice,
      // An end of the trip without a site takes one of its city.
      prepare: root.get(SearchStore).requireSites,
      price: priceOrder,
      obstacleIn: ({ available }) => (available === 0 ? soldOut : undefined),
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
        return this.add({ ...signed(), ...waiver, ...this.peopleOf(person), remark });
      },
      onOrdered: async ({ orderid }) => {
        try {
          await go('pay.cashier', { orderid }, { replace: true });
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

  /** What is priced and booked; undefined until a site is known. */
  get choice(): OrderChoice | undefined {
    const { rental } = this.root.get(SearchStore);
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
    const use = { now: serverNow(), channel: this.root.get(ChannelStore).attribution };
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

  /** Takes an alternative over; another car opens in the place of this one, with everything that was chosen. */
  async takeAlternative(alternative: Alternative): Promise<void> {
    this.checkout.dismissRefusal();
    this.root.get(SearchStore).applyAlternative(alternative);
    const { id } = alternative.offer.cartype;
    if (id === this.cartypeId) return;
    this.options.onAnotherCar(id);
    await go('booking.order', { cartype_id: id }, { replace: true });
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
