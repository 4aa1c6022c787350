import fc from 'fast-check';
import {
  cityOfLink,
  decideTrip,
  momentText,
  originOf,
  readConvenientLink,
  readLinkTime,
  type ConvenientLink,
  type FoundPlaces,
} from '@/domain/convenientLink';
import { isBeyondHorizon } from '@/domain/holidays';
import { isOpenAt } from '@/domain/openingHours';
import { isPast, LONGEST_RENTAL_DAYS } from '@/domain/rentalTime';
import { DAY, toIso, toMillis } from '@/domain/shanghaiTime';
import type { Site } from '~types/api/site';
import { beijing, sanya, shanghai, site } from '../support/places';

// Specification §3, convenient-book sample site; issue 13: a partner's link with wrong, past, foreign or closed values, each
// replaced and named.

const now = '2026-11-24T12:00:00+08:00';
const airport = site();
const mall = site({
  id: 'S2',
  name: '望京店',
  location: { lng: 116.48, lat: 40 },
  hours: { open: '08:00', close: '21:00' },
});
const closed = site({ id: 'S3', name: '国贸店', status: 'CLOSED', notice: '装修中' });
const bund = site({ id: 'S9', name: '外滩店', city_id: shanghai.id, location: shanghai.gps });

/** What the server knows: the site of the link's id, and that the point lies in Beijing. */
const known = (differences: Partial<FoundPlaces> = {}): FoundPlaces => ({
  cities: [beijing, shanghai, sanya],
  site: airport,
  located: beijing,
  usual: beijing,
  ...differences,
});

const good: ConvenientLink = {
  from_time: '2026-11-26 10:00',
  to_time: '2026-11-29 10:00',
  city: '北京',
  lat: '39.95',
  lng: '116.45',
  siteid: 'S1',
  sitename: '首都机场T3店',
};

const decide = (
  differences: ConvenientLink,
  found: FoundPlaces = known(),
  sites: readonly Site[] = [mall, airport],
) => decideTrip(readConvenientLink({ ...good, ...differences }, now), found, sites, now);

describe('a time of the link', () => {
  const tenOClock = toMillis('2026-11-26T10:00:00+08:00');

  it.each([
    ['ISO with its zone', '2026-11-26T10:00:00+08:00'],
    ['ISO of another zone', '2026-11-26T02:00:00Z'],
    ['ISO of Shanghai', '2026-11-26T10:00'],
    ['day and clock', '2026-11-26 10:00'],
    ['day and clock to the second', '2026-11-26 10:00:00'],
    ['day with slashes', '2026/11/26 10:00'],
    ['a space that stayed a plus', '2026-11-26+10:00'],
    ['a plus that became a space', '2026-11-26T10:00:00 08:00'],
    ['seconds', String(tenOClock / 1000)],
    ['milliseconds', String(tenOClock)],
    ['with space around it', ' 2026-11-26 10:00 '],
  ])('is read as partners write it: %s', (_name, text) => expect(readLinkTime(text)).toBe(tenOClock));

  it.each(['', '明天', '2026-11-26', '2026-13-26 10:00', '2026-11-26 25:00', '20261126', '1e9', 'NaN'])(
    'is none: %p',
    text => expect(readLinkTime(text)).toBeUndefined(),
  );

  it('is read back however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10 ** 9, max: 4 * 10 ** 9 }), seconds => {
        const time = seconds * 1000;
        for (const text of [toIso(time), String(seconds), String(time), new Date(time).toISOString()])
          expect(readLinkTime(text)).toBe(time);
      }),
    );
  });
});

describe('a link of which all holds', () => {
  it('is the trip as it stands, and nothing is named', () =>
    expect(decide({})).toEqual({
      period: { from: '2026-11-26T10:00:00+08:00', to: '2026-11-29T10:00:00+08:00' },
      city: beijing,
      site: airport,
      point: { lng: 116.45, lat: 39.95 },
      replaced: [],
    }));

  it.each(['北京', '北京市', '110000', 'BJ', 'bj'])('names its city as %s', city =>
    expect(decide({ city })).toMatchObject({ city: beijing, replaced: [] }),
  );

  it('may leave out anything: what is missing is no mistake', () => {
    const trip = decideTrip(
      readConvenientLink({}, now),
      known({ site: undefined, located: undefined }),
      [mall, airport],
      now,
    );
    expect(trip).toEqual({
      period: { from: '2026-11-25T10:00:00+08:00', to: '2026-11-28T10:00:00+08:00' },
      city: beijing,
      site: mall,
      point: undefined,
      replaced: [],
    });
  });

  it('without a city is one of the city of its site, or else of its point', () => {
    const asked = readConvenientLink({}, now);
    expect(cityOfLink(asked, known({ site: bund, located: sanya }))).toBe(shanghai);
    expect(cityOfLink(asked, known({ site: undefined, located: sanya }))).toBe(sanya);
  });

  it('may name its site without a number', () =>
    expect(decide({ siteid: '', sitename: '首都机场T3店' }, known({ site: undefined }))).toMatchObject({
      site: airport,
      replaced: [],
    }));
});

