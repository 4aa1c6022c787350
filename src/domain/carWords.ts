import type { CarCategory, CarType, Energy, Transmission } from '../../types/api/cartype';

/** The words for the categories. */
export const categoryText: Readonly<Record<CarCategory, string>> = {
  MICRO: '微型',
  ECONOMY: '经济型',
  COMFORT: '舒适型',
  BUSINESS: '商务型',
  PREMIUM: '豪华型',
  LUXURY: '豪车',
  SPORTS: '跑车',
  SUV: 'SUV',
  MPV: 'MPV',
  NEW_ENERGY: '新能源',
  PICKUP: '皮卡',
};

/** 自动挡, 手动挡. */
export const transmissionText: Readonly<Record<Transmission, string>> = { AUTO: '自动挡', MANUAL: '手动挡' };

/** 燃油, 混动, 纯电. */
export const energyText: Readonly<Record<Energy, string>> = {
  FUEL: '燃油',
  HYBRID: '混动',
  ELECTRIC: '纯电',
};

const LATIN = /[a-z0-9]/i;

/** 丰田卡罗拉, MG Cyberster; the brand is said once: 坦克300. */
export function carName({ brand, series }: Pick<CarType, 'brand' | 'series'>): string {
  if (series.startsWith(brand)) return series;
  const isOneScript = LATIN.test(brand.slice(-1)) && LATIN.test(series.charAt(0));
  return isOneScript ? `${brand} ${series}` : `${brand}${series}`;
}

/** 自动挡 · 5座 · 1.2T. */
export const carFacts = ({
  transmission,
  seats,
  power,
}: Pick<CarType, 'transmission' | 'seats' | 'power'>): string =>
  [transmissionText[transmission], `${seats}座`, power].filter(Boolean).join(' · ');

/** What tells the cars of a list apart: 经济型 · 5座 · 1.2T; 新能源 · 5座 · 续航420km · 快充; a manual gear is said. */
export function carClassFacts({
  category,
  transmission,
  seats,
  power,
}: Pick<CarType, 'category' | 'transmission' | 'seats' | 'power'>): string {
  return [
    categoryText[category],
    ...(transmission === 'MANUAL' ? [transmissionText.MANUAL] : []),
    `${seats}座`,
    power.replace(/^纯电/, '续航').replace(' ', ' · '),
  ]
    .filter(Boolean)
    .join(' · ');
}
