import fc from 'fast-check';
import { DAY, MINUTE } from '@/domain/shanghaiTime';

/** 1 January 2026 00:00 in Shanghai. */
const START = Date.UTC(2025, 11, 31, 16);

/** Any minute of 2026 and 2027, the years of the holiday calendar. */
export const moments = fc.integer({ min: 0, max: 730 * 24 * 60 - 1 }).map(minute => START + minute * MINUTE);

/** Any day of these years, `YYYY-MM-DD`. */
export const days = fc
  .integer({ min: 0, max: 729 })
  .map(index => new Date(Date.UTC(2026, 0, 1) + index * DAY).toISOString().slice(0, 10));

/** Lengths of a rental in milliseconds: one minute to 45 days. */
export const lengths = fc.integer({ min: 1, max: 45 * 24 * 60 }).map(minutes => minutes * MINUTE);

/** Whole fen up to 3000 yuan. */
export const fen = fc.integer({ min: 0, max: 300_000 });

/** 企业优惠 of a company, or none. */
export const companies = fc.option(
  fc.record({ name: fc.constant('海岚科技'), percent: fc.integer({ min: 0, max: 50 }) }),
  { nil: undefined },
);
