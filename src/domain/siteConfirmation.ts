import { format, HOUR, toIso, toMillis, type Time } from './shanghaiTime';

/** Hours within which a site that confirms its orders itself answers one that is paid. */
export const HOURS_TO_CONFIRM = 2;

/** Until when a site answers an order that was paid at a time, ISO: never later than its pickup. */
export const confirmBy = (paidAt: Time, pickupTime: Time): string =>
  toIso(Math.min(toMillis(paidAt) + HOURS_TO_CONFIRM * HOUR, toMillis(pickupTime)));

/** What its member waits for, and what becomes of it where nobody answers, one sentence. */
export const confirmingText = (by: Time): string =>
  `门店将在${format(by, 'M月D日 HH:mm')}前确认，逾期未确认自动取消并全额退款`;

/** Why an order is closed that its site has not answered. */
export const UNANSWERED = '门店未及时确认，订单已关闭';
