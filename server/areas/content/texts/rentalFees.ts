import type { Bill, BillLine, BillLineCode, FeeCode, ServiceCode } from '../../../../types/api/bill';
import { cancelPenalty, PENALTY_PERCENT } from '../../../../src/domain/cancellation';
import { EXCESS } from '../../../../src/domain/cover';
import { dayPrice, WEEKEND_PERCENT } from '../../../../src/domain/dayPrice';
import { DELIVERY_LIMIT_KM } from '../../../../src/domain/delivery';
import {
  EARLY_RETURN_PERCENT,
  EARLY_RETURN_RULE,
  earlyReturnPenalty,
} from '../../../../src/domain/earlyReturn';
import { FEES } from '../../../../src/domain/fees';
import { HOLIDAYS } from '../../../../src/domain/holidays';
import { NO_SHOW_RULE } from '../../../../src/domain/noShow';
import { groupTotal, LONG_RENTAL_DISCOUNTS, quote, type QuoteInput } from '../../../../src/domain/pricing';
import { CHARGES, energyCharge, lateReturnCharge } from '../../../../src/domain/returnCharges';
import { WKCOIN_RULE } from '../../../../src/domain/rewards';
import { SERVICES, type Service } from '../../../../src/domain/services';
import { cancelling, deposits, late } from './commonSections';
import { counted, section, written, yuan } from './written';

const updated = '2026-11-24';

/** The car of every example: what it costs on a plain weekday, fen. */
const WEEKDAY_PRICE = 20_000;
const CAR = `平日价${yuan(WEEKDAY_PRICE)}的车`;
const [SPRING_FESTIVAL] = HOLIDAYS.filter(({ code }) => code === 'SPRING_FESTIVAL');

/** The bill of an example: from a Thursday at 10:00 (3 December 2026), for three days unless it says otherwise. */
const billOf = (differently: Partial<QuoteInput> = {}) =>
  quote({
    from: '2026-12-03 10:00',
    to: '2026-12-06 10:00',
    weekdayPrice: WEEKDAY_PRICE,
    services: [],
    vehicleDeposit: 300_000,
    violationDeposit: 200_000,
    ...differently,
  });
const THREE_DAYS = '周四10:00取、周日10:00还';

function findLine(bill: Bill, code: BillLineCode): BillLine {
  const line = bill.lines.find(one => one.code === code);
  if (!line) throw new Error(`The example has no ${code}`);
  return line;
}

/** How the line of a code comes about in a bill. */
const lineOf = (bill: Bill, code: BillLineCode): string => counted(findLine(bill, code));

/** How much a discount takes off. */
const takenOff = (bill: Bill, code: BillLineCode): string => yuan(-findLine(bill, code).amount);

/** A fee that follows from the order, with its rule and an example. */
const feeSection = (code: FeeCode, example: string, ...more: string[]) =>
  section(FEES[code].name, `${FEES[code].rule}。`, ...more, `例：${example}。`);

const plain = billOf();
const aFewHours = billOf({ to: '2026-12-04 13:20' });
const cheapCar = billOf({ to: '2026-12-04 13:20', weekdayPrice: 12_000 });
const atNight = billOf({ from: '2026-12-03 22:00' });
const week = billOf({ from: '2026-12-07 10:00', to: '2026-12-14 10:00', wkcoins: 5_000 });
const [, , shortest] = LONG_RENTAL_DISCOUNTS;

