import { RELEASE_DAYS } from '../../../../src/domain/deposits';
import { FEES } from '../../../../src/domain/fees';
import { HOURS_OF_ANOTHER_DAY, LONGEST_RENTAL_DAYS } from '../../../../src/domain/rentalTime';
import { ENERGY_PERCENT_PRICE, LATE_GRACE } from '../../../../src/domain/returnCharges';
import { DAY, HOUR, MINUTE } from '../../../../src/domain/shanghaiTime';
import { FREE_CANCEL_HOURS, PENALTY_PERCENT } from '../../../../src/domain/cancellation';
import { HOTLINE_IN_TEXT } from '../hotline';
import { feeText, section, yuan } from './written';

/** What several documents say, in the same words. */
export const period = section(
  '租期怎么算',
  `每${DAY / HOUR}小时为1天，最少收1天，一次最多租${LONGEST_RENTAL_DAYS}天。`,
  `满整天后多出的时间，达到${HOURS_OF_ANOTHER_DAY}小时按1天算；${feeText('OVERTIME')}`,
);

export const late = section(
  '晚还车',
  `晚还${LATE_GRACE / MINUTE}分钟以内不收费。超过后，每小时${yuan(FEES.OVERTIME.unitPrice)}，不足1小时按1小时计，一天不超过当天租金。`,
  '预计会晚的，请提前联系门店，以免影响下一位客人。',
);

export const energy = section(
  '还车时少了怎么办',
  `燃油车和插电混动车看油量，每少1%收${yuan(ENERGY_PERCENT_PRICE.FUEL)}；纯电动车看电量，每少1%收${yuan(ENERGY_PERCENT_PRICE.ELECTRIC)}。`,
  '还车时多于取车时的，多出的部分不退，还到同样的位置就好。',
);

export const deposits = section(
  '什么时候退',
  `车辆押金在还车后${RELEASE_DAYS.vehicle}天内退还，违章押金在还车后${RELEASE_DAYS.violation}天内退还，原路退回。具体日期在订单里可以看到。`,
);

export const cancelling = [
  section('还没有付款', '可以随时取消，不收费。'),
  section(
    '已经付款',
    `取车前${FREE_CANCEL_HOURS.plain}小时以前取消不收费；送车上门的订单为${FREE_CANCEL_HOURS.delivery}小时，节假日取车的订单为${FREE_CANCEL_HOURS.holiday}小时。`,
    `超过上述时间取消，收取租车费${PENALTY_PERCENT}%的违约金，不超过您已付的金额。取消前会显示准确金额。`,
  ),
];

export const uninsured = section(
  '哪些情况不赔',
  '酒驾、毒驾、无证驾驶、由未登记的人驾驶、肇事逃逸等情形，保险公司不予赔付。',
  `发生事故请先保证人身安全，再报警，并拨打${HOTLINE_IN_TEXT}。`,
);
