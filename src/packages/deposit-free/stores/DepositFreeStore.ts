import { makeAutoObservable } from 'mobx';
import { isBookable } from '@/domain/carFilter';
import { creditStateOf, type CreditState } from '@/domain/credit';
import { searchCity } from '@/services/catalogue';
import { ChannelStore } from '@/stores/ChannelStore';
import { Follower } from '@/stores/Follower';
import { OverlayStore } from '@/stores/OverlayStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import { SessionStore } from '@/stores/SessionStore';
import type { CarOffer, CitySearch } from '~types/api/cartype';
import type { Site } from '~types/api/site';

/** READY: the score can be asked for, and has not been. */
export type WaiverState = CreditState | 'READY';

/**
 * Whether the deposits of who looks are waived, and the cars of the city that they are waived for. The score is asked with
 * the cars, by the claim that every search of a channel with a score makes; here not before the person asks for it.
 */
export class DepositFreeStore {
  readonly result = new Resource(searchCity, { subjectOf: ({ city_id }) => city_id });
  /** Whose score was asked for: another member, or another channel, has not asked. */
  private askedBy: string | undefined = undefined;
  private readonly following: Follower<CitySearch>;

  constructor(private readonly root: RootStore) {
    const search = root.get(SearchStore);
    this.following = new Follower({
      subject: () => this.query,
      prepare: async () => {
        if (search.openEnds.includes('return')) await search.return.requireSite();
      },
      load: async query => void (await this.result.load(query)),
    });
    makeAutoObservable<this, 'root' | 'following'>(
      this,
      { root: false, following: false, result: false },
      { autoBind: true },
    );
  }

  /** Loads now and whenever the trip changes or the score is asked for, until the returned function is called. */
  watch(): () => void {
    return this.following.watch();
  }

  async load(): Promise<void> {
    await this.following.load();
  }

  /** Why there is nothing to ask for, one sentence; undefined while all is well. */
  get failure(): string | undefined {
    return this.following.failure;
  }

  /** Asks for the waiver; once more asks again. */
  ask(): void {
    if (this.isAsked) void this.load();
    else this.askedBy = this.asker;
  }

  get isAsked(): boolean {
    return this.askedBy !== undefined && this.askedBy === this.asker;
  }

  /** The question is on its way. */
  get isAsking(): boolean {
    return this.isAsked && this.result.isLoading;
  }

  /** How it stands with the waiver of who looks; `party` as `useCreditParty` knows it. */
  stateFor(party: { asks: boolean; isKnown: boolean }): WaiverState {
    if (!party.asks) return 'NOT_ASKED';
    if (!this.isAsked) return party.isKnown ? 'READY' : 'LOGIN';
    const { data, isLoading } = this.result;
    if (!data || (!data.credit && isLoading)) return 'READY';
    return creditStateOf(data.credit ?? {}, party);
  }

  /** What the provider has said where it does not waive. */
  get reason(): string | undefined {
    return this.isAsked ? this.result.data?.credit?.notWaived : undefined;
  }

  /** Those that can be booked, the cheapest first. */
  get offers(): CarOffer[] {
    return (this.result.data?.cars ?? [])
      .filter(isBookable)
      .sort((a, b) => a.daily_price - b.daily_price || a.total_price - b.total_price);
  }

  /** The largest deposits of a car that can be booked, fen; 0 where there is none. */
  get mostDeposit(): number {
    return Math.max(0, ...this.offers.map(({ deposit }) => deposit));
  }

  siteOf({ site_id: id }: Pick<CarOffer, 'site_id'>): Site | undefined {
    return this.result.data?.sites.find(site => site.id === id);
  }

  /** Takes a car where its price was shown. */
  takeThere(offer: CarOffer): void {
    const search = this.root.get(SearchStore);
    const site = this.siteOf(offer);
    if (!site) return;
    if (search.pickup.isWholeCity) search.lookAt(site, offer.cartype.id);
    else search.takeAt(site);
  }

  /** Whoever comes back is told of a pickup that time has overtaken. */
  seeAgain(): void {
    const renewed = this.root.get(SearchStore).renewPeriod();
    if (renewed) this.root.get(OverlayStore).showToast(renewed);
  }

  private get asker(): string {
    const { credit } = this.root.get(ChannelStore);
    return [this.root.get(SessionStore).uid, credit?.scheme, credit?.score].join(' ');
  }

  private get query(): CitySearch | undefined {
    const { wholeCity } = this.root.get(SearchStore);
    if (!wholeCity || this.isAsked) return wholeCity;
    const { credit: _unasked, ...search } = wholeCity;
    return search;
  }
}
