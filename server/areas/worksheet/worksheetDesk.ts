import { ErrorCode } from '../../../src/domain/errorCode';
import {
  canMoveDemand,
  DEMAND_REASON_LENGTH,
  demandLife,
  quoteText,
  untilService,
  type DemandState,
} from '../../../src/domain/demandLife';
import { demandOrderLife } from '../../../src/domain/demandOrderLife';
import { yuanText } from '../../../src/domain/money';
import { statusText } from '../../../src/domain/orderLife';
import { plateTyped } from '../../../src/domain/plate';
import { format, HOUR } from '../../../src/domain/shanghaiTime';
import type { Database } from '../../db/database';
import {
  deskAction,
  type DeskAction,
  type DeskContext,
  type DeskDetail,
  type DeskSection,
} from '../../http/desk/deskSection';
import { Failure, notFound } from '../../kernel/failure';
import { listFilesOf } from '../../kernel/files/fileRepository';
import { DEMAND_FILES } from './addDemand';
import { chooseCarOfOrder } from './chooseCarOfOrder';
import { DEMAND_KINDS } from './demandKinds';
import { cancelWorksheetOrderByUs, completeWorksheetOrder } from './endWorksheetOrder';
import { findAnyWorksheetOrder, type WorksheetOrder } from './worksheetOrderRepository';
import { factsOf, isExpired, titleOf } from './worksheetPresenter';
import {
  findDemandForDesk,
  insertQuote,
  listDemandEvents,
  listDemandsForDesk,
  lockDemand,
  moveDemand,
  tellDemand,
  type DemandRow,
  type ShownDemand,
} from './worksheetRepository';

/** Demands in a list. */
const LISTED = 50;

/** The largest quote, fen. */
const LARGEST_QUOTE = 50_000_000;

/** For how many hours a quote may hold. */
const LONGEST_HOURS = 168;

/** Does something about a demand under its lock; refuses what its state does not allow. */
const change = (
  { db }: Pick<DeskContext, 'db'>,
  id: string,
  to: DemandState,
  then: (tx: Database, demand: DemandRow) => Promise<void>,
): Promise<void> =>
  db.transaction(async tx => {
    const demand = await lockDemand(tx, id);
    if (!demand) throw notFound('这个需求');
    if (!(await moveDemand(tx, demand, to, 'staff'))) {
      throw new Failure(ErrorCode.DEMAND_STATE, `需求${demandLife[demand.state].text}，请刷新后再看`);
    }
    await then(tx, demand);
  });

const contacted = deskAction({
  name: 'contacted',
  title: '记录联系',
  note: '已经和客人通过电话',
  fields: { note: { kind: 'text', label: '沟通结果', hint: '客人会看到', maxLength: DEMAND_REASON_LENGTH } },
  async perform(context, { id, values: { note } }) {
    await change(context, id, 'CONTACTED', tx => tellDemand(tx, id, context.now, `客服已联系您：${note}`));
    return '已记录';
  },
});

/** What is said at the price of every quote. */
const FREE_HINT = '不收费填0，客人接受即确认';

/** Offers something; `room` says what the day has left of the kind (`DemandKindRow`). */
const quoteFor = (room: string | undefined): DeskAction =>
  deskAction({
    name: 'quote',
    title: '报价',
    note: '新的报价代替之前的报价，有效期最晚到用车时间',
    fields: {
      total: {
        ...{
          kind: 'money',
          label: '总价（元）',
          hint: room === undefined ? FREE_HINT : `${FREE_HINT}。${room}`,
        },
        ...{ max: LARGEST_QUOTE, mayBeFree: true },
      },
      text: { kind: 'text', label: '报价说明', hint: '车型、包含什么、不含什么，客人会看到', maxLength: 300 },
      hours: { kind: 'number', label: '有效期（小时）', hint: '最晚到用车时间', min: 1, max: LONGEST_HOURS },
    },
    async perform(context, { id, values: { total, text, hours } }) {
      const { now } = context;
      await change(context, id, 'QUOTED', async (tx, { takeTime }) => {
        const validUntil = untilService(new Date(now.getTime() + hours * HOUR), takeTime, now);
        await insertQuote(tx, { worksheetId: id, total, text, validUntil, createdAt: now });
        await tellDemand(
          tx,
          id,
          now,
          `客服已报价${quoteText(total)}，${format(validUntil, 'M月D日 HH:mm')}前有效`,
        );
      });
      return '已报价';
    },
  });

const unavailable = deskAction({
  name: 'unavailable',
  title: '无法提供',
  fields: { reason: { kind: 'text', label: '原因', hint: '客人会看到', maxLength: DEMAND_REASON_LENGTH } },
  async perform(context, { id, values: { reason } }) {
    await change(context, id, 'UNAVAILABLE', tx =>
      tellDemand(tx, id, context.now, `很抱歉，无法提供：${reason}`),
    );
    return '已告知客人';
  },
});

/** Does something about the order that has followed, under the number of its demand. */
async function orderOf({ db }: Pick<DeskContext, 'db'>, id: string): Promise<WorksheetOrder> {
  const demand = await findDemandForDesk(db, id);
  const order = demand?.orderId === undefined ? undefined : await findAnyWorksheetOrder(db, demand.orderId);
  if (!order) throw notFound('这个订单');
  return order;
}

const complete = deskAction({
  name: 'complete',
  title: '完成服务',
  fields: {},
  async perform(context, { id }) {
    const { order } = await orderOf(context, id);
    await completeWorksheetOrder(context.money, order.id, context.now);
    return '已完成';
  },
});

