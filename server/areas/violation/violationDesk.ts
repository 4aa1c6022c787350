import { ErrorCode } from '../../../src/domain/errorCode';
import { yuanText } from '../../../src/domain/money';
import { format } from '../../../src/domain/shanghaiTime';
import { violationLife, type ViolationState } from '../../../src/domain/violation';
import type { Database } from '../../db/database';
import {
  deskAction,
  deskEntrance,
  type DeskAction,
  type DeskDetail,
  type DeskSection,
} from '../../http/desk/deskSection';
import { typedTime } from '../../http/desk/typedTime';
import { Failure, notFound } from '../../kernel/failure';
import { attachFiles, listFilesOf } from '../../kernel/files/fileRepository';
import { toldText } from '../../kernel/messages/tellMember';
import type { OrderLines } from '../../kernel/orders/orderLine';
import {
  acceptReceipt,
  canTransfer,
  dismissAppeal,
  failAgency,
  finishAgency,
  refuseReceipt,
  transfer,
  withdraw,
} from './decideViolation';
import { APPEAL_FILES, RECEIPT_FILES } from './processViolation';
import { registerViolation } from './registerViolation';
import { carsOf, PROOF_FILES } from './violationPresenter';
import {
  findAnyViolation,
  listForDesk,
  listViolationEvents,
  lockViolation,
  type ShownViolation,
} from './violationRepository';

/** Violations in a list. */
const LISTED = 50;

/** The largest fine, fen, and the most points. */
const LARGEST_FINE = 500_000;
const MOST_POINTS = 12;

const timeText = (time: Date): string => format(time, 'YYYY-MM-DD HH:mm');

const entrance = (lines: OrderLines) =>
  deskEntrance({
    title: '登记违章',
    note: '交管部门查到的违章：租车人会收到短信，违章押金等它处理完再退',
    submit: '登记',
    fields: {
      orderid: { kind: 'text', label: '订单号', maxLength: 30 },
      time: { kind: 'text', label: '违章时间', hint: '例如 2026-11-03 09:30', maxLength: 20 },
      place: { kind: 'text', label: '地点', maxLength: 60 },
      act: { kind: 'text', label: '违法行为', maxLength: 60 },
      fine: { kind: 'money', label: '罚款（元）', max: LARGEST_FINE },
      points: { kind: 'number', label: '记分', min: 0, max: MOST_POINTS },
    },
    perform: (context, { orderid, time, place, act, fine, points }) =>
      registerViolation(
        lines,
        { orderId: orderid.toUpperCase(), happenedAt: typedTime(time), place, act, fine, points },
        context,
      ),
  });

const addPicture = deskAction({
  name: 'add-picture',
  title: '添加照片',
  fields: {
    photo: { kind: 'photo', purpose: 'VIOLATION_PROOF', label: '交管部门的照片', hint: '租车人会看到' },
  },
  async perform({ db }, { id, values: { photo } }) {
    if (!photo) throw new Failure(ErrorCode.INVALID_PARAMS, '请选择照片');
    await db.transaction(async tx => {
      if (!(await lockViolation(tx, id))) throw notFound('这条违章');
      const staff = { ownerId: null, purpose: 'VIOLATION_PROOF' } as const;
      await attachFiles(tx, staff, { kind: PROOF_FILES, id }, [photo]);
    });
    return '已添加';
  },
});

const word = (label: string) => ({ kind: 'text', label, hint: '租车人会看到', maxLength: 200 }) as const;

const receiptActions: readonly DeskAction[] = [
  deskAction({
    name: 'accept-receipt',
    title: '凭证核对无误',
    fields: {},
    async perform(context, { id }) {
      return toldText('已处理', await acceptReceipt(context, id));
    },
  }),
  deskAction({
    name: 'refuse-receipt',
    title: '凭证不对',
    fields: { reason: word('原因') },
    async perform(context, { id, values: { reason } }) {
      return toldText('已告知租车人', await refuseReceipt(context, id, reason));
    },
  }),
];

const agencyActions = (lines: OrderLines): readonly DeskAction[] => [
  deskAction({
    name: 'finish-agency',
    title: '代办完成',
    fields: {},
    async perform(context, { id }) {
      return toldText('已处理', await finishAgency(lines, context, id));
    },
  }),
  deskAction({
    name: 'fail-agency',
    title: '代办不成功',
    note: '已付的钱原路退回，租车人重新选择处理办法',
    fields: { reason: word('原因') },
    async perform(context, { id, values: { reason } }) {
      return toldText('已告知租车人', await failAgency(context, id, reason));
    },
  }),
];

