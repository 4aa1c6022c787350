import type { FeeCode, ServiceCode } from '../../../types/api/bill';
import type { RuleDocument } from '../../../types/api/content';
import { FREE_CANCEL_HOURS, PENALTY_PERCENT } from '../../../src/domain/cancellation';
import { COVER_ROWS, coverOf, EXCESS } from '../../../src/domain/cover';
import { WEEKEND_PERCENT } from '../../../src/domain/dayPrice';
import { DELIVERY_LIMIT_KM } from '../../../src/domain/delivery';
import { RELEASE_DAYS } from '../../../src/domain/deposits';
import { INSURED_LIMIT } from '../../../src/domain/drivers';
import { FEES } from '../../../src/domain/fees';
import { HANDOVER_SLOTS } from '../../../src/domain/handoverPhotos';
import { HOLIDAYS } from '../../../src/domain/holidays';
import { INSURANCE_PACKAGES } from '../../../src/domain/insurancePackages';
import { yuanText } from '../../../src/domain/money';
import { documentsText } from '../../../src/domain/pickup';
import { LONG_RENTAL_DISCOUNTS } from '../../../src/domain/pricing';
import { WKCOIN_RULE } from '../../../src/domain/rewards';
import { DRIVER_AGE } from '../../../src/domain/renter';
import { HOURS_OF_ANOTHER_DAY, LONGEST_RENTAL_DAYS } from '../../../src/domain/rentalTime';
import { ENERGY_PERCENT_PRICE, LATE_GRACE } from '../../../src/domain/returnCharges';
import { SERVICES, serviceOf } from '../../../src/domain/services';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shanghaiTime';
import { HOTLINE_IN_TEXT } from './hotline';

const updated = '2026-11-23';

const section = (title: string, ...paragraphs: string[]) => ({ title, paragraphs });
const written = (id: string, title: string, ...sections: RuleDocument['sections']): RuleDocument => ({
  id,
  title,
  version: '1.0',
  updated,
  sections,
});

const feeText = (code: FeeCode): string => `${FEES[code].name}：${FEES[code].rule}。`;
const serviceText = (code: ServiceCode): string => {
  const { name, description, rule } = serviceOf(code);
  return `${name}（${rule}）：${description}。`;
};
/** In the calendar's order, each once. */
const holidayKinds = HOLIDAYS.filter(
  ({ code }, index) => HOLIDAYS.findIndex(other => other.code === code) === index,
);

const LATE_GRACE_MINUTES = LATE_GRACE / MINUTE;
const HOURS_OF_A_DAY = DAY / HOUR;

const period = section(
  '租期怎么算',
  `每${HOURS_OF_A_DAY}小时为1天，最少收1天，一次最多租${LONGEST_RENTAL_DAYS}天。`,
  `满整天后多出的时间，达到${HOURS_OF_ANOTHER_DAY}小时按1天算；${feeText('OVERTIME')}`,
);
const late = section(
  '晚还车',
  `晚还${LATE_GRACE_MINUTES}分钟以内不收费。超过后，每小时${yuanText(FEES.OVERTIME.unitPrice)}元，不足1小时按1小时计，一天不超过当天租金。`,
  '预计会晚的，请提前联系门店，以免影响下一位客人。',
);
const energy = section(
  '还车时少了怎么办',
  `燃油车和插电混动车看油量，每少1%收${yuanText(ENERGY_PERCENT_PRICE.FUEL)}元；纯电动车看电量，每少1%收${yuanText(ENERGY_PERCENT_PRICE.ELECTRIC)}元。`,
  '还车时多于取车时的，多出的部分不退，还到同样的位置就好。',
);
const deposits = section(
  '什么时候退',
  `车辆押金在还车后${RELEASE_DAYS.vehicle}天内退还，违章押金在还车后${RELEASE_DAYS.violation}天内退还，原路退回。具体日期在订单里可以看到。`,
);

