import { toMillis } from '../../../src/domain/shanghaiTime';
import type { AreaDemo } from '../../demo/AreaDemo';
import { insertMissing } from '../../demo/insertMissing';
import { repairShops, replacementVouchers } from './schema';

/** Names of invented shops behind that of their city, and the street in which each stands. */
const SHOPS = [
  { name: '顺驰汽车4S店', street: '汽车大道8号' },
  { name: '安行汽车维修中心', street: '兴业路26号' },
  { name: '德诚事故车维修厂', street: '工业北路118号' },
] as const;

/** What the shops of the hot cities have given out; each code ends with its letter. */
const VOUCHERS = [
  { letter: 'A', freeDays: 3, validUntil: '2027-12-31T23:59:59+08:00' },
  { letter: 'B', freeDays: 5, validUntil: '2027-12-31T23:59:59+08:00' },
  { letter: 'C', freeDays: 7, validUntil: '2027-12-31T23:59:59+08:00' },
  { letter: 'D', freeDays: 7, validUntil: '2027-12-31T23:59:59+08:00' },
  { letter: 'E', freeDays: 3, validUntil: '2026-10-31T23:59:59+08:00' },
] as const;

/** Repair shops in every city with a site, and vouchers of those in the hot ones. What is used stays so. */
export const vip4sDemo: AreaDemo = {
  area: 'vip4s',
  version: 1,
  async seed(tx, world) {
    const served = new Set(world.sites().map(({ cityId }) => cityId));
    const shops = world
      .cities()
      .filter(({ id }) => served.has(id))
      .flatMap(({ id: cityId, name: city, hotRank }) =>
        SHOPS.slice(0, hotRank === null ? 2 : 3).map(({ name, street }, index) => ({
          ...{ id: `${cityId}${index + 1}`, cityId, name: `${city}${name}`, address: `${city}${street}` },
          isHot: hotRank !== null,
        })),
      );
    await insertMissing(
      tx,
      repairShops,
      shops.map(({ isHot: _isHot, ...shop }) => shop),
    );
    await insertMissing(
      tx,
      replacementVouchers,
      shops
        .filter(({ isHot }) => isHot)
        .flatMap(({ id: shopId }) =>
          VOUCHERS.map(({ letter, freeDays, validUntil }) => ({
            ...{ code: `DB${shopId}${letter}`, shopId, freeDays },
            validUntil: new Date(toMillis(validUntil)),
          })),
        ),
    );
  },
};
