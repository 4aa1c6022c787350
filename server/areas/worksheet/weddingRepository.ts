import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { DEMAND_STATES, demandLife } from '../../../src/domain/demandLife';
import { dayOf } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import { cartypes } from '../cartype/public';
import { weddingSeries, worksheetCities, worksheets } from './schema';

/** A vehicle series for weddings with the car type that shows it. */
export interface WeddingSeriesRow {
  id: string;
  cartypeId: string;
  brand: string;
  series: string;
  seats: number;
  note: string;
  dayPrice: number;
}

/** What a city has for weddings: which cars, by their words, and how many columns a day; undefined: nothing. */
export async function weddingCity(
  db: Database,
  cityId: string,
): Promise<{ services: string[]; columns: number | null } | undefined> {
  const [row] = await db
    .select({ services: worksheetCities.services, columns: worksheetCities.perDay })
    .from(worksheetCities)
    .where(and(eq(worksheetCities.kind, 'WEDDING'), eq(worksheetCities.cityId, cityId)));
  return row;
}

/** The same under lock until the transaction ends: columns are booked one after the other. */
export async function lockWeddingCity(
  tx: Database,
  cityId: string,
): Promise<{ columns: number | null } | undefined> {
  const [row] = await tx
    .select({ columns: worksheetCities.perDay })
    .from(worksheetCities)
    .where(and(eq(worksheetCities.kind, 'WEDDING'), eq(worksheetCities.cityId, cityId)))
    .for('update');
  return row;
}

/** The vehicle series of some services, the dearest first. */
export const seriesOfServices = (db: Database, services: string[]): Promise<WeddingSeriesRow[]> =>
  db
    .select({
      ...{ id: weddingSeries.id, cartypeId: weddingSeries.cartypeId, note: weddingSeries.note },
      ...{ brand: cartypes.brand, series: cartypes.series, seats: cartypes.seats },
      dayPrice: weddingSeries.dayPrice,
    })
    .from(weddingSeries)
    .innerJoin(cartypes, eq(cartypes.id, weddingSeries.cartypeId))
    .where(inArray(weddingSeries.service, services))
    .orderBy(desc(weddingSeries.dayPrice), weddingSeries.id);

/** States in which somebody may still come: asked for, or booked. */
const HOLDING = DEMAND_STATES.filter(state => demandLife[state].isOpen || state === 'CONFIRMED');

/** Weddings of a city from one moment to before another, by their days: those booked, and those that are only asked for. */
export async function weddingsByDay(
  db: Database,
  { cityId, from, to }: { cityId: string; from: Date; to: Date },
): Promise<Map<string, { booked: number; asked: number }>> {
  const rows = await db
    .select({ takeTime: worksheets.takeTime, state: worksheets.state })
    .from(worksheets)
    .where(
      and(
        eq(worksheets.kind, 'WEDDING'),
        eq(worksheets.cityId, cityId),
        gte(worksheets.takeTime, from),
        lt(worksheets.takeTime, to),
        inArray(worksheets.state, HOLDING),
      ),
    );
  const days = new Map<string, { booked: number; asked: number }>();
  for (const { takeTime, state } of rows) {
    const day = dayOf(takeTime);
    const { booked, asked } = days.get(day) ?? { booked: 0, asked: 0 };
    days.set(day, state === 'CONFIRMED' ? { booked: booked + 1, asked } : { booked, asked: asked + 1 });
  }
  return days;
}
