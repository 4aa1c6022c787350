import type { Agreement } from '../../../../types/api/content';
import { EXCESS } from '../../../../src/domain/cover';
import { DEMAND_CANCEL_RULES } from '../../../../src/domain/demandCancel';
import { DUE_DAYS, EARLY_RETURN_RULE, OVERDUE_RULE } from '../../../../src/domain/instalments';
import { INVITATION_GIFT, INVITATION_REWARD } from '../../../../src/domain/invitation';
import { LONG_CANCEL_RULE } from '../../../../src/domain/longCancel';
import {
  EXTRA_KM_PRICE,
  LONGEST_TERM,
  LONG_SERVICES,
  MONTHLY_KM,
  ONCE_PERCENT,
} from '../../../../src/domain/longPricing';
import { RECHARGE_OFFERS, RECHARGE_RANGE } from '../../../../src/domain/recharge';
import { PURSE_RULES } from '../../../../src/domain/rewards';
import { cancelling, deposits, energy, late, uninsured } from './commonSections';
import { section, yuan } from './written';

const updated = '2026-11-24';

/** 车辆租赁协议: what holds when a car is handed over. */
export const rentalAgreement: Agreement = {
  ...{ id: 'rental', title: '车辆租赁协议', version: '1.1', updated },
  sections: [
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
      `没有加购附加保险的，保险赔付范围内的车损，承租人最多承担${yuan(EXCESS)}。`,
      ...uninsured.paragraphs,
    ),
    section('四、还车和结算', '承租人按约定的时间、地点还车。', ...late.paragraphs, ...energy.paragraphs),
    section('五、押金', ...deposits.paragraphs),
    section('六、取消', ...cancelling.flatMap(({ paragraphs }) => paragraphs)),
  ],
};

/** 长租协议: what holds for a car by the month. */
export const longAgreement: Agreement = {
  ...{ id: 'long', title: '长租协议', version: '1.0', updated },
  sections: [
    section(
      '一、租期',
      `按自然月计算，从交车的日期和时间起算，最长${LONGEST_TERM}个月，续租也计算在内。`,
      '续租按总租期的月租金计算，已经付过的月份不变。',
    ),
    section(
      '二、费用',
      '月租金在租期内不变，以下单时的账单为准。',
      `每月含${MONTHLY_KM}公里，租期内合并计算，超出每公里${yuan(EXTRA_KM_PRICE)}，还车时结算。`,
      ...LONG_SERVICES.filter(({ monthlyPrice }) => monthlyPrice === 0).map(
        ({ name, description }) => `${name}包含在月租金里：${description}。`,
      ),
    ),
    section(
      '三、付款',
      `可以一次付清，租金减${ONCE_PERCENT}%；也可以按月付，首期下单时付，以后每期在该月开始前${DUE_DAYS}天到期。`,
      `${OVERDUE_RULE}。`,
    ),
    section(
      '四、车辆使用和保养',
      '承租人应当自己驾驶，或由已登记的驾驶人驾驶；不得转租、抵押、营运、参加竞赛或从事违法活动，不得驶出中国大陆。',
      '保养到期时请按通知把车开到门店，保养费用由我们承担。违章的罚款和扣分由承租人承担。',
    ),
    section('五、取消', LONG_CANCEL_RULE),
    section('六、提前还车', `提前还车的违约金为${EARLY_RETURN_RULE}。`),
    section('七、还车和押金', '还车时双方核对里程、油电量和车况，应付的列在尾款里。', ...deposits.paragraphs),
  ],
};

/** 用车需求服务协议: what holds for demands that are answered with a quote. */
export const demandAgreement: Agreement = {
  ...{ id: 'demand', title: '用车需求服务协议', version: '1.0', updated },
  sections: [
    section(
      '一、需求和估价',
      '包车、万能用车等服务先提交需求，再由客服电话联系您。提交需求不收费，也不产生订单。',
      '填写时显示的估价供参考，不是报价。',
    ),
    section(
      '二、报价',
      '客服确认行程后发出报价，写明总价、内容和有效期。在有效期内接受的，按报价成立订单；过了有效期需要重新报价。',
      '您可以拒绝报价并说明原因，不收费。',
    ),
    section('三、取消', ...DEMAND_CANCEL_RULES),
    section(
      '四、用车',
      '带司机的服务，司机由我们安排，请勿要求超载、超速或疲劳驾驶。司机的休息时间不少于法律的规定。',
      '不带司机的车辆，驾驶人须持有准驾车型相符的驾驶证，并在取车时登记。',
    ),
    section(
      '五、示例图片',
      '上传的图片只用于说明您要的车，只有处理需求的客服能看到。请不要上传他人的证件和隐私。',
    ),
  ],
};

/** 会员规则: the account and what is in it. */
export const memberRules: Agreement = {
  ...{ id: 'member', title: '会员规则', version: '1.0', updated },
  sections: [
    section('一、成为会员', '用手机号登录就是会员，不收费。一个手机号对应一个账号，账号里的权益不能转卖。'),
    section(
      '二、余额',
      ...PURSE_RULES.balance,
      `每次充值${RECHARGE_RANGE}元的整数金额。${RECHARGE_OFFERS.filter(({ gift }) => gift > 0)
        .map(({ amount, gift }) => `充${yuan(amount)}送${yuan(gift)}`)
        .join('，')}。`,
    ),
    section('三、悟空币', ...PURSE_RULES.wkcoin),
    section('四、积分', ...PURSE_RULES.integral),
    section(
      '五、优惠券',
      '每个订单用一张，抵扣租车费，不找零、不兑现。取消订单后，没有过期的优惠券退回账户。',
    ),
    section(
      '六、邀请好友',
      `好友用您的邀请码注册并完成第一个订单后，双方各得${INVITATION_GIFT}：${INVITATION_REWARD.rule}，${INVITATION_REWARD.days}天内有效。`,
    ),
    section(
      '七、注销',
      '可以在“账号与安全”里注销账号。注销前会列出余额、悟空币、积分和优惠券中将失去的部分，由您确认。',
    ),
  ],
};
