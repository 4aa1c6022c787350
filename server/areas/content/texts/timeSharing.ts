import { yuan, feeText, section, written, counted } from './written';
import { LATE_GRACE } from '../../../../src/domain/returnCharges';
import { quote } from '../../../../src/domain/pricing';
import { MINUTE } from '../../../../src/domain/shanghaiTime';
import { energy, late, period } from './commonSections';

const updated = '2026-11-24';

/** A Tuesday's rental of a car of 200 yuan until then. */
const until = (to: string) =>
  quote({
    ...{ from: '2026-12-01 10:00', to, weekdayPrice: 20_000 },
    ...{ services: [], vehicleDeposit: 0, violationDeposit: 0 },
  });
const rentalOf = (to: string): string =>
  until(to)
    .lines.filter(({ group }) => group === 'rental')
    .map(line => `${line.code === 'OVERTIME' ? line.name : '车辆租赁费'}${counted(line)}`)
    .join('，');

/** 分时用车规则: what somebody pays who needs a car for some hours. */
export const hours = written(
  { id: 'hours', title: '分时用车规则', version: '2.0', updated },
  section(
    '按天起租',
    '短时间用车也按天计算，取车和还车的时间可以选到半小时。目前没有按分钟或按小时单独计费的车。',
    '用几个小时和用一整天价格一样，不必赶着还车。',
  ),
  period,
  section(
    '几种用法怎么算',
    `以平日价${yuan(20_000)}的车、周二10:00取车为例：`,
    `当天13:00还，用3小时：${rentalOf('2026-12-01 13:00')}。`,
    `周三10:00还，用24小时：${rentalOf('2026-12-02 10:00')}。`,
    `周三12:00还，用26小时：${rentalOf('2026-12-02 12:00')}。`,
    `周三18:00还，用32小时：${rentalOf('2026-12-02 18:00')}。`,
    '基础服务费、手续费等另计，下单前都会列出。',
  ),
  late,
  section(
    '提前还车',
    '当天提前还车，租金不变。租了几天、少用整天的，可以在订单里申请提前还车，退还未使用的天数，按规则扣除违约金。',
  ),
);

/** 分时取还和停放: how a car is fetched and left. */
export const hoursHandover = written(
  { id: 'hours-handover', title: '分时取还和停放', version: '1.0', updated },
  section(
    '在哪里取还',
    '在下单时选的门店取还，也可以换一个门店还车。请不要把车停在路边离开，没有办理还车的，租期会继续计算。',
    feeText('CROSS_SITE'),
    feeText('CROSS_CITY'),
  ),
  section('夜间取还', feeText('NIGHT_SERVICE'), '非24小时营业的门店，请在营业时间内取还车。'),
  section(
    '中途停放',
    '停车费由您承担。请停在允许停车的地方，锁好车，带走贵重物品。',
    '停在禁停路段产生的罚款和拖车费，由驾驶人承担。',
  ),
  section(
    '取车晚了',
    `来不及取车的，请在取车时间前修改订单或联系门店。还车时间不会自动顺延，晚还${LATE_GRACE / MINUTE}分钟以内不收费。`,
  ),
  section(energy.title, ...energy.paragraphs),
);
