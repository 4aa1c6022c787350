import type { LngLat } from '../../types/api/call';
import type { City } from '../../types/api/city';
import type { Site } from '../../types/api/site';
import { matchCity } from './geo';
import { isBeyondHorizon } from './holidays';
import { isOpenAt, nextOpenHalfHour } from './openingHours';
import { defaultRentalPeriod, isPast, LONGEST_RENTAL_DAYS } from './rentalTime';
import { addDays, DAY, dayOf, format, isTime, MINUTE, toIso, toMillis, type Time } from './shanghaiTime';

const HALF_HOUR = 30 * MINUTE;
const LONGEST = LONGEST_RENTAL_DAYS * DAY;
/** How long a rental is where nothing says it (specification §4). */
const USUAL = 3 * DAY;

const MOVED = '还车时间随取车时间顺延';
const after = (from: Time, length: number): string => toIso(toMillis(from) + length);

/**
 * What the link of a partner carries (specification §3, convenient-book sample site), as it stands in the address:
 * anything, or nothing.
 */
export interface ConvenientLink {
  from_time?: string;
  to_time?: string;
  city?: string;
  lat?: string;
  lng?: string;
  siteid?: string;
  sitename?: string;
}

/** What of a link is not used as it stands. */
type Part = 'from' | 'to' | 'city' | 'site' | 'point';

/** Why each part of the link was replaced, the first half of a sentence. */
type Reasons = Partial<Record<Part, string>>;

/** A link as far as it can be read without the server. */
export interface AskedTrip {
  /** ISO times. */
  period: { from: string; to: string };
  /** Name, GB/T 2260 code or initials; empty where none was sent. */
  city: string;
  /** BD-09; undefined where none was sent, or none that is a point. */
  point: LngLat | undefined;
  siteId: string;
  siteName: string;
  reasons: Reasons;
}

/** The trip that a link stands for. */
export interface ConvenientTrip {
  /** ISO times. */
  period: { from: string; to: string };
  city: City;
  /** Undefined where the city has no site that takes bookings. */
  site: Site | undefined;
  /** From where distances are measured, BD-09; undefined: from the city's centre. */
  point: LngLat | undefined;
  /** What of the link was replaced, a sentence each, in the order of the trip; empty where all of it holds. */
  replaced: string[];
}

/**
 * A time as partners write them: ISO, `2026-11-25 10:00` (of Shanghai, also with slashes), seconds or milliseconds since
 * 1970; undefined for anything else, such as a day without a time.
 */
export function readLinkTime(text: string): number | undefined {
  const trimmed = text.trim();
  if (/^\d{10}$/.test(trimmed)) return Number(trimmed) * 1000;
  if (/^\d{13}$/.test(trimmed)) return Number(trimmed);
  const written = trimmed
    .replace(/^(\d{4})\/(\d{2})\/(\d{2})/, '$1-$2-$3')
    // In an address a plus stands for a space, and a space for a plus that nobody has encoded.
    .replace(/^(\d{4}-\d{2}-\d{2})\+(?=\d{2}:)/, '$1 ')
    .replace(/(:\d{2}) (\d{2}:?\d{2})$/, '$1+$2');
  return /\d:\d/.test(written) && isTime(written) ? toMillis(written) : undefined;
}

const isOnHalfHour = (time: number): boolean => time % HALF_HOUR === 0;
const toHalfHour = (time: number): number => Math.ceil(time / HALF_HOUR) * HALF_HOUR;

/** Why a time of the link cannot be an end of a rental, the first half of a sentence; undefined when it can. */
function timeProblem(name: string, text: string, now: Time): string | undefined {
  const time = readLinkTime(text);
  if (time === undefined) return `${name}无法识别`;
  if (isPast(time, now)) return `${name}已过`;
  return isBeyondHorizon(time) ? `${name}超出可预订的日期` : undefined;
}

/** The pickup of the link, or that of the default period. */
function readPickup(text: string, now: Time): { from: number; reason?: string } {
  const usual = toMillis(defaultRentalPeriod(now).from);
  if (text === '') return { from: usual };
  const reason = timeProblem('取车时间', text, now);
  if (reason !== undefined) return { from: usual, reason };
  const from = readLinkTime(text) ?? usual;
  // A return at the usual time, and a day later where the site is closed then, can be booked as well.
  if (isBeyondHorizon(from + USUAL + DAY)) return { from: usual, reason: '取车时间超出可预订的日期' };
  return isOnHalfHour(from) ? { from } : { from: toHalfHour(from), reason: '取车时间不是整点或半点' };
}

