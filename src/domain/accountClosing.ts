import type { ClosingTerms, GivenUp } from '../../types/api/personalData';
import { hasEnded, nextStep, statesOf, type OrderLife } from './orderLife';

/** For how many years an order is kept after it ended: 电子商务法 article 31. */
export const ORDER_YEARS = 3;

/** For how many years one is kept of which an invoice was issued: 税收征收管理法实施细则 article 29. */
export const INVOICED_YEARS = 10;

/** For how many days a number is known again, so that what newcomers are given is given once. */
export const MARK_DAYS = 180;

/** What goes at once when an account is closed, for its member. */
export const FORGOTTEN: readonly string[] = [
  '手机号、昵称、生日等个人资料，以及所有设备上的登录',
  '实名认证的姓名、证件号和证件照片（照片最晚一天内删除）',
  '常用驾驶人、紧急联系人、常用发票抬头',
  '收藏、点赞、优惠券、祝福和邀请记录',
  '评价的配图；评价会保留文字，署名改为“已注销的用户”',
];

/** What is kept, for how long and why, for its member. */
export const KEPT: readonly { what: string; why: string }[] = [
  {
    what: `订单和交接照片：结束后${ORDER_YEARS}年`,
    why: `《电子商务法》第三十一条要求保存，到期自动删除`,
  },
  {
    what: `已开发票的订单和发票：结束后${INVOICED_YEARS}年`,
    why: '《税收征收管理法实施细则》第二十九条要求保存，到期自动删除',
  },
  { what: '收付款流水：只留金额和时间', why: '会计账目需要，不再和您的姓名、手机号关联' },
  {
    what: `手机号的加密标记：${MARK_DAYS}天`,
    why: '只用来避免重复领取新人优惠和活动优惠券，无法还原成手机号',
  },
];

/** The states of a line's orders that keep an account open: the car, money or a decision is still to come. */
export const openStates = <State extends string>(life: OrderLife<State>): State[] =>
  statesOf(life).filter(state => !hasEnded(life, state) && nextStep(life, state) !== 'REVIEW');

/** Whether nothing stands in the way of closing an account. */
export const canClose = ({ open_orders, held_deposit, open_recharges }: ClosingTerms): boolean =>
  open_orders.length === 0 && held_deposit === 0 && open_recharges.length === 0;

/** Whether a member was told of the same that ends. */
export const isSameGivenUp = (one: GivenUp, other: GivenUp): boolean =>
  one.balance === other.balance &&
  one.wkcoin === other.wkcoin &&
  one.integral === other.integral &&
  one.coupons === other.coupons;

/** Whether anything of worth ends with an account. */
export const givesUp = (givenUp: GivenUp): boolean => Object.values(givenUp).some(amount => amount > 0);