const withdrawAction = (isAppealed: boolean): DeskAction =>
  deskAction({
    name: 'withdraw',
    title: isAppealed ? '申诉成立，撤销违章' : '撤销违章',
    fields: { answer: word('说明') },
    async perform(context, { id, values: { answer } }) {
      return toldText('已撤销', await withdraw(context, id, answer));
    },
  });

const dismissAction = deskAction({
  name: 'dismiss-appeal',
  title: '申诉不成立',
  fields: { answer: word('说明') },
  async perform(context, { id, values: { answer } }) {
    return toldText('已告知租车人', await dismissAppeal(context, id, answer));
  },
});

const transferAction = (lines: OrderLines): DeskAction =>
  deskAction({
    name: 'transfer',
    title: '已转移到租车人名下',
    note: '交管部门已把这条违章转给租车人，押金不再等它',
    fields: {},
    async perform(context, { id }) {
      return toldText('已转移', await transfer(lines, context, id));
    },
  });

/** What the staff can do with a violation as it stands. */
function actionsOf(lines: OrderLines, state: ViolationState, mayTransfer: boolean): DeskAction[] {
  if (!violationLife[state].isOpen) return [];
  const own: Readonly<Partial<Record<ViolationState, readonly DeskAction[]>>> = {
    OPEN: mayTransfer ? [transferAction(lines)] : [],
    RECEIPT_SENT: receiptActions,
    AGENCY: agencyActions(lines),
    APPEALED: [dismissAction],
  };
  return [...(own[state] ?? []), withdrawAction(state === 'APPEALED'), addPicture];
}

const PICTURES = {
  [PROOF_FILES]: '交管照片',
  [RECEIPT_FILES]: '缴款凭证',
  [APPEAL_FILES]: '申诉图片',
} as const;

const picturesOf = async (db: Database, id: string): Promise<{ label: string; fileId: string }[]> =>
  (
    await Promise.all(
      Object.entries(PICTURES).map(async ([kind, label]) =>
        (await listFilesOf(db, kind, [id])).map(file => ({ label, fileId: file.id })),
      ),
    )
  ).flat();

function factsOf({ violation, order }: ShownViolation, car: string): { label: string; value: string }[] {
  const { plate, happenedAt, place, act, fine, points, services, agencyTotal, isFromDeposit, appealReason } =
    violation;
  return [
    { label: '订单', value: `${order.id}，${car}${plate === null ? '' : `，${plate}`}` },
    { label: '时间', value: timeText(happenedAt) },
    { label: '地点', value: place },
    { label: '违法行为', value: act },
    { label: '罚款和记分', value: `¥${yuanText(fine)}，记${points}分` },
    { label: '路程无忧', value: services.includes('INS_SAFE_TRAVEL') ? '已购买，免收代办费' : '没有购买' },
    ...(agencyTotal === null
      ? []
      : [
          {
            label: '代办',
            value: `¥${yuanText(agencyTotal)}，${isFromDeposit ? '从违章押金扣除' : '租车人付款'}`,
          },
        ]),
    ...(appealReason === null ? [] : [{ label: '申诉', value: appealReason }]),
  ];
}

/** Violations at the desk: registered by the number of the order, then decided (issue 15; issue 12: decide a case). */
export const violationDesk = (lines: OrderLines): DeskSection => ({
  name: 'violations',
  title: '违章',
  searchLabel: '违章编号或订单号',
  entrance: entrance(lines),
  async list({ db, now }, search) {
    const shown = await listForDesk(db, search, LISTED);
    const cars = await carsOf(db, lines, shown, now);
    return shown.map(({ violation, order }) => ({
      id: violation.id,
      title: `${violation.act} · ${cars.get(order.id) ?? ''}`,
      state: violationLife[violation.state].text,
      facts: [`${timeText(violation.happenedAt)} · ${violation.place}`, order.id],
    }));
  },
  async read({ db, now }, id): Promise<DeskDetail | undefined> {
    const found = await findAnyViolation(db, id);
    if (!found) return undefined;
    const { violation, order } = found;
    const [cars, events, pictures, trip] = await Promise.all([
      carsOf(db, lines, [found], now),
      listViolationEvents(db, id),
      picturesOf(db, id),
      lines[order.line].trips?.read(db, order, violation.happenedAt),
    ]);
    return {
      title: id,
      state: violationLife[violation.state].text,
      facts: factsOf(found, cars.get(order.id) ?? ''),
      pictures,
      events: events.map(({ text, createdAt: time }) => ({ text, time })),
      actions: actionsOf(lines, violation.state, canTransfer(trip?.to ?? null, now)),
    };
  },
});
