import { COVER_ROWS, coverOf, EXCESS } from '../../../../src/domain/cover';
import { WEEKEND_PERCENT } from '../../../../src/domain/dayPrice';
import { RELEASE_DAYS } from '../../../../src/domain/deposits';
import { INSURED_LIMIT } from '../../../../src/domain/drivers';
import { HANDOVER_SLOTS } from '../../../../src/domain/handoverPhotos';
import { HOLIDAYS } from '../../../../src/domain/holidays';
import { INSURANCE_PACKAGES } from '../../../../src/domain/insurancePackages';
import { documentsText } from '../../../../src/domain/pickup';
import { LONG_RENTAL_DISCOUNTS } from '../../../../src/domain/pricing';
import { DRIVER_AGE } from '../../../../src/domain/renter';
import { SERVICES } from '../../../../src/domain/services';
import { cancelling, deposits, energy, late, period, uninsured } from './commonSections';
import { feeText, section, serviceText, written, yuan } from './written';

/** In the calendar's order, each once. */
const holidayKinds = HOLIDAYS.filter(
  ({ code }, index) => HOLIDAYS.findIndex(other => other.code === code) === index,
);

export const rental = written(
  { id: 'rental', title: '租车规则', version: '1.0', updated: '2026-11-23' },
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

export const deposit = written(
  { id: 'deposit', title: '押金规则', version: '1.0', updated: '2026-11-23' },
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

export const cancel = written(
  { id: 'cancel', title: '取消规则', version: '1.0', updated: '2026-11-23' },
  ...cancelling,
  section(
    '退款',
    '退款原路退回：余额即时到账，微信和支付宝一般1至3个工作日，银行卡以银行为准。',
    '用掉的优惠券没有过期的，会退回您的账户。',
  ),
);

export const violation = written(
  { id: 'violation', title: '违章处理', version: '1.0', updated: '2026-11-23' },
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

export const insurance = written(
  { id: 'insurance', title: '保险说明', version: '1.0', updated: '2026-11-23' },
  section('每个订单都有', serviceText('INS_THIRDPARTY'), `保险赔付范围内的车损，您最多承担${yuan(EXCESS)}。`),
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
  uninsured,
);

export const fuel = written(
  { id: 'energy', title: '油电规则', version: '1.0', updated: '2026-11-23' },
  section(
    '用多少付多少',
    '用车期间的油费、充电费由您承担。取车时油量、电量是多少，还车时加到或充到同样的位置即可，不收取加油、充电服务费。',
  ),
  energy,
  section('以什么为准', '以取车和还车时仪表盘的照片为准，请在交接时拍清楚。'),
);
