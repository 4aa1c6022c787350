import { makeAutoObservable, observable } from 'mobx';
import { Checkout } from '@/checkout/Checkout';
import { newCheckoutDraft, readCheckoutDraft, type CheckoutDraft } from '@/checkout/checkoutDraft';
import { CYCLE_CATEGORIES, CYCLE_PLANS, startDayProblem, type CyclePlanKey } from '@/domain/cyclePlans';
import { dayOf } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import { sessionStorage } from '@/platform/storage';
import { track } from '@/services/analytics';
import { serverNow } from '@/services/call';
import { persistFields } from '@/stores/persistence';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import { SessionStore } from '@/stores/SessionStore';
import { isCity } from '@/stores/TripEnd';
import type { DataOf, RequestOf } from '~types/api';
import type { CarCategory } from '~types/api/cartype';
import type { City } from '~types/api/city';
import type { CycleChoice, CycleQuote } from '~types/api/cycle';
import { addCycle, getOwnCards, getPlans, priceCycle } from '../services/cycle';

type Bought = DataOf<'POST /api/cycle/add'>;
type PlansQuery = RequestOf<'GET /api/cycle/get_plans'>;

/** What is bought: city, class of cars, plan, first day; what that costs, and the way to an order of it. */
export class CycleStore {
  plan: CyclePlanKey = 'WEEKEND';
  /** Chosen here; undefined: the city of the search. */
  chosenCity: City | undefined = undefined;
  /** Chosen here; undefined: the first one that the city has. */
  category: CarCategory | undefined = undefined;
  /** `YYYY-MM-DD`; undefined: today. */
  chosenDay: string | undefined = undefined;
  draft: CheckoutDraft = observable(newCheckoutDraft());
  /** The plans of a city; another class of the same city is loaded in place. */
  readonly plans = new Resource(getPlans, { subjectOf: ({ city_id }: PlansQuery) => city_id });
  readonly own = new Resource(getOwnCards);
  readonly checkout: Checkout<CycleChoice, CycleQuote, Bought>;

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, plans: false, own: false, checkout: false, chosenCity: observable.ref },
      { autoBind: true },
    );
    persistFields(this, {
      key: 'cycle',
      fields: ['plan', 'chosenCity', 'category', 'chosenDay', 'draft'],
      storage: sessionStorage,
      personal: true,
      accept: ({ plan, chosenCity, category, chosenDay, draft }) => {
        const known = CYCLE_PLANS.find(({ key }) => key === plan);
        const own = CYCLE_CATEGORIES.find(one => one === category);
        return {
          ...(known && { plan: known.key }),
          ...(isCity(chosenCity) && { chosenCity }),
          ...(own && { category: own }),
          ...(typeof chosenDay === 'string' && { chosenDay }),
          ...(typeof draft === 'object' && draft !== null
            ? { draft: observable(readCheckoutDraft(draft)) }
            : {}),
        };
      },
    });
    this.checkout = new Checkout(root, this.draft, {
      choice: () => this.choice,
      prepare: () => this.findClass(),
      price: priceCycle,
      submit: signed => addCycle(signed()),
      onOrdered: async ({ orderid }) => {
        this.report();
        this.forgetAttempt();
        await go('pay.cycle', { orderid }, { replace: true });
      },
    });
    root.get(SessionStore).onOtherMember(this.forget);
  }

  get city(): City {
    return this.chosenCity ?? this.root.get(SearchStore).pickup.city;
  }

  /** The first day on which the card can be used; one that is past by now is today. */
  get startDay(): string {
    const { chosenDay } = this;
    const isGood = chosenDay !== undefined && startDayProblem(chosenDay, serverNow()) === undefined;
    return isGood ? chosenDay : dayOf(serverNow());
  }

  /**
   * The class whose plans are shown and bought: the chosen one, or the first that the city has; undefined until the plans
   * of the city are known, or where it has none.
   */
  get shownClass(): CarCategory | undefined {
    return this.cityPlans?.category;
  }

  /** The city sells no days. */
  get isNowhere(): boolean {
    return this.cityPlans?.classes.length === 0;
  }

  /** What is priced and bought; undefined until the class is known. */
  get choice(): CycleChoice | undefined {
    const category = this.shownClass;
    return category && { plan: this.plan, category, city_id: this.city.id, start_day: this.startDay };
  }

  /** Loads the plans of the city for the class. */
  async loadPlans(): Promise<void> {
    const { category, city } = this;
    await this.plans.load({ city_id: city.id, ...(category && { category }) });
  }

  chooseCity(city: City): void {
    this.chosenCity = city;
  }

  chooseClass(category: CarCategory): void {
    this.category = category;
    void this.loadPlans();
  }

  choosePlan(plan: CyclePlanKey): void {
    this.plan = plan;
  }

  chooseDay(day: string): void {
    this.chosenDay = day;
  }

  /** The plans, once they are those of the city. */
  private get cityPlans(): DataOf<'GET /api/cycle/get_plans'> | undefined {
    return this.plans.isAbout({ city_id: this.city.id }) ? this.plans.data : undefined;
  }

  /** For a visit that begins with the purchase: the classes that the city has. */
  private async findClass(): Promise<void> {
    await this.loadPlans();
    const { problem } = this.plans;
    if (problem instanceof Error) throw problem;
  }

  /** A purchase is counted by its days and its city, not by its buyer (specification §3, booking tracking). */
  private report(): void {
    const { data: quote } = this.checkout.quote;
    track('booking', {
      entrance: 'cycle_purchase',
      pickup_time: quote?.valid_from ?? this.startDay,
      return_time: quote?.valid_to ?? '',
      pickup_city_id: this.city.id,
      pickup_address: '',
      return_city_id: this.city.id,
    });
  }

  /** What is bought next is another order. */
  private forgetAttempt(): void {
    this.draft.attempt = undefined;
  }

  private forget(): void {
    this.own.clear();
    this.forgetAttempt();
  }
}
