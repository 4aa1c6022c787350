import type { CarCategory, CarOffer, CarType, Energy, Transmission } from '../../types/api/cartype';
import { carName, categoryText, energyText, transmissionText } from './carWords';
import { holdingText } from './holdingOrder';
import { yuanText } from './money';

/** How the offers of a list are put in order; 推荐 is by how often a car is rented. */
export type CarSort = 'RECOMMENDED' | 'PRICE_UP' | 'PRICE_DOWN' | 'SCORE';

/** What of a list is shown (specification §3, car search filter). Empty or absent means everything. */
export interface CarFilter {
  categories: readonly CarCategory[];
  transmission?: Transmission;
  energy: readonly Energy[];
  seats: readonly number[];
  brands: readonly string[];
  /** 车型: keys of series (see {@link seriesKey}). They narrow the brand that they belong to, and no other. */
  cartypes: readonly string[];
  /** Fen of the daily price, both ends included. */
  min_price?: number;
  max_price?: number;
}

/** A filter that lets everything pass. */
export const emptyFilter: CarFilter = { categories: [], energy: [], seats: [], brands: [], cartypes: [] };

/** Whether a car can be booked as it stands: in stock and long enough for a holiday. */
export const isBookable = (offer: CarOffer): boolean =>
  offer.available > 0 && offer.minimum_days === undefined;

/** Why a car cannot be booked as it stands; undefined when it can. */
export function refusalOf(offer: CarOffer): string | undefined {
  if (offer.held_by) return holdingText(offer.held_by);
  if (offer.available === 0) return '该时段已订完';
  return offer.minimum_days === undefined ? undefined : `节假日${offer.minimum_days}天起租`;
}

/** The key of a series in a filter: brands may share the name of a series. */
export const seriesKey = ({ brand, series }: Pick<CarType, 'brand' | 'series'>): string =>
  `${brand} ${series}`;

const brandOf = (key: string): string => key.slice(0, key.indexOf(' '));

const nameOfKey = (key: string): string =>
  carName({ brand: brandOf(key), series: key.slice(key.indexOf(' ') + 1) });

/** One condition of a filter: what one tap can drop. */
export type FilterCondition =
  'categories' | 'transmission' | 'energy' | 'seats' | 'brands' | 'cartypes' | 'price';

const includes = <Value>(chosen: readonly Value[], value: Value): boolean =>
  chosen.length === 0 || chosen.includes(value);

const passes: Readonly<Record<FilterCondition, (offer: CarOffer, filter: CarFilter) => boolean>> = {
  categories: ({ cartype }, filter) => includes(filter.categories, cartype.category),
  transmission: ({ cartype }, filter) =>
    filter.transmission === undefined || filter.transmission === cartype.transmission,
  energy: ({ cartype }, filter) => includes(filter.energy, cartype.energy),
  seats: ({ cartype }, filter) => includes(filter.seats, cartype.seats),
  brands: ({ cartype }, filter) => includes(filter.brands, cartype.brand),
  cartypes: ({ cartype }, filter) =>
    includes(
      filter.cartypes.filter(key => brandOf(key) === cartype.brand),
      seriesKey(cartype),
    ),
  price: ({ daily_price: price }, { min_price: min = 0, max_price: max = Infinity }) =>
    price >= min && price <= max,
};
const conditions = Object.keys(passes) as FilterCondition[];

/** Whether a car passes every condition of a filter. */
export const passesFilter = (offer: CarOffer, filter: CarFilter): boolean =>
  conditions.every(condition => passes[condition](offer, filter));

const orders: Readonly<Record<CarSort, (a: CarOffer, b: CarOffer) => number>> = {
  RECOMMENDED: (a, b) => b.rented - a.rented,
  PRICE_UP: (a, b) => a.total_price - b.total_price,
  PRICE_DOWN: (a, b) => b.total_price - a.total_price,
  SCORE: (a, b) => b.score - a.score,
};

/** The offers that pass the filter, in order; what cannot be booked always comes last. */
export function filterCars(offers: readonly CarOffer[], filter: CarFilter, sort: CarSort): CarOffer[] {
  return offers
    .filter(offer => passesFilter(offer, filter))
    .sort((a, b) => Number(isBookable(b)) - Number(isBookable(a)) || orders[sort](a, b));
}

