import { ErrorCode } from '@/domain/errorCode';
import { isMendable, remedyFor, remedyText } from '@/domain/remedy';

describe('remedyFor', () => {
  it.each([
    [ErrorCode.PERIOD_INVALID, 'PERIOD'],
    [ErrorCode.MINIMUM_DAYS, 'PERIOD'],
    [ErrorCode.SITE_CLOSED, 'SITE'],
    [ErrorCode.CITY_NOT_SERVED, 'SITE'],
    [ErrorCode.DELIVERY_UNAVAILABLE, 'DELIVERY'],
    [ErrorCode.SOLD_OUT, 'CARS'],
    [ErrorCode.NOT_FOUND, 'CARS'],
    [ErrorCode.TOO_MANY_UNPAID, 'ORDERS'],
    [ErrorCode.KEY_REUSED, 'ORDERS'],
    [ErrorCode.NOT_VERIFIED, 'IDENTITY'],
    [ErrorCode.INTERNAL, 'RETRY'],
    // No answer at all.
    [undefined, 'RETRY'],
  ] as const)('of %p is %s', (code, remedy) => expect(remedyFor(code)).toBe(remedy));
});

it('every way out has a button of its own', () => {
  expect(Object.values(remedyText).join(' ')).toBe(
    '修改时间 换个门店 换个地址 看看其他车 查看我的订单 去支付 去认证 重试',
  );
});

describe('isMendable', () => {
  it.each([
    [ErrorCode.SOLD_OUT, true],
    [ErrorCode.MINIMUM_DAYS, true],
    [ErrorCode.SITE_CLOSED, true],
    [ErrorCode.PERIOD_INVALID, false],
    [ErrorCode.INTERNAL, false],
    [undefined, false],
  ])('%p: %p', (code, expected) => expect(isMendable(code)).toBe(expected));
});