/** Characters of what a car is. */
const MODEL_LENGTH = 40;

const chooseCar = deskAction({
  name: 'choose-car',
  title: '登记车辆',
  note: '客人在订单里看到是哪辆车，换车时再登记一次',
  fields: {
    model: { kind: 'text', label: '车型', hint: '例如大众Polo 白色', maxLength: MODEL_LENGTH },
    plate: { kind: 'text', label: '车牌号或车架号', maxLength: 20 },
  },
  async perform(context, { id, values: { model, plate } }) {
    const { order } = await orderOf(context, id);
    await chooseCarOfOrder(context.db, { orderId: order.id, model, plate: plateTyped(plate) }, context.now);
    return '已登记';
  },
});

const cancelOrder = deskAction({
  name: 'cancel-order',
  title: '取消订单',
  note: '已付的钱全部原路退回，需求回到已联系',
  fields: { reason: { kind: 'text', label: '原因', hint: '客人会看到', maxLength: 100 } },
  async perform(context, { id, values: { reason } }) {
    const { order } = await orderOf(context, id);
    await cancelWorksheetOrderByUs(context.money, { orderId: order.id, reason }, context.now);
    return '已取消';
  },
});

const ACTIONS: readonly { to: DemandState; action(room: string | undefined): DeskAction }[] = [
  { to: 'CONTACTED', action: () => contacted },
  { to: 'QUOTED', action: quoteFor },
  { to: 'UNAVAILABLE', action: () => unavailable },
];

async function actionsOf(
  db: Database,
  demand: DemandRow,
  order: WorksheetOrder | undefined,
): Promise<DeskAction[]> {
  const { state, kind } = demand;
  if (state === 'CONFIRMED' && order?.order.state === 'BOOKED') {
    return [...(order.agreed.returnTime ? [chooseCar] : []), complete, cancelOrder];
  }
  if (state === 'CONFIRMED' && order?.order.state === 'UNPAID') return [cancelOrder];
  const room = demandLife[state].isOpen ? await DEMAND_KINDS[kind].dayRoom?.(db, demand) : undefined;
  return ACTIONS.filter(({ to }) => canMoveDemand(state, to, 'staff')).map(({ action }) => action(room));
}

const timeText = (time: Date): string => format(time, 'M月D日 HH:mm');

const quoteFacts = ({ quote: last }: ShownDemand, now: Date): { label: string; value: string }[] => {
  if (!last) return [];
  const state = last.isDeclined
    ? '客人没有接受'
    : isExpired(last, now)
      ? '已过期'
      : `${timeText(last.validUntil)}前有效`;
  return [{ label: '报价', value: `${quoteText(last.total)}，${last.text}，${state}` }];
};

const wordOf = ({ demand, quote: last }: ShownDemand, now: Date): string =>
  demand.state === 'QUOTED' && last && isExpired(last, now) ? '报价已过期' : demandLife[demand.state].text;

/** What people ask for, at the desk: called about, quoted, or declined (issue 14; issue 12: answer a demand). */
export const worksheetDesk: DeskSection = {
  name: 'demands',
  title: '用车需求',
  searchLabel: '需求编号或手机号',
  async list({ db, now }, search) {
    return (await listDemandsForDesk(db, search, LISTED)).map(shown => ({
      id: shown.demand.id,
      title: `${DEMAND_KINDS[shown.demand.kind].text} · ${titleOf(shown.demand)}`,
      state: wordOf(shown, now),
      facts: [
        `${shown.cityName} · ${timeText(shown.demand.takeTime)}用车`,
        `${shown.demand.contactName} · ${timeText(shown.demand.createdAt)}提交`,
      ],
    }));
  },
  async read({ db, now }, id): Promise<DeskDetail | undefined> {
    const shown = await findDemandForDesk(db, id);
    if (!shown) return undefined;
    const { demand, cityName, orderId } = shown;
    const [events, files, order] = await Promise.all([
      listDemandEvents(db, id),
      listFilesOf(db, DEMAND_FILES, [id]),
      orderId === undefined ? undefined : findAnyWorksheetOrder(db, orderId),
    ]);
    const { estimate } = demand;
    return {
      title: `${DEMAND_KINDS[demand.kind].text} · ${titleOf(demand)}`,
      state: wordOf(shown, now),
      facts: [
        { label: '编号', value: id },
        { label: '城市', value: cityName },
        ...factsOf(demand),
        // To be called.
        { label: '联系人', value: `${demand.contactName} ${demand.contactMobile}` },
        ...(demand.comments ? [{ label: '备注', value: demand.comments }] : []),
        ...(estimate ? [{ label: '预估', value: `¥${yuanText(estimate.total)}` }] : []),
        ...quoteFacts(shown, now),
        ...(order
          ? [{ label: '订单', value: `${order.order.id}，${statusText(demandOrderLife, order.order.state)}` }]
          : []),
        ...(order?.agreed.car
          ? [{ label: '车辆', value: `${order.agreed.car.model} ${order.agreed.car.plate}` }]
          : []),
        { label: '渠道', value: demand.channel || '直接访问' },
      ],
      pictures: files.map((file, index) => ({ label: `图片${index + 1}`, fileId: file.id })),
      events: events.map(({ text, createdAt: time }) => ({ text, time })),
      actions: await actionsOf(db, demand, order),
    };
  },
};
