import { Type } from 'typebox';

/** How a member wants to pay, wherever a payment begins: what the contract calls PayMethod. */
export const payMethodSchema = Type.Union([
  Type.Literal('WECHAT'),
  Type.Literal('ALIPAY'),
  Type.Literal('BALANCE'),
]);
