import type { CharterWish, UniversalWish } from '../../../../types/api/worksheet';
import { CHARTER_CLASSES, charterEstimate } from '../../../../src/domain/charter';
import {
  CYCLE_PLANS,
  CYCLE_REFUND_RULES,
  cyclePrice,
  refundExample,
} from '../../../../src/domain/cyclePlans';
import {
  DEMAND_CANCEL_RULES,
  demandCancelPenalty,
  LATE_CANCEL_PERCENT,
} from '../../../../src/domain/demandCancel';
import {
  EARLY_RETURN_PERCENT,
  EARLY_RETURN_RULE,
  OVERDUE_RULE,
  overdueCharge,
} from '../../../../src/domain/instalments';
import { LONG_CANCEL_RULE, longCancelFee } from '../../../../src/domain/longCancel';
import {
  dayPriceOf,
  EXTRA_KM_PRICE,
  LONG_SERVICES,
  longBill,
  monthlyPrice,
  MONTHLY_KM,
  ONCE_PERCENT,
  priceTable,
} from '../../../../src/domain/longPricing';
import { tailLines } from '../../../../src/domain/longTail';
import { UNIVERSAL_VEHICLES, universalEstimate } from '../../../../src/domain/universal';
import { counted, section, written, yuan } from './written';

const updated = '2026-11-24';

const BASE = 400_000;
const FROM = '2026-12-01 10:00';
const MONTHS = 3;
const ofMonth = monthlyPrice(BASE, MONTHS);
const atOnce = longBill({
  ...{ from: FROM, months: MONTHS, base: BASE, plan: 'ONCE' as const },
  ...{ services: LONG_SERVICES.map(({ code }) => code), vehicleDeposit: 0, violationDeposit: 0 },
});
const lineOf = (code: string): string => {
  const line = atOnce.lines.find(one => one.code === code);
  if (!line) throw new Error(`The example has no ${code}`);
  return counted(line);
};
const once = atOnce.lines.find(({ code }) => code === 'LONG_ONCE');
const driven = tailLines({
  ...{ from: FROM, to: '2027-01-01 10:00', returned: '2027-01-01 10:00', dayPrice: dayPriceOf(BASE) },
  cars: [{ energy: 'FUEL', odometerOut: 10_000, energyOut: 100, odometerBack: 12_150, energyBack: 100 }],
});
const overdue = overdueCharge({ amount: ofMonth, due: '2026-12-29 10:00' }, '2027-01-08 10:00');
const lateCancel = longCancelFee({
  ...{ state: 'PREPARING' as const, paid: ofMonth, pickupTime: FROM, now: '2026-11-30 10:00' },
  dayPrice: dayPriceOf(ofMonth),
});

/** 长租费用: cars by the month. */
export const longFees = written(
  { id: 'long', title: '长租费用', version: '1.0', updated },
  section(
    '月租金',
    '租期越长，每月越便宜。月租金取整到元，租期内不变。',
    `例：单月${yuan(BASE)}的车，每月租金：${priceTable(BASE)
      .map(({ text, monthlyPrice: price }) => `${text}${yuan(price)}`)
      .join('，')}。`,
    `例：租${MONTHS}个月，${lineOf('LONG_RENT')}。`,
  ),
  ...LONG_SERVICES.map(({ code, name, description, monthlyPrice: price }) =>
    section(
      name,
      `${description}。`,
      `例：租${MONTHS}个月，${price === 0 ? '已包含在月租金里，不另收费' : lineOf(code)}。`,
    ),
  ),
  section(
    '一次付清优惠',
    `一次付清的，租金减${ONCE_PERCENT}%；按月付的，没有这项优惠。`,
    ...(once ? [`例：租${MONTHS}个月，租金${yuan(ofMonth * MONTHS)}，减${yuan(-once.amount)}。`] : []),
  ),
  section(
    '超里程费',
    `每月含${MONTHLY_KM}公里，租期内合并计算，超出每公里${yuan(EXTRA_KM_PRICE)}。`,
    ...driven.map(line => `例：租1个月，行驶2150公里，${counted(line)}。`),
  ),
  section('滞纳金', `${OVERDUE_RULE}。`, `例：一期${yuan(ofMonth)}，晚付10天，滞纳金${yuan(overdue)}。`),
  section(
    '取消违约金',
    LONG_CANCEL_RULE,
    `例：每月${yuan(ofMonth)}，交车前一天取消，收取1天的租金${yuan(lateCancel.amount)}，其余退还。`,
  ),
  section(
    '提前还车违约金',
    `${EARLY_RETURN_RULE}。`,
    `例：剩余租期费用${yuan(200_000)}，违约金${yuan(200_000)} × ${EARLY_RETURN_PERCENT}% = ${yuan(2000 * EARLY_RETURN_PERCENT)}。`,
  ),
  section(
    '还车时的其他费用',
    '晚还车、油电差额和车损，和自驾租车一样计算，其中一天的租金是月租金的三十分之一，都列在尾款里，由您核对后付清。',
    `例：月租金${yuan(BASE)}，一天的租金是${yuan(dayPriceOf(BASE))}。`,
  ),
);

const HOTEL = { name: '国贸', address: '', location: { lng: 116.4665, lat: 39.9149 } };
const AIRPORT = { name: '首都机场T3', address: '', location: { lng: 116.6226, lat: 40.0611 } };
const FAR = { name: '天津站', address: '', location: { lng: 117.2177, lat: 39.1425 } };
const charter: CharterWish = {
  ...{
    city_id: '110000',
    service: 'PICKUP',
    take_time: '2026-12-03T10:00:00+08:00',
    from: AIRPORT,
    to: HOTEL,
  },
  ...{ passengers: 2, luggage: 2, car_class: 'COMFORT' },
};
const charterExample = (differently: Partial<CharterWish>): string => {
  const { parts, total } = charterEstimate({ ...charter, ...differently });
  const sum = parts.map(({ name, amount }) => `${name}${yuan(amount)}`).join('，');
  return parts.length > 1 ? `${sum}，合计${yuan(total)}` : sum;
};

