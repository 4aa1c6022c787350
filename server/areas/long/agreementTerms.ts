import { EARLY_RETURN_RULE, OVERDUE_RULE, REMINDER_DAYS, DUE_DAYS } from '../../../src/domain/instalments';
import { longCancelTerms } from '../../../src/domain/longCancel';
import { EXTRA_KM_PRICE, MONTHLY_KM } from '../../../src/domain/longPricing';
import type { Time } from '../../../src/domain/shanghaiTime';

/** 长租协议: its wording grows a version when a term changes. */
export const LONG_AGREEMENT = { title: '长租协议', version: '1.0' } as const;

/** 补充协议 of an extension: what it adds to the agreement. */
export const LONG_SUPPLEMENT = { title: '长租补充协议', version: '1.0' } as const;

/** What is agreed by extending, one sentence. */
export const SUPPLEMENT_TERM = '续租的租金和付款日按本补充协议，其他约定仍按长租协议';

/** What is agreed besides the figures at that time, one sentence each. */
export const longTerms = (pickupTime: Time, bookedAt: Time): string[] => [
  `取消：支付前可随时取消；支付后，${longCancelTerms(pickupTime, bookedAt)}。`,
  `付款：按月付的，首付款含第1期租金和押金，之后每期在该月开始前${DUE_DAYS}天支付，应付日前${REMINDER_DAYS}天发短信提醒。`,
  `逾期：${OVERDUE_RULE}。`,
  `里程：每月含${MONTHLY_KM}公里，按整个租期合计，超出部分每公里${EXTRA_KM_PRICE / 100}元，还车时结算。`,
  `提前还车：收取${EARLY_RETURN_RULE}。`,
  '续租：车辆没有被他人预订、租金没有逾期时可以续租，续租月份按总租期的月租金计算。',
  '保养维修：由出租方承担，维修期间更换同级车辆，租金照常计算。',
  '还车：超里程、油电差额、车损和逾期未付的租金计入尾款，结清后按约定退还押金。',
  '对尾款有异议，请联系客服核对。',
];
