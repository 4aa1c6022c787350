import type { LongMandate } from '../../../types/api/orderLong';
import type { PayMethod } from '../../../types/api/pay';
import { ErrorCode } from '../../../src/domain/errorCode';
import { longLife } from '../../../src/domain/longLife';
import { hasEnded } from '../../../src/domain/orderLife';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { MemberContext } from '../../http/endpoint';
import { Failure } from '../../kernel/failure';
import type { HostPlace } from '../../kernel/hosts/hostIdentity';
import { PAY_METHODS, type Money } from '../../kernel/money/money';
import { addEvents } from '../../kernel/orders/orderRepository';
import { lockOwn } from './cancelLong';
import { changeLong, type LongOrder } from './longRepository';

const WAYS: Readonly<Record<PayMethod, string>> = { WECHAT: '微信支付', ALIPAY: '支付宝', BALANCE: '余额' };

/** The way to pay that can collect where the member is; undefined where none can. */
const collecting = (money: Money, place: HostPlace): PayMethod | undefined =>
  PAY_METHODS.find(method => money.canCollect(method, place));

/** How an order stands with automatic collection. */
export function presentMandate(
  { order, long, plan }: LongOrder,
  { money, place }: Pick<MemberContext, 'money' | 'place'>,
): LongMandate {
  if (long.mandate && long.mandateSince) {
    const text = WAYS[long.mandate];
    return { state: 'SIGNED', method_text: text, signed_time: toIso(long.mandateSince) };
  }
  const method = collecting(money, place);
  const isOver = hasEnded(longLife, order.state) || !plan.some(({ state }) => state === 'PLANNED');
  return method === undefined || isOver ? { state: 'NONE' } : { state: 'OPEN', method_text: WAYS[method] };
}

/** Has the instalments collected from now on. ORDER_STATE where nobody can, or nothing is left to be paid. */
export async function signMandate(
  { orderid }: { orderid: string },
  context: MemberContext,
): Promise<LongMandate> {
  const { money, member, now, place } = context;
  return money.transaction(now, async work => {
    const locked = await lockOwn(work, orderid, member.id);
    const present = presentMandate(locked, context);
    if (present.state === 'SIGNED') return present;
    const method = collecting(money, place);
    if (present.state === 'NONE' || !method) {
      throw new Failure(ErrorCode.ORDER_STATE, '暂时不能开通自动扣款，请在应付日前手动支付');
    }
    await changeLong(work.tx, orderid, { mandate: method, mandatePlace: place, mandateSince: now });
    await addEvents(work.tx, orderid, now, `已开通自动扣款，应付日从${WAYS[method]}扣取`);
    return presentMandate(
      { ...locked, long: { ...locked.long, mandate: method, mandateSince: now } },
      context,
    );
  });
}

/** Has nothing collected any more. */
export async function cancelMandate(
  { orderid }: { orderid: string },
  context: MemberContext,
): Promise<LongMandate> {
  const { money, member, now } = context;
  return money.transaction(now, async work => {
    const locked = await lockOwn(work, orderid, member.id);
    const none = { ...locked, long: { ...locked.long, mandate: null, mandateSince: null } };
    if (!locked.long.mandate) return presentMandate(none, context);
    await changeLong(work.tx, orderid, { mandate: null, mandatePlace: null, mandateSince: null });
    await addEvents(work.tx, orderid, now, '已关闭自动扣款，请在应付日前手动支付');
    return presentMandate(none, context);
  });
}
