import type { OrderLineName } from '../../../src/domain/orderLines';
import { ErrorCode } from '../../../src/domain/errorCode';
import { maskMobile } from '../../../src/domain/identity';
import { MEMBER_CODE_DIGITS, ordersAtCounter } from '../../../src/domain/memberCode';
import { format } from '../../../src/domain/shanghaiTime';
import type { OrderSummary } from '../../../types/api/order';
import { deskEntrance, type DeskLink, type DeskSection } from '../../http/desk/deskSection';
import { Failure } from '../../kernel/failure';
import { summarizeOrders, type OrderLines } from '../../kernel/orders/orderLine';
import { pageOfOrders } from '../../kernel/orders/orderRepository';
import { findVisit, listVisits, useMemberCode, type Visit } from './memberCodeRepository';
import { idOfSignedCode } from './signedCode';

/** Visitors in a list, and orders of one of them: nobody has as many running. */
const LISTED = 50;

/** Why a code opens nothing, in a sentence that says how to go on. */
const REFUSALS = {
  UNKNOWN: '这不是有效的会员码，请核对12位数字，或请会员打开“我的二维码”再出示',
  USED: '这个会员码已经用过了，请会员刷新后再出示',
  EXPIRED: '这个会员码已过期，请会员刷新后再出示',
} as const;

const entrance = deskEntrance({
  title: '扫码或输入会员码',
  note: '请会员打开“我的二维码”，用扫码枪扫一扫，或输入二维码下方的数字',
  submit: '查看会员订单',
  fields: { code: { kind: 'code', label: '会员码', digits: MEMBER_CODE_DIGITS } },
  async perform({ db, settings, now }, { code }) {
    const id = idOfSignedCode(code, settings.codePepper);
    const outcome = id === undefined ? 'UNKNOWN' : await useMemberCode(db, id, now);
    if (id === undefined || outcome !== 'GOOD') {
      throw new Failure(ErrorCode.INVALID_PARAMS, REFUSALS[outcome === 'GOOD' ? 'UNKNOWN' : outcome]);
    }
    return id;
  },
});

const nameOf = ({ name, mobile }: Visit): string => `${name || '未实名会员'} ${maskMobile(mobile)}`;

const periodText = ({ from_time: from, to_time: to }: OrderSummary): string[] =>
  from === undefined || to === undefined
    ? []
    : [`${format(from, 'M月D日 HH:mm')}至${format(to, 'M月D日 HH:mm')}`];

/**
 * Who shows their code at the counter: it opens their running orders, today's pickup first, each where the desk hands over
 * and takes back. `sections` are where the desk has the orders of each line; one that asks nothing of the counter has none.
 */
export const memberCodeDesk = (
  lines: OrderLines,
  sections: Readonly<Partial<Record<OrderLineName, string>>>,
): DeskSection => ({
  name: 'members',
  title: '会员码',
  searchLabel: '手机号',
  entrance,
  async list({ db, now }, search) {
    return (await listVisits(db, now, LISTED))
      .filter(({ mobile }) => mobile.includes(search))
      .map(visit => ({
        id: visit.id,
        title: nameOf(visit),
        state: '已到店',
        facts: [`${format(visit.since, 'HH:mm')}出示会员码`],
      }));
  },
  async read({ db, now }, id) {
    const visit = await findVisit(db, id, now);
    if (!visit) return undefined;
    const running = { userId: visit.userId, group: 0, now } as const;
    const { orders } = await pageOfOrders(db, running, { offset: 0, limit: LISTED });
    const summaries = await summarizeOrders(db, lines, orders, now);
    return {
      title: nameOf(visit),
      state: '已到店',
      facts: [{ label: '出示时间', value: format(visit.since, 'M月D日 HH:mm') }],
      links: {
        title: '进行中的订单',
        empty: '没有进行中的订单',
        items: ordersAtCounter(summaries, now).flatMap((order): DeskLink[] => {
          const section = sections[order.line];
          if (section === undefined) return [];
          return [
            {
              section,
              id: order.orderid,
              title: order.title,
              state: order.status_text,
              facts: [[...order.places, ...periodText(order)].join(' · '), order.orderid],
            },
          ];
        }),
      },
      actions: [],
    };
  },
});
