import type { SimpleLongOrder } from '../../../types/api/orderLong';
import { carName } from '../../../src/domain/carWords';
import { instalmentStanding } from '../../../src/domain/instalments';
import { longLife } from '../../../src/domain/longLife';
import type { Context } from '../../http/endpoint';
import { notFound, type Failure } from '../../kernel/failure';
import { subjectOfPayLink } from '../../kernel/money/payLink';
import { instalmentName } from './instalmentPayable';
import { LONG_INSTALMENT, ownerOfInstalment, readLongOrder, type LongOrder } from './longRepository';

/** What is paid of the order itself: the first payment until the car is back, then its tail. */
const wordOf = ({ order: { state } }: Pick<LongOrder, 'order'>): string =>
  state === 'TAIL_UNPAID' || longLife.states[state].stage === 'RETURNED' || state === 'COMPLETED'
    ? '尾款'
    : '首付款';

const linkUnknown = (): Failure => notFound('这个付款链接，请让租车人重新发送');

/** What a signed link is about, whoever opens it: number, car and what is due, and nothing of its renter. NOT_FOUND. */
export async function readSimple(
  { token }: { token: string },
  { db, money, settings, now, place }: Context,
): Promise<SimpleLongOrder> {
  const subject = subjectOfPayLink(token, settings.codePepper, now);
  if (!subject || (subject.kind !== 'LONG' && subject.kind !== LONG_INSTALMENT)) throw linkUnknown();
  const due = await money.linkedDue(undefined, subject, now, place);
  const orderId = subject.kind === 'LONG' ? subject.id : (await ownerOfInstalment(db, subject.id))?.orderId;
  if (orderId === undefined) throw linkUnknown();
  const found = await readLongOrder(db, orderId);
  const { order, cartype, plan } = found;
  const instalment = plan.find(({ id }) => id === subject.id);
  const { standing } = due;
  const isDue = standing.state === 'DUE';
  return {
    number: order.id.slice(-6),
    car: carName(cartype),
    what: instalment ? instalmentName(instalment) : wordOf(found),
    amount: isDue ? standing.amount : 0,
    ...(instalment && { due: instalment.due }),
    is_overdue: instalment !== undefined && instalmentStanding(instalment, now) === 'OVERDUE',
    state: standing.state === 'REFUNDED' || standing.state === 'CLOSED' ? 'OVER' : standing.state,
  };
}
