import type { WeddingDay, WeddingSeries, WeddingWish } from '../../../types/api/worksheet';
import { carName } from '../../../src/domain/carWords';
import { ErrorCode } from '../../../src/domain/errorCode';
import { addDays, DAY, dayOf, format, toMillis } from '../../../src/domain/shanghaiTime';
import { WEDDING_HORIZON_DAYS, weddingLeft, weddingRoom } from '../../../src/domain/wedding';
import type { Database } from '../../db/database';
import { Failure } from '../../kernel/failure';
import { carPictureUrl } from '../../media/pictureUrls';
import { cityNotServed } from '../city/public';
import { almanacOf } from './almanac';
import {
  lockWeddingCity,
  seriesOfServices,
  weddingCity,
  weddingsByDay,
  type WeddingSeriesRow,
} from './weddingRepository';

/** A wish as it is kept: with the names and the prices of its series as they were when it was sent. */
export interface KeptWedding extends WeddingWish {
  head_series: string;
  head_price: number;
  series?: string;
  series_price?: number;
}

const presentSeries = (row: WeddingSeriesRow): WeddingSeries => ({
  ...{ series_id: row.id, brand: row.brand, series: row.series, seats: row.seats, note: row.note },
  ...{ picture: carPictureUrl(row.cartypeId).small, day_price: row.dayPrice },
});

/** The vehicle series that weddings of a city may have, the dearest first. CITY_NOT_SERVED. */
export async function listWeddingSeries(db: Database, cityId: string): Promise<WeddingSeries[]> {
  const city = await weddingCity(db, cityId);
  if (!city) throw cityNotServed();
  return (await seriesOfServices(db, city.services)).map(presentSeries);
}

/** The days of a month in Shanghai, `YYYY-MM`. */
function daysOf(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

const midnight = (day: string): Date => new Date(toMillis(`${day}T00:00:00+08:00`));

/**
 * The days of a month with what the almanac says of each and how much room there is: of the columns that the city has on a
 * day, by those that are booked and asked for. CITY_NOT_SERVED, INVALID_PARAMS.
 */
export async function weddingCalendar(
  db: Database,
  { cityId, month }: { cityId: string; month: string },
  now: Date,
): Promise<WeddingDay[]> {
  const last = dayOf(now.getTime() + WEDDING_HORIZON_DAYS * DAY);
  if (month < dayOf(now).slice(0, 7) || month > last.slice(0, 7)) {
    throw new Failure(ErrorCode.INVALID_PARAMS, `最多可以看${WEDDING_HORIZON_DAYS}天内的日子`, {
      field: 'month',
    });
  }
  const city = await weddingCity(db, cityId);
  if (!city) throw cityNotServed();
  const days = daysOf(month);
  const [first = ''] = days;
  const after = addDays(days.at(-1) ?? first, 1);
  const held = await weddingsByDay(db, { cityId, from: midnight(first), to: midnight(after) });
  return days.map(day => {
    const { lunar, isAuspicious } = almanacOf(day);
    return { day, lunar, is_auspicious: isAuspicious, room: roomOn(held.get(day), city.columns) };
  });
}

const roomOn = ({ booked, asked } = { booked: 0, asked: 0 }, columns: number | null): WeddingDay['room'] =>
  columns === null ? 'OPEN' : weddingRoom({ booked, asked, columns });

const invalid = (field: string, problem: string): Failure =>
  new Failure(ErrorCode.INVALID_PARAMS, problem, { field });

/** How many columns a city has left on the day of a moment; undefined: that is asked on the phone. */
async function columnsLeft(
  db: Database,
  { cityId, takeTime, columns }: { cityId: string; takeTime: Date | string; columns: number | null },
): Promise<number | undefined> {
  if (columns === null) return undefined;
  const day = dayOf(takeTime);
  const held = await weddingsByDay(db, { cityId, from: midnight(day), to: midnight(addDays(day, 1)) });
  return weddingLeft({ booked: held.get(day)?.booked ?? 0, columns });
}

/** What a day has left of columns in words, as `takeColumn` takes them; undefined where that is asked on the phone. */
export async function weddingDayRoom(
  db: Database,
  { cityId, takeTime }: { cityId: string; takeTime: Date },
): Promise<string | undefined> {
  const city = await weddingCity(db, cityId);
  const left = city && (await columnsLeft(db, { cityId, takeTime, columns: city.columns }));
  if (left === undefined) return undefined;
  const room = left > 0 ? `还有${left}队` : '已订满，现在报价客人接受不了';
  return `${format(takeTime, 'M月D日')}的婚车余量：${room}`;
}

/**
 * A quote is accepted only while its day has a column left: who asked first has none of it until then. Until the
 * transaction ends nobody else books one in the city. SOLD_OUT.
 */
export async function takeColumn(
  tx: Database,
  { cityId, takeTime }: { cityId: string; takeTime: Date },
): Promise<void> {
  const city = await lockWeddingCity(tx, cityId);
  if (city && (await columnsLeft(tx, { cityId, takeTime, columns: city.columns })) === 0) {
    throw new Failure(
      ErrorCode.SOLD_OUT,
      `${format(takeTime, 'M月D日')}的婚车刚刚订满，请换一天重新提交，或拨打客服热线`,
    );
  }
}

/**
 * What the ids of a wish stand for, and whether the city has them on that day: the names and prices that are kept beside it.
 * INVALID_PARAMS (data: `field`), CITY_NOT_SERVED.
 */
export async function lookUpWedding(
  wish: WeddingWish,
  { db, cityId }: { db: Database; cityId: string },
): Promise<Omit<KeptWedding, keyof WeddingWish>> {
  const city = await weddingCity(db, cityId);
  if (!city) throw cityNotServed();
  const offered = await seriesOfServices(db, city.services);
  const pick = (field: 'head_series_id' | 'series_id', id: string): WeddingSeriesRow => {
    const row = offered.find(one => one.id === id);
    if (!row) throw invalid(field, '这个城市暂时没有这款婚车，请换一款');
    return row;
  };
  const head = pick('head_series_id', wish.head_series_id);
  const following = wish.series_id === undefined ? undefined : pick('series_id', wish.series_id);
  if ((await columnsLeft(db, { cityId, takeTime: wish.take_time, columns: city.columns })) === 0)
    throw invalid('take_time', '这一天的婚车已经订满，请换一天');
  return {
    ...{ head_series: carName(head), head_price: head.dayPrice },
    ...(following && { series: carName(following), series_price: following.dayPrice }),
  };
}
