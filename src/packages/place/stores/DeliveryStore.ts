import { makeAutoObservable } from 'mobx';
import { canDeliver, roadKm } from '@/domain/delivery';
import { distanceFee } from '@/domain/distanceFee';
import { nearestSite } from '@/services/catalogue';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { EndName } from '@/stores/TripEnd';
import type { DeliveryPoint } from '~types/api/address';
import type { City } from '~types/api/city';
import type { Site } from '~types/api/site';

/** What it takes to have a car brought to a point, or collected there. */
export interface DeliveryTerms {
  /** The site that serves the point: the nearest one. */
  site: Site;
  /** By road. */
  km: number;
  /** Fen. */
  fee: number;
  /** It lies within the distance up to which a site delivers, and the site is open. */
  isPossible: boolean;
}

interface TermsQuery {
  end: EndName;
  city: City;
  point: DeliveryPoint;
}

/** 送车上门 and 上门取车: the point that is thought of and what it would cost (rental.md, fees). */
export class DeliveryStore {
  /** Thought of, not yet chosen. */
  point: DeliveryPoint | undefined = undefined;
  /** Undefined data inside: the city has no site. */
  readonly terms = new Resource(async ({ end, city, point }: TermsQuery) => {
    const site = await nearestSite(city, point.location);
    return { terms: site && termsOf(end, site, point) };
  });

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root'>(this, { root: false, terms: false }, { autoBind: true });
  }

  /** Begins with what is chosen for an end of the trip. */
  open(end: EndName): void {
    this.consider(end, this.root.get(SearchStore)[end].delivery);
  }

  /** Thinks of a point, or of none. */
  consider(end: EndName, point: DeliveryPoint | undefined): void {
    this.point = point;
    if (point) void this.terms.load({ end, city: this.root.get(SearchStore)[end].city, point });
    else this.terms.clear();
  }
}

function termsOf(end: EndName, site: Site, point: DeliveryPoint): DeliveryTerms {
  const km = roadKm(site.location, point.location);
  return {
    site,
    km,
    fee: distanceFee(end === 'return' ? 'DELIVERY_RETURN' : 'DELIVERY_PICKUP', km),
    isPossible: site.status === 'OPEN' && canDeliver(site.location, point.location),
  };
}