describe('what does not hold is replaced and named', () => {
  it.each<[string, ConvenientLink, string[]]>([
    [
      'a pickup that is past moves to the next day, and the return with it',
      { from_time: '2026-11-20 09:00', to_time: '2026-11-22 09:00' },
      ['取车时间已过，已改为明天10:00', '还车时间随取车时间顺延，已改为11月27日10:00'],
    ],
    ['a pickup that nobody can read', { from_time: '周五上午' }, ['取车时间无法识别，已改为明天10:00']],
    [
      'a pickup beyond the calendar',
      { from_time: '2099-01-01 10:00', to_time: '2099-01-02 10:00' },
      ['取车时间超出可预订的日期，已改为明天10:00', '还车时间超出可预订的日期，已改为11月28日10:00'],
    ],
    [
      'a pickup at an odd minute',
      { from_time: '2026-11-26 10:07' },
      ['取车时间不是整点或半点，已改为后天10:30'],
    ],
    ['a return that nobody can read', { to_time: '三天后' }, ['还车时间无法识别，已改为11月29日10:00']],
    [
      'a return before the pickup',
      { to_time: '2026-11-26 09:00' },
      ['还车时间不晚于取车时间，已改为11月29日10:00'],
    ],
    ['a return that is past', { to_time: '2026-11-01 09:00' }, ['还车时间已过，已改为11月29日10:00']],
    [
      'a return after the longest period',
      { to_time: '2027-06-01 10:00' },
      ['单次租期最长90天，已改为2月24日10:00'],
    ],
    ['a city that we do not know', { city: '铁岭' }, ['没有找到链接里的城市“铁岭”，已改为北京']],
    ['half a point', { lat: '' }, ['链接里的位置无法识别，距离从市中心算起']],
    ['a point that is none', { lat: '东经' }, ['链接里的位置无法识别，距离从市中心算起']],
    ['a point on no globe', { lat: '123' }, ['链接里的位置无法识别，距离从市中心算起']],
  ])('%s', (_name, link, replaced) => expect(decide(link).replaced).toEqual(replaced));

  it.each<[string, Partial<FoundPlaces>, string]>([
    ['a site that nobody knows', { site: undefined }, '没有找到链接里的门店，已改为望京店'],
    ['a site of another city', { site: bund }, '外滩店在上海，已改为望京店'],
    ['a site that is closed', { site: closed }, '国贸店暂停营业，已改为望京店'],
  ])('%s gives way to the nearest open one', (_name, found, sentence) => {
    const trip = decide({ sitename: '' }, known(found), [closed, mall, airport]);
    expect(trip.site).toBe(mall);
    expect(trip.replaced).toEqual([sentence]);
  });

  it('a wrong number of a site whose name is right is that site', () =>
    expect(decide({ siteid: 'S77' }, known({ site: undefined }))).toMatchObject({
      site: airport,
      replaced: ['没有找到链接里的门店，已改为首都机场T3店'],
    }));

  it('a name without a number that nobody has', () =>
    expect(decide({ siteid: '', sitename: '月球店' }, known({ site: undefined })).replaced).toEqual([
      '没有找到“月球店”，已改为望京店',
    ]));

  it('a point of another city is not measured from', () => {
    const trip = decide({}, known({ located: shanghai }));
    expect(trip.point).toBeUndefined();
    expect(trip.replaced).toEqual(['链接里的位置不在北京，距离从市中心算起']);
  });

  it('hours at which the site is closed, at both ends', () => {
    const link = { from_time: '2026-11-26 06:00', to_time: '2026-11-28 23:30', siteid: 'S2', sitename: '' };
    const trip = decide(link, known({ site: mall }));
    expect(trip.period).toEqual({ from: '2026-11-26T08:00:00+08:00', to: '2026-11-29T08:00:00+08:00' });
    expect(trip.replaced).toEqual([
      '取车时望京店未营业，已改为后天08:00',
      '还车时望京店未营业，已改为11月29日08:00',
    ]);
  });

  it('a city without an open site has none, and says so', () =>
    expect(decide({ sitename: '' }, known({ site: closed }), [closed])).toMatchObject({
      site: undefined,
      replaced: ['国贸店暂停营业，北京暂时没有营业的门店'],
    }));

  it('all of it at once, in the order of the trip', () =>
    expect(
      decide(
        { ...{ city: '铁岭', siteid: 'x', sitename: '' }, from_time: '昨天', to_time: '前天' },
        known({ site: undefined, located: shanghai, usual: beijing }),
      ).replaced,
    ).toEqual([
      '没有找到链接里的城市“铁岭”，已改为上海',
      '没有找到链接里的门店，已改为望京店',
      '取车时间无法识别，已改为明天10:00',
      '还车时间无法识别，已改为11月28日10:00',
    ]));
});