/** 自驾租车费用: every fee of a bill that nobody chooses as a service. */
export const fees = written(
  { id: 'fees', title: '自驾租车费用', version: '2.0', updated },
  section(
    '车辆租赁费',
    '按每天的单价相加，逐日列在费用明细里。每24小时为一天，按每天开始时的日期计价。',
    `周六、周日每天为平日价的${WEEKEND_PERCENT}%；法定节假日另有价格，下单前会显示。`,
    `例：${CAR}，${THREE_DAYS}，租3天。平日${lineOf(plain, 'RENTAL_WEEKDAY')}，周末${lineOf(plain, 'RENTAL_WEEKEND')}。`,
    ...(SPRING_FESTIVAL
      ? [
          `例：同一辆车，${SPRING_FESTIVAL.name}每天${yuan(dayPrice(WEEKDAY_PRICE, SPRING_FESTIVAL.from).price)}。`,
        ]
      : []),
  ),
  feeSection('BASIC_SERVICE', `租3天，${lineOf(plain, 'BASIC_SERVICE')}`),
  feeSection('HANDLING', `租1天和租30天一样，${lineOf(plain, 'HANDLING')}`),
  feeSection('PREPARATION', `租1天和租30天一样，${lineOf(plain, 'PREPARATION')}`),
  feeSection(
    'OVERTIME',
    `周四10:00取、周五13:20还，1天多3小时20分，按4小时计，${lineOf(aFewHours, 'OVERTIME')}。换成平日价120元的车，按小时计已超过一天的租金，只收${lineOf(cheapCar, 'OVERTIME')}`,
  ),
  feeSection('NIGHT_SERVICE', `22:00取、10:00还，${lineOf(atNight, 'NIGHT_SERVICE')}`),
  feeSection(
    'CROSS_SITE',
    `两个网点相距8.2公里，不足1公里按1公里计，扣除免费的${FEES.CROSS_SITE.freeKm ?? 0}公里，${lineOf(billOf({ oneWay: { crossSiteKm: 8.2 } }), 'CROSS_SITE')}`,
  ),
  feeSection(
    'CROSS_CITY',
    `两个网点相距120.4公里，不足1公里按1公里计，${lineOf(billOf({ oneWay: { crossCityKm: 120.4 } }), 'CROSS_CITY')}`,
    '收了异地还车费，不再收跨网点还车费。',
  ),
  feeSection(
    'DELIVERY_PICKUP',
    `送到5.2公里外的小区，不足1公里按1公里计，${lineOf(billOf({ delivery: { pickupKm: 5.2 } }), 'DELIVERY_PICKUP')}`,
    `限门店周边${DELIVERY_LIMIT_KM}公里。`,
  ),
  feeSection(
    'DELIVERY_RETURN',
    `到5.2公里外的小区取车，${lineOf(billOf({ delivery: { returnKm: 5.2 } }), 'DELIVERY_RETURN')}`,
    `限门店周边${DELIVERY_LIMIT_KM}公里。`,
  ),
  section(
    '长租优惠',
    `${[...LONG_RENTAL_DISCOUNTS]
      .reverse()
      .map(({ days, percent }) => `满${days}天租车费优惠${percent}%`)
      .join('，')}。`,
    `例：${CAR}，周一取，租${shortest.days}天，租车费${yuan(groupTotal(week, 'rental'))}，优惠${takenOff(week, 'LONG_RENTAL')}。`,
  ),
  section(
    '优惠券和悟空币',
    '优惠券每个订单用一张，抵扣租车费。',
    `悟空币${WKCOIN_RULE}。`,
    `例：同一个订单用5000个悟空币，抵${takenOff(week, 'WKCOIN')}。`,
  ),
  section(
    '一张完整的账单',
    `${CAR}，${THREE_DAYS}，在同一网点取还，不加任何服务：`,
    ...plain.lines.filter(({ amount }) => amount > 0).map(line => `${line.name}：${counted(line)}`),
    `合计${yuan(plain.total)}。押金不计入总价。`,
  ),
);

const withService = (service: Service, differently: Partial<QuoteInput> = {}): string =>
  lineOf(billOf({ services: [service.code], ...differently }), service.code);

/** Two further days of use of what is charged for a few days at most. */
const LONG_EXAMPLE = { from: '2026-12-07 10:00', to: '2026-12-17 10:00' };

const EXAMPLES: Partial<Record<ServiceCode, (service: Service) => string>> = {
  INS_TRAVEL_ACCIDENT: service => `2个人租3天，每人每天一份，${withService(service, { insuredCount: 2 })}`,
};

function serviceExample(service: Service): string {
  if (service.unitPrice === 0) return '租3天，不收费';
  const own = EXAMPLES[service.code];
  if (own) return own(service);
  if (service.per === 'ORDER') return `租几天都一样，${withService(service)}`;
  const short = `租3天，${withService(service)}`;
  return service.capDays === undefined ? short : `${short}；租10天，${withService(service, LONG_EXAMPLE)}`;
}

const serviceSections = (group: Service['group']) =>
  SERVICES.filter(service => service.group === group).map(service =>
    section(
      service.name,
      `${service.description}。`,
      `${service.rule}。`,
      `例：${serviceExample(service)}。`,
    ),
  );

/** 保险和增值服务费用: each that an order can hold. */
export const serviceFees = written(
  { id: 'services', title: '保险和增值服务费用', version: '1.0', updated },
  ...serviceSections('insurance'),
  ...serviceSections('service'),
);