const rental = written(
  'rental',
  '租车规则',
  section(
    '谁可以租',
    `取车人年满${DRIVER_AGE.youngest}周岁、不超过${DRIVER_AGE.oldest}周岁，持有在有效期内的中国大陆驾驶证。`,
    `自动挡：${documentsText('AUTO')}。`,
    `手动挡：${documentsText('MANUAL')}。`,
  ),
  period,
  section(
    '周末和节假日',
    `周六、周日每天为平日价的${WEEKEND_PERCENT}%。`,
    ...holidayKinds.map(
      ({ name, ratePercent, minimumDays }) =>
        `${name}：每天为平日价的${100 + ratePercent}%${minimumDays > 1 ? `，${minimumDays}天起租` : ''}。`,
    ),
  ),
  section(
    '租得久更便宜',
    [...LONG_RENTAL_DISCOUNTS]
      .reverse()
      .map(({ days, percent }) => `满${days}天租车费优惠${percent}%`)
      .join('，')
      .concat('。'),
  ),
  section(
    '取车和还车',
    `取车和还车时，请绕车拍${HANDOVER_SLOTS.length}张照片：${HANDOVER_SLOTS.map(({ name }) => name).join('、')}。照片是结算时的凭据。`,
    feeText('NIGHT_SERVICE'),
    feeText('CROSS_SITE'),
    feeText('CROSS_CITY'),
  ),
  late,
);

const deposit = written(
  'deposit',
  '押金规则',
  section(
    '交多少，什么时候交',
    '押金分车辆押金和违章押金，金额因车型而不同，下单前分别列出，不计入总价。',
    '押金在取车时收取。信用分达到要求的，可以免付押金，下单前会显示。',
  ),
  deposits,
  section(
    '什么情况下会扣',
    '还车后查明的车损、油电差额、清洁、超时和违章费用，会逐项列在结算单上并附凭据，由您确认或提出异议；没有确认的不会扣。',
    '扣除后剩余的押金照常退还。',
  ),
);

const cancel = written(
  'cancel',
  '取消规则',
  section('还没有付款', '可以随时取消，不收费。'),
  section(
    '已经付款',
    `取车前${FREE_CANCEL_HOURS.plain}小时以前取消不收费；送车上门的订单为${FREE_CANCEL_HOURS.delivery}小时，节假日取车的订单为${FREE_CANCEL_HOURS.holiday}小时。`,
    `超过上述时间取消，收取租车费${PENALTY_PERCENT}%的违约金，不超过您已付的金额。取消前会显示准确金额。`,
  ),
  section(
    '退款',
    '退款原路退回：余额即时到账，微信和支付宝一般1至3个工作日，银行卡以银行为准。',
    '用掉的优惠券没有过期的，会退回您的账户。',
  ),
);

const violation = written(
  'violation',
  '违章处理',
  section(
    '怎么知道有违章',
    '交管部门录入后，我们用短信把时间、地点和内容告诉您，一般在违章发生后的7至20天。',
  ),
  section(
    '怎么处理',
    '请在收到通知后到交管部门处理，罚款和扣分由驾驶人承担。需要扣分的须由驾驶人本人处理，我们不提供代扣分服务。',
    serviceText('INS_SAFE_TRAVEL'),
  ),
  section(
    '和押金的关系',
    `违章押金在还车后${RELEASE_DAYS.violation}天内退还。其间有违章没有处理的，处理完再退。`,
  ),
);

const insurance = written(
  'insurance',
  '保险说明',
  section(
    '每个订单都有',
    serviceText('INS_THIRDPARTY'),
    `保险赔付范围内的车损，您最多承担${yuanText(EXCESS)}元。`,
  ),
  section(
    '三种套餐',
    ...INSURANCE_PACKAGES.map(({ name, services }) => {
      const cover = coverOf(services);
      return `${name}：${COVER_ROWS.map(row => `${row.name}${row.text(cover)}`).join('，')}。`;
    }),
  ),
  section(
    '也可以单独加',
    ...SERVICES.filter(({ group, required }) => group === 'insurance' && !required).map(({ code }) =>
      serviceText(code),
    ),
    `驾乘人员意外险最多可以加${INSURED_LIMIT}人。`,
  ),
  section(
    '哪些情况不赔',
    '酒驾、毒驾、无证驾驶、由未登记的人驾驶、肇事逃逸等情形，保险公司不予赔付。',
    `发生事故请先保证人身安全，再报警，并拨打${HOTLINE_IN_TEXT}。`,
  ),
);

const fuel = written(
  'energy',
  '油电规则',
  section(
    '用多少付多少',
    '用车期间的油费、充电费由您承担。取车时油量、电量是多少，还车时加到或充到同样的位置即可，不收取加油、充电服务费。',
  ),
  energy,
  section('以什么为准', '以取车和还车时仪表盘的照片为准，请在交接时拍清楚。'),
);

