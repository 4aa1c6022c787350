import { demoCartypes, type CartypeRow } from './demoCartypes';
import { demoCities, type CityRow } from './demoCities';
import { demoInventory, type InventoryRow } from './demoInventory';
import { demoCartypeReviews, demoSiteReviews, meanScore, type ReviewRow } from './demoReviews';
import { demoSurroundings, type DemoSurroundings } from './demoPlaces';
import { demoSites, type SiteRow } from './demoSites';

/** Makes a value at its first use and keeps it. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

interface DemoSite {
  city: CityRow;
  site: SiteRow;
}

/**
 * The one world of which all areas tell: its cities, sites, cars and what is said of them. The same each time and on
 * every machine; each part is made when an area first asks for it.
 */
export class DemoWorld {
  /** `cities`: how many, the largest first (hot ones before all); default all 337. */
  constructor(private readonly count?: number) {}

  readonly cities = once((): CityRow[] => demoCities().slice(0, this.count));

  /** Sites, each with the mean score of what is said of it. */
  readonly sites = once((): SiteRow[] =>
    this.reviewedSites().map(({ site, reviews }) =>
      reviews.length > 0 ? { ...site, score: meanScore(reviews) } : site,
    ),
  );

  readonly surroundings = once((): DemoSurroundings[] =>
    this.cities().map(city =>
      demoSurroundings(
        city,
        this.placed().flatMap(placed => (placed.city === city ? [placed.site] : [])),
      ),
    ),
  );

  /** Car types, each with the mean score of what is said of it. */
  readonly cartypes = once((): CartypeRow[] =>
    this.reviewed().map(({ row, reviews }) => ({
      ...row,
      score: meanScore(reviews),
      reviewCount: reviews.length,
    })),
  );

  readonly inventory = once((): InventoryRow[] => this.stocked().flatMap(({ stock }) => stock));

  readonly cartypeReviews = once((): ReviewRow[] => this.reviewed().flatMap(({ reviews }) => reviews));

  readonly siteReviews = once((): ReviewRow[] => this.reviewedSites().flatMap(({ reviews }) => reviews));

  private readonly fleet = once(demoCartypes);

  private readonly placed = once((): DemoSite[] =>
    this.cities().flatMap(city => demoSites(city).map(site => ({ city, site }))),
  );

  private readonly stocked = once(() =>
    this.placed().map(placed => ({
      ...placed,
      stock: demoInventory(placed.city, placed.site, this.fleet()),
    })),
  );

  private readonly reviewed = once(() => {
    const rows = this.fleet().map(({ row }) => row);
    return rows.map(row => ({ row, reviews: demoCartypeReviews(row, rows) }));
  });

  private readonly reviewedSites = once(() => {
    const seriesOf = new Map(this.fleet().map(({ row }) => [row.id, row.series]));
    return this.stocked().map(({ city, site, stock }) => ({
      site,
      reviews: demoSiteReviews(
        site,
        Boolean(city.hotRank),
        stock.map(({ cartypeId }) => seriesOf.get(cartypeId) ?? ''),
      ),
    }));
  });
}
