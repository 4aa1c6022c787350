import type { Coupon } from '~types/api/account';

/** ¥50 off any order. */
export const fifty: Coupon = {
  id: 'K50',
  name: '新人立减50元',
  kind: 'AMOUNT',
  value: 5000,
  threshold: 0,
  scope: 'ANY',
  valid_from: '2020-01-01T00:00:00+08:00',
  valid_to: '2099-12-31T23:59:00+08:00',
  status: 0,
  rule: '租车费立减50元',
};
/** ¥20 off any order. */
export const twenty: Coupon = { ...fifty, id: 'K20', name: '立减20元', value: 2000 };
