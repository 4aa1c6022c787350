import type { CarTypeDetail } from '../../types/api/cartype';
import type { Site } from '../../types/api/site';
import { categoryText, energyText, transmissionText } from './carWords';
import { distanceText } from './geo';
import { yuanText } from './money';

/** A row in which cars are compared: a value for each, in their order. */
export interface ComparisonRow {
  name: string;
  values: readonly string[];
  /** They are not all the same: what the eye looks for. */
  differs: boolean;
}

/** Stands where a car has no such thing. */
const NONE = '—';

const row = (name: string, values: readonly string[]): ComparisonRow => ({
  name,
  values,
  differs: new Set(values).size > 1,
});

type CarFact = CarTypeDetail['specification'][number];
type Facet = readonly [name: string, value: (car: CarTypeDetail) => string];

/** What decides first, the weightiest at the top. */
const facets: readonly Facet[] = [
  ['日均', ({ offer }) => `¥${yuanText(offer.daily_price)}`],
  ['总价', ({ offer }) => `¥${yuanText(offer.total_price)}`],
  ['券后', ({ offer }) => `¥${yuanText(offer.total_price - (offer.coupon_saving ?? 0))}`],
  ['押金', ({ offer }) => (offer.deposit_waived ? '免押' : `¥${yuanText(offer.deposit)}`)],
  ['评分', ({ offer }) => `${offer.score.toFixed(1)}分`],
  ['评价', ({ offer }) => `${offer.review_count}条`],
  ['级别', ({ cartype }) => categoryText[cartype.category]],
  ['座位', ({ cartype }) => `${cartype.seats}座`],
  ['变速箱', ({ cartype }) => transmissionText[cartype.transmission]],
  ['能源', ({ cartype }) => energyText[cartype.energy]],
  ['动力', ({ cartype }) => cartype.power],
];

/** Names of a list of lists, each once, in the order in which they come first. */
const namesOf = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

/** 长×宽×高 4125×1770×1570毫米 as three values with their unit: side by side each is compared by itself. */
function measuresOf({ name, value }: CarFact): CarFact[] {
  const names = name.split('×');
  const numbers = value.split('×');
  if (names.length === 1 || names.length !== numbers.length) return [{ name, value }];
  const unit = /\D*$/.exec(value)?.[0] ?? '';
  return names.map((one, index) => ({ name: one, value: `${parseFloat(numbers[index] ?? '')}${unit}` }));
}

/** Where each car is taken, and how far that is; nothing where all are taken at the one site that was chosen. */
function placesOf(cars: readonly CarTypeDetail[], sites: readonly Site[]): ComparisonRow[] {
  const places = cars.map(({ offer }) => sites.find(({ id }) => id === offer.site_id));
  if (!places.some(Boolean)) return [];
  const texts = [
    ['取车门店', ({ name }: Site) => name],
    ['门店距离', ({ distance }: Site) => distanceText(distance)],
  ] as const;
  return texts.map(([name, text]) =>
    row(
      name,
      places.map(site => (site ? text(site) : NONE)),
    ),
  );
}

/**
 * Cars row by row: prices of the search, what they are, their specification and what they have (issue 11). A row of the
 * specification that says what stands above already is left out. `sites`: those of cars of the whole city.
 */
export function compareCars(cars: readonly CarTypeDetail[], sites: readonly Site[] = []): ComparisonRow[] {
  const known = new Set(['能源类型', '座位数', ...facets.map(([name]) => name)]);
  const specifications = cars.map(({ specification }) => specification.flatMap(measuresOf));
  const specified = namesOf(specifications.map(facts => facts.map(({ name }) => name)));
  const equipped = namesOf(cars.map(({ cartype }) => cartype.tags));
  return [
    ...facets.map(([name, value]) => row(name, cars.map(value))),
    ...placesOf(cars, sites),
    ...specified
      .filter(name => !known.has(name))
      .map(name =>
        row(
          name,
          specifications.map(facts => facts.find(one => one.name === name)?.value ?? NONE),
        ),
      ),
    ...equipped.map(name =>
      row(
        name,
        cars.map(({ cartype }) => (cartype.tags.includes(name) ? '有' : NONE)),
      ),
    ),
  ];
}