const fees = written(
  'fees',
  '费用说明',
  section(
    '每个订单都收',
    '车辆租赁费：按每天的单价相加，逐日列在费用明细里。',
    ...(['BASIC_SERVICE', 'HANDLING', 'PREPARATION'] as const).map(feeText),
  ),
  section(
    '按您的选择收',
    ...(
      ['OVERTIME', 'NIGHT_SERVICE', 'CROSS_SITE', 'CROSS_CITY', 'DELIVERY_PICKUP', 'DELIVERY_RETURN'] as const
    ).map(feeText),
    `送车上门和上门取车，限门店周边${DELIVERY_LIMIT_KM}公里。`,
  ),
  section(
    '增值服务',
    ...SERVICES.filter(({ group }) => group === 'service').map(({ code }) => serviceText(code)),
  ),
  section('可以抵扣', '优惠券：每个订单用一张，抵扣租车费。', `悟空币：${WKCOIN_RULE}。`),
);

const campus = written(
  'campus',
  '校园租车规则',
  section(
    '同学怎么租',
    `年满${DRIVER_AGE.youngest}周岁、持有驾驶证就可以租，不需要学生证，价格和门店相同。`,
    '实习期内可以租车；上高速时，须有持相应驾照三年以上的驾驶人陪同。',
  ),
  section(
    '送到校门',
    `学校在门店周边${DELIVERY_LIMIT_KM}公里以内的，可以选择送车上门。${feeText('DELIVERY_PICKUP')}`,
    '车辆在校门外交接，请按学校的规定停放。',
  ),
  section('押金', '押金和门店订单相同，信用分达到要求的可以免付。', ...deposits.paragraphs),
  section(
    '几个人一起用',
    '轮流开车的人都要在取车时登记身份证和驾驶证。由未登记的人驾驶发生事故的，保险公司不予赔付。',
  ),
);

const hours = written(
  'hours',
  '分时用车规则',
  section('按天起租', '短时间用车也按天计算，取车和还车的时间可以选到半小时。'),
  period,
  late,
  section('夜间取还', feeText('NIGHT_SERVICE'), '非24小时营业的门店，请在营业时间内取还车。'),
  section(energy.title, ...energy.paragraphs),
);

const handover = written(
  'handover',
  '车辆租赁协议',
  section(
    '一、车辆交付',
    '出租方按订单约定的时间、地点交付车况良好、证照齐全的车辆。双方当面核对车身、内饰、里程和油电量，并拍照确认。',
    '预订的车型不能交付的，出租方免费提供同级或更高级别的车型；承租人不接受的，可以全额退款。',
  ),
  section(
    '二、车辆使用',
    '承租人应当自己驾驶，或由已登记的驾驶人驾驶；不得转租、抵押、营运、参加竞赛或从事违法活动，不得驶出中国大陆。',
    '用车期间的油费、充电费、停车费、过路费，以及违章的罚款和扣分，由承租人承担。',
  ),
  section(
    '三、保险和事故',
    '保险范围和自担金额以订单所选的保险为准。',
    ...insurance.sections.slice(-1).flatMap(({ paragraphs }) => paragraphs),
  ),
  section('四、还车和结算', '承租人按约定的时间、地点还车。', ...late.paragraphs, ...energy.paragraphs),
  section('五、押金', ...deposits.paragraphs),
  section('六、取消', ...cancel.sections.slice(0, 2).flatMap(({ paragraphs }) => paragraphs)),
);

/**
 * Every document of the rules by subject (specification §2, /profile/more/rules, /campus, /mall, /time_sharing and
 * /avis_rule). Their figures are those by which prices, refunds and charges are worked out; the words belong to the
 * operator.
 */
export const RULE_GROUPS: readonly { title: string; documents: readonly RuleDocument[] }[] = [
  { title: '租车', documents: [rental, cancel, deposit, fees] },
  { title: '用车', documents: [insurance, fuel, violation] },
  { title: '更多', documents: [handover, campus, hours] },
];

/** A document by its id; undefined when there is none. */
export const findDocument = (id: string): RuleDocument | undefined =>
  RULE_GROUPS.flatMap(({ documents }) => documents).find(document => document.id === id);