describe('from where another site is looked for', () => {
  const asked = readConvenientLink(good, now);

  it('is the point of the link, in its city', () =>
    expect(originOf(asked, beijing, known())).toEqual({ lng: 116.45, lat: 39.95 }));

  it('else the site that cannot be taken, in its city', () =>
    expect(originOf(asked, beijing, known({ located: shanghai, site: closed }))).toBe(closed.location));

  it('else nowhere in particular', () =>
    expect(originOf(asked, beijing, known({ located: shanghai, site: bund }))).toBeUndefined());
});

describe('any link', () => {
  const time = fc.oneof(
    fc.integer({ min: -400, max: 1600 }).map(hours => toIso(toMillis(now) + hours * 1_800_000)),
    fc.date({ noInvalidDate: true }).map(String),
    fc.string(),
    fc.constantFrom('2099-01-01 10:00', '2026-12-31 23:30', '1790000000', '1790000000000'),
  );
  const link = fc.record(
    {
      from_time: time,
      to_time: time,
      city: fc.oneof(fc.constantFrom('北京', '上海', 'SY', '铁岭'), fc.string()),
      lat: fc.oneof(fc.constantFrom('39.9', '-1', '91'), fc.string()),
      lng: fc.oneof(fc.constantFrom('116.4', '-1', '181'), fc.string()),
      siteid: fc.oneof(fc.constantFrom('S1', 'S9'), fc.string()),
      sitename: fc.oneof(fc.constantFrom('望京店', '首都机场T3店'), fc.string()),
    },
    { requiredKeys: [] },
  );
  const found = fc.record({
    cities: fc.constant([beijing, shanghai, sanya]),
    site: fc.constantFrom(airport, mall, closed, bund, undefined),
    located: fc.constantFrom(beijing, shanghai, undefined),
    usual: fc.constantFrom(beijing, shanghai),
  });

  it('becomes a trip that can be booked: in time, open at both ends, in its city', () => {
    fc.assert(
      fc.property(link, found, (asked, places) => {
        const read = readConvenientLink(asked, now);
        const city = cityOfLink(read, places);
        const sites = [closed, mall, airport, bund].filter(({ city_id }) => city_id === city.id);
        const trip = decideTrip(read, places, sites, now);
        const { from, to } = trip.period;
        expect(isPast(from, now)).toBe(false);
        expect(isBeyondHorizon(to)).toBe(false);
        expect(toMillis(to)).toBeGreaterThan(toMillis(from));
        expect(toMillis(to) - toMillis(from)).toBeLessThanOrEqual(LONGEST_RENTAL_DAYS * DAY);
        if (trip.site) {
          expect(trip.site).toMatchObject({ city_id: city.id, status: 'OPEN' });
          expect([from, to].every(end => isOpenAt(trip.site?.hours ?? mall.hours, end))).toBe(true);
        }
        expect(trip.replaced.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('that is read again as the trip that it became stays as it is', () => {
    fc.assert(
      fc.property(link, found, (asked, places) => {
        const read = readConvenientLink(asked, now);
        const city = cityOfLink(read, places);
        const sites = [mall, airport, bund].filter(({ city_id }) => city_id === city.id);
        const first = decideTrip(read, places, sites, now);
        const again = readConvenientLink(
          {
            from_time: first.period.from,
            to_time: first.period.to,
            city: first.city.city,
            ...(first.site && { siteid: first.site.id }),
          },
          now,
        );
        const second = decideTrip(again, { ...places, site: first.site }, sites, now);
        expect(second).toMatchObject({ period: first.period, city: first.city, replaced: [] });
        expect(second.site).toBe(first.site);
      }),
    );
  });
});

describe('a moment in words', () => {
  it.each([
    ['2026-11-24T18:00:00+08:00', '今天18:00'],
    ['2026-11-25T10:00:00+08:00', '明天10:00'],
    ['2026-11-26T10:30:00+08:00', '后天10:30'],
    ['2026-11-28T10:00:00+08:00', '11月28日10:00'],
  ])('%s is %s', (time, text) => expect(momentText(time, now)).toBe(text));
});