const AT_NIGHT = { service: 'HALF_DAY', take_time: '2026-12-03T23:00:00+08:00' } as const;
const ON_HOLIDAY = { service: 'HALF_DAY', take_time: '2027-01-01T10:00:00+08:00' } as const;

/** The rules of what a charter costs besides the service itself. */
const surcharge = (differently: Partial<CharterWish>): string[] =>
  charterEstimate({ ...charter, ...differently })
    .parts.slice(1)
    .map(({ rule }) => `${rule}。`);

const cancelSection = section(
  '取消违约金',
  ...DEMAND_CANCEL_RULES,
  `例：订单${yuan(100_000)}，用车前3小时取消，${yuan(100_000)} × ${LATE_CANCEL_PERCENT}% = ${yuan(
    demandCancelPenalty({ total: 100_000, isPaid: true, startsAt: '2026-12-03 10:00' }, '2026-12-03 07:00') ??
      0,
  )}，其余退还。`,
);

const quoted = section(
  '估价和报价',
  '填写需求时看到的是估价。客服联系您之后给出报价，以您接受的报价为准，接受之前不收费。',
  '例：估价800元，报价780元，您接受后付780元；不接受，不收费。',
);

/** 包车费用: cars with driver. */
export const charterFees = written(
  { id: 'charter', title: '包车费用', version: '1.0', updated },
  section(
    '接机和送机',
    ...CHARTER_CLASSES.map(
      ({ text, transfer, perKm }) => `${text}：${yuan(transfer)}，超里程每公里${yuan(perKm)}。`,
    ),
    `例：舒适5座，首都机场T3到国贸，${charterExample({})}。`,
  ),
  section(
    '半日和全日包车',
    ...CHARTER_CLASSES.map(
      ({ text, halfDay, fullDay, perHour }) =>
        `${text}：半日${yuan(halfDay)}，全日${yuan(fullDay)}，超时每小时${yuan(perHour)}。`,
    ),
    `例：商务7座包2天，${charterExample({ service: 'FULL_DAY', car_class: 'BUSINESS', days: 2 })}。`,
  ),
  section(
    '跨城',
    '按里程计费，另收返程空驶费。',
    `例：舒适5座，国贸到天津站，${charterExample({ service: 'CROSS_CITY', from: HOTEL, to: FAR })}。`,
  ),
  section(
    '夜间服务费',
    ...surcharge(AT_NIGHT),
    `例：舒适5座半日包车，23:00用车，${charterExample(AT_NIGHT)}。`,
  ),
  section(
    '节假日服务费',
    '法定节假日用车，按比例加收。',
    ...surcharge(ON_HOLIDAY),
    `例：舒适5座半日包车，元旦用车，${charterExample(ON_HOLIDAY)}。`,
  ),
  section(
    '不含的费用',
    '高速费、停车费按实际发生，由司机出示票据。',
    '例：途中高速费35元、停车费20元，合计付55元。',
  ),
  quoted,
  cancelSection,
);

const universal: UniversalWish = {
  ...{ city_id: '110000', vehicle: 'TRUCK', number: 1, days: 2, use: '搬家', place: HOTEL },
  ...{ take_time: '2026-12-03T10:00:00+08:00', with_driver: true },
};
const truck = universalEstimate(universal);

/** 万能用车费用: vehicles beyond the list of cars. */
export const universalFees = written(
  { id: 'universal', title: '万能用车费用', version: '1.0', updated },
  section(
    '车辆租金',
    ...UNIVERSAL_VEHICLES.map(({ text, size, perDay }) =>
      perDay === 0 ? `${text}（${size}）：免费。` : `${text}（${size}）：每天${yuan(perDay)}。`,
    ),
  ),
  section(
    '司机服务费',
    ...UNIVERSAL_VEHICLES.flatMap(({ text, driver }) =>
      typeof driver === 'number' ? [`${text}：每车每天${yuan(driver)}，不需要司机的不收。`] : [],
    ),
    `例：货车1辆2天，带司机，${truck.parts.map(({ name, amount }) => `${name}${yuan(amount)}`).join('，')}，合计${yuan(truck.total)}。`,
  ),
  section(
    '不含的费用',
    ...truck.excludes.map(text => `${text}。`),
    '例：带司机的货车，途中油费180元、高速费60元，合计付240元。',
  ),
  quoted,
  cancelSection,
);

const DAY_PRICE = 20_000;
const [firstPlan] = CYCLE_PLANS;

/** 周期购费用: rental days that are bought ahead. */
export const cycleFees = written(
  { id: 'cycle', title: '周期购费用', version: '1.0', updated },
  ...CYCLE_PLANS.map(plan => {
    const { day, total, ordinaryDay } = cyclePrice(plan, DAY_PRICE);
    const counts = { unitPrice: day, quantity: plan.days, unit: '天', amount: total } as const;
    return section(
      plan.name,
      `${plan.days}天，${plan.validDays}天内有效，每天为原价的${plan.percent}%，取整到元。只抵车辆租赁费，其他费用照常。`,
      `例：平日价${yuan(DAY_PRICE)}的车，这些日子的原价是每天${yuan(ordinaryDay)}，买${plan.name}${counted(counts)}。`,
    );
  }),
  section(
    '退款',
    ...CYCLE_REFUND_RULES,
    ...(firstPlan ? [`${refundExample(cyclePrice(firstPlan, DAY_PRICE))}。`] : []),
  ),
);