const PICKUP = '2026-12-03 10:00';
const lateCancel = cancelPenalty({
  status: 'AWAITING_PICKUP',
  paid: plain.total,
  rentalFee: groupTotal(plain, 'rental'),
  hasDelivery: false,
  isHoliday: false,
  pickupTime: PICKUP,
  now: '2026-12-03 09:00',
});
const fourDays = billOf({ to: '2026-12-07 10:00' });
const shorter = billOf({ to: '2026-12-05 10:00' });
const unused = groupTotal(fourDays, 'rental') - groupTotal(shorter, 'rental');
const twoHoursLate = lateReturnCharge(PICKUP, new Date('2026-12-03T11:10:00+08:00'), WEEKDAY_PRICE);
const lessFuel = energyCharge('FUEL', 100, 90);
const lessPower = energyCharge('ELECTRIC', 80, 60);

/** 取消、改期和还车后的费用: what may come after the booking. */
export const laterFees = written(
  { id: 'afterwards', title: '取消和还车后的费用', version: '1.0', updated },
  section(
    '取消违约金',
    ...cancelling.slice(1).flatMap(({ paragraphs }) => paragraphs),
    `例：租车费${yuan(groupTotal(plain, 'rental'))}，10:00取车，当天9:00取消，${yuan(groupTotal(plain, 'rental'))} × ${PENALTY_PERCENT}% = ${yuan(lateCancel.amount)}，其余退还。`,
  ),
  section(
    '没有来取车',
    `${NO_SHOW_RULE}。`,
    `例：同一个订单，过了11:00仍未取车，收取${yuan(lateCancel.amount)}。`,
  ),
  section(
    '提前还车违约金',
    `${EARLY_RETURN_RULE}，其余退还。提前还车不会比不提前更贵。`,
    `例：${CAR}，周四10:00取，租4天，第2天还。未使用的2天租车费${yuan(unused)}，违约金${yuan(unused)} × ${EARLY_RETURN_PERCENT}% = ${yuan(earlyReturnPenalty(fourDays, shorter))}。`,
  ),
  ...(twoHoursLate
    ? [
        section(
          CHARGES.LATE_RETURN,
          ...late.paragraphs.slice(0, 1),
          `例：${CAR}，10:00应还，11:10还，晚1小时10分，${yuan(FEES.OVERTIME.unitPrice)} × 2小时 = ${yuan(twoHoursLate.amount)}。`,
        ),
      ]
    : []),
  section(
    CHARGES.ENERGY,
    '还车时油量、电量少于取车时的，按差额收；多出的部分不退。插电混动车看油量。',
    ...(lessFuel && lessPower
      ? [
          `例：燃油车${lessFuel.rule}，${yuan(lessFuel.amount / 10)} × 10 = ${yuan(lessFuel.amount)}。`,
          `例：纯电动车${lessPower.rule}，${yuan(lessPower.amount / 20)} × 20 = ${yuan(lessPower.amount)}。`,
        ]
      : []),
  ),
  section(
    CHARGES.CLEANING,
    '正常使用的灰尘、脚印不收费。座椅、地毯有污渍或异味，需要专门清洗的，按清洗单据收取，附照片。',
    '例：后排座椅洒了饮料，清洗单据120元，收120元。',
  ),
  section(
    CHARGES.DAMAGE,
    `保险赔付范围内的车损，您最多承担${yuan(EXCESS)}；选了附加不计免赔或全程无忧的，这部分也不用承担。按维修单据收取，附照片。`,
    `例：车门剐蹭，维修1200元，在保险赔付范围内：未加保险的，收1200元；选了附加不计免赔的，不收。维修4000元，未加保险的，收${yuan(EXCESS)}。`,
  ),
  section(
    CHARGES.FINE,
    '用车期间的违章，罚款和扣分由驾驶人承担，请在收到通知后到交管部门处理。选了路程无忧的，由我们代为处理，免收违章代办费。',
    '例：路口违章停车，罚款200元，到交管部门缴清后，不再另收；没有处理的，违章押金等处理完再退。',
  ),
  section(
    CHARGES.OTHER_CHARGE,
    '高速费、停车费等由门店垫付的费用，按单据收取。',
    '例：取车后在商场停车没有付费，门店代付15元，收15元。',
  ),
  section(
    '怎么收',
    '以上费用逐项列在结算单上并附凭据，由您确认或提出异议；没有确认的不会扣。',
    '例：押金里应扣90元，您确认后扣90元，其余押金照常退还。',
  ),
  section('押金', '押金不是费用，不计入总价。', ...deposits.paragraphs),
);