/** A return that can follow a pickup: that of the link, moved on with a pickup that was replaced, or the usual length later. */
function readReturn(
  { from_time = '', to_time = '' }: ConvenientLink,
  from: number,
  now: Time,
): { to: number; reason?: string } {
  const usual = from + USUAL;
  if (to_time === '') return { to: usual };
  const asked = readLinkTime(to_time);
  const begun = readLinkTime(from_time);
  const length = asked === undefined || begun === undefined ? 0 : asked - begun;
  // How long somebody has the car is what the partner has sold.
  if (begun !== undefined && isPast(begun, now) && length > 0 && length <= LONGEST) {
    const to = from + toHalfHour(length);
    return { to: isBeyondHorizon(to) ? usual : to, reason: MOVED };
  }
  const reason = timeProblem('还车时间', to_time, now);
  if (asked === undefined || reason !== undefined) return { to: usual, reason: reason ?? '还车时间无法识别' };
  if (asked <= from) return { to: usual, reason: '还车时间不晚于取车时间' };
  if (asked - from > LONGEST) {
    const longest = from + LONGEST;
    return {
      to: isBeyondHorizon(longest) ? usual : longest,
      reason: `单次租期最长${LONGEST_RENTAL_DAYS}天`,
    };
  }
  return isOnHalfHour(asked) ? { to: asked } : { to: toHalfHour(asked), reason: '还车时间不是整点或半点' };
}

/** A point of the link; undefined where none was sent, or none that is one. */
function readPoint({ lat = '', lng = '' }: ConvenientLink): LngLat | undefined {
  const [north, east] = [lat, lng].map(text => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : NaN));
  if (north === undefined || east === undefined) return undefined;
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { lng: east, lat: north } : undefined;
}

/** Reads a link as far as it goes without the server: times that cannot be rented in are replaced, and so is no point. */
export function readConvenientLink(link: ConvenientLink, now: Time): AskedTrip {
  const pickup = readPickup((link.from_time ?? '').trim(), now);
  const end = readReturn(link, pickup.from, now);
  const point = readPoint(link);
  const hasPoint = (link.lat ?? '') !== '' || (link.lng ?? '') !== '';
  return {
    period: { from: toIso(pickup.from), to: toIso(end.to) },
    city: (link.city ?? '').trim(),
    point,
    siteId: (link.siteid ?? '').trim(),
    siteName: (link.sitename ?? '').trim(),
    reasons: {
      ...(pickup.reason !== undefined && { from: pickup.reason }),
      ...(end.reason !== undefined && { to: end.reason }),
      ...(hasPoint && !point && { point: '链接里的位置无法识别' }),
    },
  };
}

/** What the server knows of a link's city, site and point. */
export interface FoundPlaces {
  cities: readonly City[];
  /** The site of the link's id; undefined where nobody knows it. */
  site: Site | undefined;
  /** The city in which the point lies; undefined where it lies in none of ours. */
  located: City | undefined;
  /** The city where nothing of the link says one. */
  usual: City;
}

/** The city of a name, a GB/T 2260 code or initials. */
const cityCalled = (text: string, cities: readonly City[]): City | undefined =>
  cities.find(({ id, code }) => id === text || code === text.toUpperCase()) ?? matchCity(text, cities);

/** The city of a link: the one that it names, else that of its site or of its point. */
export const cityOfLink = (asked: AskedTrip, { cities, site, located, usual }: FoundPlaces): City =>
  cityCalled(asked.city, cities) ?? cities.find(({ id }) => id === site?.city_id) ?? located ?? usual;

/** Why the site of a link cannot be taken in a city, the first half of a sentence; undefined when it can. */
function siteProblem(city: City, { site, cities }: FoundPlaces): string | undefined {
  if (!site) return '没有找到链接里的门店';
  if (site.city_id !== city.id) {
    const elsewhere = cities.find(({ id }) => id === site.city_id)?.city;
    return elsewhere === undefined ? `${site.name}不在${city.city}` : `${site.name}在${elsewhere}`;
  }
  return site.status === 'CLOSED' ? `${site.name}暂停营业` : undefined;
}

