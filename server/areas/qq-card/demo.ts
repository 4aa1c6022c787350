import type { AreaDemo } from '../../demo/AreaDemo';
import { insertMissing } from '../../demo/insertMissing';
import { qqCardCoupons } from './schema';

/** The channel of the QQ wallet. */
const QQ_WALLET = 'QQPAY';

/** Coupons of the QQ card; of the last one the demo world has none left. Money in fen, PERCENT is percent off. */
export const qqCardDemo: AreaDemo = {
  area: 'qq-card',
  version: 1,
  seed: tx =>
    insertMissing(tx, qqCardCoupons, [
      {
        id: 'wallet-60',
        rank: 1,
        grant: {
          name: 'QQ钱包立减60元',
          kind: 'AMOUNT',
          value: 6000,
          cap: null,
          threshold: 20000,
          scope: 'ANY',
          rule: '租车费满200元减60元，限从QQ钱包下单',
        },
        channel: QQ_WALLET,
        days: 30,
        stock: 2000,
        left: 1268,
      },
      {
        id: 'wallet-88',
        rank: 2,
        grant: {
          name: 'QQ钱包88折',
          kind: 'PERCENT',
          value: 12,
          cap: 15000,
          threshold: 0,
          scope: 'ANY',
          rule: '租车费打88折，最高减150元，限从QQ钱包下单',
        },
        channel: QQ_WALLET,
        days: 15,
        stock: 800,
        left: 315,
      },
      {
        id: 'weekend-30',
        rank: 3,
        grant: {
          name: '周末出行券',
          kind: 'AMOUNT',
          value: 3000,
          cap: null,
          threshold: 10000,
          scope: 'WEEKEND',
          rule: '周末取车，租车费满100元减30元',
        },
        channel: null,
        days: 30,
        stock: 1000,
        left: 642,
      },
      {
        id: 'first-day',
        rank: 4,
        grant: {
          name: 'QQ卡首日免租',
          kind: 'FIRST_DAY',
          value: 0,
          cap: 20000,
          threshold: 0,
          scope: 'ANY',
          rule: '免首日租车费，最高减200元，限从QQ钱包下单',
        },
        channel: QQ_WALLET,
        days: 15,
        stock: 100,
        left: 0,
      },
    ]),
};