/**
 * Offers in the order in which their car types stood before; new ones follow in their own order. A changed time prices
 * a list anew without moving a card under the finger (rental.md, details of flow 3).
 */
export function inOrderOf(offers: readonly CarOffer[], cartypeIds: readonly string[]): CarOffer[] {
  const places = new Map(cartypeIds.map((id, index) => [id, index]));
  const placeOf = (offer: CarOffer): number => places.get(offer.cartype.id) ?? cartypeIds.length;
  return [...offers].sort((a, b) => placeOf(a) - placeOf(b));
}

/** How many cars of a filter can be booked as they stand: 查看23款车. */
export const countBookable = (offers: readonly CarOffer[], filter: CarFilter): number =>
  offers.filter(offer => isBookable(offer) && passesFilter(offer, filter)).length;

/** A range of daily prices in fen, both ends included. */
export interface PriceRange {
  min_price?: number;
  max_price?: number;
}

/** ¥150–300, ¥500以上, ¥150以下. */
export function priceRangeText({ min_price: min, max_price: max }: PriceRange): string {
  if (max === undefined) return `¥${yuanText(min ?? 0)}以上`;
  return min === undefined ? `¥${yuanText(max)}以下` : `¥${yuanText(min)}–${yuanText(max)}`;
}

const textOf: Readonly<Record<FilterCondition, (filter: CarFilter) => string>> = {
  categories: filter => filter.categories.map(category => categoryText[category]).join('、'),
  transmission: filter => (filter.transmission ? transmissionText[filter.transmission] : ''),
  energy: filter => filter.energy.map(energy => energyText[energy]).join('、'),
  seats: filter => filter.seats.map(seats => `${seats}座`).join('、'),
  brands: filter => filter.brands.join('、'),
  cartypes: filter => filter.cartypes.map(nameOfKey).join('、'),
  price: filter =>
    filter.min_price === undefined && filter.max_price === undefined ? '' : priceRangeText(filter),
};

/** The conditions of a filter. */
export const conditionsOf = (filter: CarFilter): FilterCondition[] =>
  conditions.filter(condition => textOf[condition](filter) !== '');

/** A filter without one of its conditions. A brand takes its series along. */
export function dropCondition(filter: CarFilter, condition: FilterCondition): CarFilter {
  switch (condition) {
    case 'transmission':
      return { ...filter, transmission: undefined };
    case 'price':
      return { ...filter, min_price: undefined, max_price: undefined };
    case 'brands':
      return { ...filter, brands: [], cartypes: [] };
    default:
      return { ...filter, [condition]: [] };
  }
}

/** A filter with other brands: the series of brands that are not chosen any more go with them. */
export const withBrands = (filter: CarFilter, brands: readonly string[]): CarFilter => ({
  ...filter,
  brands,
  cartypes: filter.cartypes.filter(key => brands.includes(brandOf(key))),
});

/** A condition that can be dropped, what it says, and how many cars can be booked without it. */
export interface Relaxation {
  condition: FilterCondition;
  /** 自动挡; SUV、MPV. */
  text: string;
  count: number;
}

/**
 * For a filter that leaves nothing to be booked: each single condition whose end brings cars back, most first. Empty
 * where something is left, or where no single one helps (rental.md, details of flow 8).
 */