/** From where another site is looked for: the point of the link, or the site that cannot be taken, in its city. */
export function originOf(asked: AskedTrip, city: City, found: FoundPlaces): LngLat | undefined {
  if (asked.point && found.located?.id === city.id) return asked.point;
  return found.site?.city_id === city.id ? found.site.location : undefined;
}

/** The site to use, and why it is not the one of the link. `sites`: those of the city, the nearest first. */
function chooseSite(
  asked: AskedTrip,
  city: City,
  found: FoundPlaces,
  sites: readonly Site[],
): { site: Site | undefined; reason?: string } {
  const open = sites.filter(({ status }) => status === 'OPEN');
  const namesake = asked.siteName === '' ? undefined : open.find(({ name }) => name === asked.siteName);
  const instead = namesake ?? open[0];
  if (asked.siteId !== '') {
    const reason = siteProblem(city, found);
    return reason === undefined ? { site: found.site } : { site: instead, reason };
  }
  if (asked.siteName === '' || namesake) return { site: instead };
  return { site: instead, reason: `没有找到“${asked.siteName}”` };
}

/** A period in which a site is open at both ends, and why it is another one. */
function openPeriod(period: AskedTrip['period'], site: Site | undefined): [AskedTrip['period'], Reasons] {
  if (!site) return [period, {}];
  const { hours, name } = site;
  const opening = (time: string): string =>
    isOpenAt(hours, time) ? time : nextOpenHalfHour(hours, time).time;
  const from = opening(period.from);
  const asked = opening(period.to);
  const length = toMillis(asked) - toMillis(from);
  // At the hour of the pickup the site is open on any day.
  const to =
    length <= 0 || isBeyondHorizon(asked)
      ? after(from, USUAL)
      : length > LONGEST
        ? after(from, LONGEST)
        : asked;
  const isClosed = asked !== period.to;
  return [
    { from, to },
    {
      ...(from !== period.from && { from: `取车时${name}未营业` }),
      ...(to !== period.to && { to: isClosed ? `还车时${name}未营业` : MOVED }),
    },
  ];
}

/** A moment as one says it: 今天18:00, 明天10:00, 11月28日10:00. */
export function momentText(time: Time, now: Time): string {
  const day = dayOf(time);
  const near = [0, 1, 2].find(count => addDays(dayOf(now), count) === day);
  const word = near === undefined ? format(time, 'M月D日') : ['今天', '明天', '后天'][near];
  return `${word ?? ''}${format(time, 'HH:mm')}`;
}

/**
 * The trip that a link stands for (issue 13): all of it that can be had, and of the rest what takes its place, each with a
 * sentence that says so. `sites` are those of its city, the nearest first.
 */
export function decideTrip(
  asked: AskedTrip,
  found: FoundPlaces,
  sites: readonly Site[],
  now: Time,
): ConvenientTrip {
  const city = cityOfLink(asked, found);
  const { site, reason } = chooseSite(asked, city, found, sites);
  const [period, closed] = openPeriod(asked.period, site);
  const isInCity = found.located?.id === city.id;
  const reasons: Reasons = {
    ...(asked.city !== '' &&
      !cityCalled(asked.city, found.cities) && { city: `没有找到链接里的城市“${asked.city}”` }),
    ...(asked.point && !isInCity && { point: `链接里的位置不在${city.city}` }),
    ...(reason !== undefined && { site: reason }),
    ...closed,
    ...asked.reasons,
  };
  const values: Readonly<Record<Part, string>> = {
    city: `已改为${city.city}`,
    site: site ? `已改为${site.name}` : `${city.city}暂时没有营业的门店`,
    from: `已改为${momentText(period.from, now)}`,
    to: `已改为${momentText(period.to, now)}`,
    point: '距离从市中心算起',
  };
  const order: readonly Part[] = ['city', 'point', 'site', 'from', 'to'];
  return {
    period,
    city,
    site,
    point: isInCity ? asked.point : undefined,
    replaced: order.flatMap(part => {
      const why = reasons[part];
      return why === undefined ? [] : [`${why}，${values[part]}`];
    }),
  };
}