export function relaxations(offers: readonly CarOffer[], filter: CarFilter): Relaxation[] {
  if (countBookable(offers, filter) > 0) return [];
  return conditionsOf(filter)
    .map(condition => ({
      condition,
      text: textOf[condition](filter),
      count: countBookable(offers, dropCondition(filter, condition)),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** 去掉“自动挡”有9款. */
export const relaxationText = ({ text, count }: Relaxation): string => `去掉“${text}”有${count}款`;

/** What the offers of a list have, and so what can be chosen in its filter. */
export interface CarFacets {
  categories: CarCategory[];
  transmissions: Transmission[];
  energy: Energy[];
  /** Fewest first. */
  seats: number[];
  /** Those with most cars first. */
  brands: string[];
  /** Series in the order of their brands. */
  series: Pick<CarType, 'brand' | 'series'>[];
  prices: PriceRange[];
}

/** Ranges that a tap fills in, fen a day. */
const priceRanges: readonly PriceRange[] = [
  { max_price: 150_00 },
  { min_price: 150_00, max_price: 300_00 },
  { min_price: 300_00, max_price: 500_00 },
  { min_price: 500_00 },
];

/** What the offers have (specification §3, car search filter). */
export function facetsOf(offers: readonly CarOffer[]): CarFacets {
  const cars = offers.map(({ cartype }) => cartype);
  const has = <Key extends keyof CarType>(key: Key, value: CarType[Key]): boolean =>
    cars.some(car => car[key] === value);
  const countOf = (brand: string): number => cars.filter(car => car.brand === brand).length;
  const brands = Array.from(new Set(cars.map(({ brand }) => brand))).sort((a, b) => countOf(b) - countOf(a));
  const series = new Map(cars.map(car => [seriesKey(car), { brand: car.brand, series: car.series }]));
  return {
    categories: (Object.keys(categoryText) as CarCategory[]).filter(value => has('category', value)),
    transmissions: (Object.keys(transmissionText) as Transmission[]).filter(value =>
      has('transmission', value),
    ),
    energy: (Object.keys(energyText) as Energy[]).filter(value => has('energy', value)),
    seats: Array.from(new Set(cars.map(({ seats }) => seats))).sort((a, b) => a - b),
    brands,
    series: Array.from(series.values()).sort((a, b) => brands.indexOf(a.brand) - brands.indexOf(b.brand)),
    prices: priceRanges.filter(range =>
      offers.some(offer => passes.price(offer, { ...emptyFilter, ...range })),
    ),
  };
}

/** A filter that one tap above the list switches: a category, or one of the three that renters ask for most. */
export type QuickFilter = CarCategory | 'AUTO' | 'ELECTRIC' | 'SEVEN_SEATS';

const MANY_SEATS = 7;

const quickFilters: readonly QuickFilter[] = [
  'AUTO',
  'ELECTRIC',
  'SEVEN_SEATS',
  ...(Object.keys(categoryText) as CarCategory[]),
];

/** 自动挡, 纯电, 7座, SUV. */
function quickText(key: QuickFilter): string {
  switch (key) {
    case 'AUTO':
      return transmissionText.AUTO;
    case 'ELECTRIC':
      return energyText.ELECTRIC;
    case 'SEVEN_SEATS':
      return `${MANY_SEATS}座`;
    default:
      return categoryText[key];
  }
}

/** The quick filters that tell the offers apart, and those that are on. */
export function quickFiltersOf(
  offers: readonly CarOffer[],
  filter: CarFilter,
): { key: QuickFilter; text: string }[] {
  const { categories, transmissions, energy, seats } = facetsOf(offers);
  const isUseful = (key: QuickFilter): boolean => {
    switch (key) {
      case 'AUTO':
        return transmissions.length > 1;
      case 'ELECTRIC':
        return energy.length > 1 && energy.includes('ELECTRIC');
      case 'SEVEN_SEATS':
        return seats.length > 1 && seats.includes(MANY_SEATS);
      default:
        return categories.includes(key);
    }
  };
  return quickFilters
    .filter(key => isUseful(key) || isQuickFilterOn(filter, key))
    .map(key => ({ key, text: quickText(key) }));
}

/** Whether a filter holds what a quick filter asks for. */
export function isQuickFilterOn(filter: CarFilter, key: QuickFilter): boolean {
  switch (key) {
    case 'AUTO':
      return filter.transmission === 'AUTO';
    case 'ELECTRIC':
      return filter.energy.includes('ELECTRIC');
    case 'SEVEN_SEATS':
      return filter.seats.includes(MANY_SEATS);
    default:
      return filter.categories.includes(key);
  }
}

/** A list with a value put in or taken out. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter(other => other !== value) : [...values, value];

/** A filter with a quick filter switched. */
export function toggleQuickFilter(filter: CarFilter, key: QuickFilter): CarFilter {
  switch (key) {
    case 'AUTO':
      return { ...filter, transmission: filter.transmission === 'AUTO' ? undefined : 'AUTO' };
    case 'ELECTRIC':
      return { ...filter, energy: toggled(filter.energy, 'ELECTRIC') };
    case 'SEVEN_SEATS':
      return { ...filter, seats: toggled(filter.seats, MANY_SEATS) };
    default:
      return { ...filter, categories: toggled(filter.categories, key) };
  }
}

/** A part of a filter as one tap takes it out. */
export interface ChosenFilter {
  key: string;
  /** 自动挡; ¥150–300. */
  text: string;
  /** The filter without it. */
  without: CarFilter;
}

/** What a filter asks for, each as it is taken out: quick filters one by one, then its other conditions. */
export function chosenFilters(filter: CarFilter): ChosenFilter[] {
  const { quick, rest } = quickFilters
    .filter(key => isQuickFilterOn(filter, key))
    .reduce<{ quick: QuickFilter[]; rest: CarFilter }>(
      (parts, key) => ({ quick: [...parts.quick, key], rest: toggleQuickFilter(parts.rest, key) }),
      { quick: [], rest: filter },
    );
  return [
    ...quick.map(key => ({ key, text: quickText(key), without: toggleQuickFilter(filter, key) })),
    ...conditionsOf(rest).map(key => ({
      key,
      text: textOf[key](rest),
      without: quick.reduce(toggleQuickFilter, dropCondition(rest, key)),
    })),
  ];
}

const isQuickFilter = (name: string): name is QuickFilter =>
  (quickFilters as readonly string[]).includes(name);

/** The filter of an address: quick filters by their names, apart by commas; a name that is none is passed over. */
export const filterOfNames = (names: string): CarFilter =>
  [...new Set(names.split(','))].filter(isQuickFilter).reduce(toggleQuickFilter, emptyFilter);

const isListOf =
  <Value>(isValue: (value: unknown) => value is Value) =>
  (value: unknown): Value[] =>
    Array.isArray(value) ? value.filter(isValue) : [];
const isKeyOf =
  <Key extends string>(words: Readonly<Record<Key, string>>) =>
  (value: unknown): value is Key =>
    typeof value === 'string' && Object.prototype.hasOwnProperty.call(words, value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** What of a stored value is a filter: storage is input from outside. */
export function readFilter(stored: unknown): CarFilter {
  const value = (stored !== null && typeof stored === 'object' ? stored : {}) as Record<string, unknown>;
  const isTransmission = isKeyOf(transmissionText);
  const filter: CarFilter = {
    categories: isListOf(isKeyOf(categoryText))(value.categories),
    energy: isListOf(isKeyOf(energyText))(value.energy),
    seats: isListOf(isCount)(value.seats),
    brands: isListOf(isText)(value.brands),
    cartypes: isListOf(isText)(value.cartypes),
    ...(isTransmission(value.transmission) ? { transmission: value.transmission } : {}),
    ...(isCount(value.min_price) ? { min_price: value.min_price } : {}),
    ...(isCount(value.max_price) ? { max_price: value.max_price } : {}),
  };
  return withBrands(filter, filter.brands);
}

/** The highest daily price that can be asked for, yuan. */
const HIGHEST_YUAN = 99_999;

/** A daily price as a person types it, in fen: undefined for nothing typed, NaN for anything but whole yuan. */
export function typedPrice(text: string): number | undefined {
  const plain = text.trim();
  if (plain === '') return undefined;
  return /^\d+$/.test(plain) && Number(plain) <= HIGHEST_YUAN ? Number(plain) * 100 : NaN;
}

/** What is wrong with a typed price: whole yuan, and the lower end not above the other; undefined when it is right. */
export function typedPriceProblem(text: string, end: 'min' | 'max', other: string): string | undefined {
  const price = typedPrice(text);
  if (Number.isNaN(price)) return '请填写整数，单位元，例如 150';
  // Comparing with what is no price says nothing.
  const [here, there] = [price ?? NaN, typedPrice(other) ?? NaN];
  if (end === 'min') return here > there ? '最低价不能高于最高价' : undefined;
  return here < there ? '最高价不能低于最低价' : undefined;
}
