import {
  ACCIDENT_PLACE_LENGTH,
  ACCIDENT_TEXT_LENGTH,
  accidentLife,
  canMoveAccident,
  LONGEST_REPAIR_DAYS,
  MOST_ASSESSED,
  type AccidentState,
} from '../../../src/domain/accident';
import { EXCLUSIONS, LIABILITIES, type Exclusion, type Liability } from '../../../src/domain/accidentBill';
import { ErrorCode } from '../../../src/domain/errorCode';
import { isMobileNumber } from '../../../src/domain/identity';
import { deskAction, deskEntrance, type DeskAction, type DeskField } from '../../http/desk/deskSection';
import { typedTime } from '../../http/desk/typedTime';
import { Failure } from '../../kernel/failure';
import { toldText } from '../../kernel/messages/tellMember';
import type { OrderLines } from '../../kernel/orders/orderLine';
import {
  addStaffPhoto,
  askForPapers,
  assessDirectly,
  decideLiability,
  dismissAppeal,
  sendShopLink,
  takeFromDeposit,
  withdrawAccident,
  type ShopLink,
} from './decideAccident';
import { registerAccident } from './reportAccident';

/** The largest damage of others, and the largest bill of a hospital, fen; people in a car. */
const MOST_OF_OTHERS = 5_000_000_00;
const MOST_PEOPLE = 9;

const word = (label: string) => ({ kind: 'text', label, hint: '租车人会看到', maxLength: 200 }) as const;

const yesOrNo = (label: string) =>
  ({
    kind: 'choice',
    label,
    options: [
      { value: 'no', text: '没有' },
      { value: 'yes', text: '有' },
    ],
  }) as const;

const yuan = (label: string, max: number) =>
  ({ kind: 'money', label: `${label}（元）`, hint: '没有填0', max, mayBeFree: true }) as const;

const optionsOf = (names: Readonly<Record<string, string>>): { value: string; text: string }[] =>
  Object.entries(names).map(([value, text]) => ({ value, text }));

/** A renter phones: the accident is written down for them. */
export const accidentEntrance = (lines: OrderLines) =>
  deskEntrance({
    title: '登记事故',
    note: '租车人来电报案：租车人会收到短信，可以自己补充照片；车辆押金等它处理完再退',
    submit: '登记',
    fields: {
      orderid: { kind: 'text', label: '订单号', maxLength: 30 },
      time: { kind: 'text', label: '事故时间', hint: '例如 2026-11-03 09:30', maxLength: 20 },
      place: { kind: 'text', label: '地点', maxLength: ACCIDENT_PLACE_LENGTH },
      description: { kind: 'text', label: '事故经过', maxLength: ACCIDENT_TEXT_LENGTH },
      injured: yesOrNo('有人受伤'),
      police: yesOrNo('已经报警'),
      other: yesOrNo('涉及对方车辆或行人'),
    },
    perform: (context, { orderid, time, place, description, injured, police, other }) =>
      registerAccident(
        lines,
        {
          ...{ orderId: orderid.toUpperCase(), happenedAt: typedTime(time), place, description },
          ...{ isInjured: injured === 'yes', hasPolice: police === 'yes', hasOther: other === 'yes' },
        },
        context,
      ),
  });

const askAction = deskAction({
  name: 'ask-papers',
  title: '请租车人补材料',
  fields: { reason: word('补充什么') },
  async perform(context, { id, values: { reason } }) {
    return toldText('已告知租车人', await askForPapers(context, id, reason));
  },
});

/** Sends the link, and says what the staff still has to do by hand. */
async function sendLink(
  context: Parameters<typeof sendShopLink>[0],
  id: string,
  link: ShopLink,
): Promise<string> {
  const mobile = link.mobile.replace(/\s/g, '');
  if (!isMobileNumber(mobile)) throw new Failure(ErrorCode.INVALID_PARAMS, '请填写11位手机号');
  const { isShopTold, isMemberTold } = await sendShopLink(context, id, { ...link, mobile });
  const sent = isShopTold ? '已发送定损链接' : '链接已生成，但短信没有发出，请把页面上的链接发给维修厂';
  return isMemberTold ? sent : `${sent}；租车人的短信没有发出，请电话告知`;
}

const shopFields = {
  shop: { kind: 'text', label: '维修厂', hint: '租车人会看到', maxLength: 40 },
  mobile: { kind: 'text', label: '维修厂手机号', hint: '定损链接用短信发到这里', maxLength: 20 },
} as const;

const linkAction = (isAnew: boolean): DeskAction =>
  deskAction({
    name: 'send-link',
    title: isAnew ? '重新发定损链接' : '发定损链接',
    ...(isAnew && { note: '以前发出的链接不再有效' }),
    fields: shopFields,
    perform: (context, { id, values }) => sendLink(context, id, values),
  });

const returnAction = deskAction({
  name: 'return',
  title: '退回重新定损',
  note: '维修厂会收到新的链接，以前的不再有效',
  fields: { reason: word('原因'), ...shopFields },
  perform: (context, { id, values }) => sendLink(context, id, values),
});

const assessAction = deskAction({
  name: 'assess',
  title: '直接录入定损',
  note: '已发出的定损链接不再有效',
  fields: {
    days: { kind: 'number', label: '维修天数', min: 1, max: LONGEST_REPAIR_DAYS },
    repair: yuan('维修费', MOST_ASSESSED.repair),
    glass: yuan('轮胎、玻璃和小额剐蹭', MOST_ASSESSED.glass),
    towing: yuan('拖车费', MOST_ASSESSED.towing),
    note: { ...word('说明'), optional: true },
    photo: { kind: 'photo', purpose: 'ACCIDENT_PROOF', label: '定损单或照片', hint: '租车人会看到' },
  },
  async perform(context, { id, values }) {
    return toldText('已录入', await assessDirectly(context, id, values));
  },
});

const factFields = {
  liability: {
    kind: 'choice',
    label: '事故责任',
    options: Object.entries(LIABILITIES).map(([value, { text }]) => ({ value, text })),
  },
  exclusion: { kind: 'choice', label: '保险不赔的情形', options: optionsOf(EXCLUSIONS) },
  third: yuan('第三方损失', MOST_OF_OTHERS),
  injury: yuan('车上人员医疗费', MOST_OF_OTHERS),
  people: { kind: 'number', label: '车上受伤人数', min: 0, max: MOST_PEOPLE },
  note: { ...word('说明'), optional: true },
} as const satisfies Readonly<Record<string, DeskField>>;

interface TypedFacts {
  liability: string;
  exclusion: string;
  third: number;
  injury: number;
  people: number;
  note: string;
  answer?: string;
}

const factsOf = ({ liability, exclusion, third, ...rest }: TypedFacts) => ({
  // The desk takes nothing but what it offers.
  ...{ liability: liability as Liability, exclusion: exclusion as Exclusion, thirdParty: third },
  ...rest,
});

const decideAction = deskAction({
  name: 'decide',
  title: '核定责任',
  note: '按租车人购买的保障计算应承担的费用，并短信告知',
  fields: factFields,
  async perform(context, { id, values }) {
    return toldText('已核定', await decideLiability(context, id, factsOf(values)));
  },
});

const decideAgainAction = deskAction({
  name: 'decide',
  title: '申诉成立，重新核定责任',
  fields: { answer: word('答复'), ...factFields },
  async perform(context, { id, values }) {
    return toldText('已重新核定', await decideLiability(context, id, factsOf(values)));
  },
});

const dismissAction = deskAction({
  name: 'dismiss-appeal',
  title: '申诉不成立',
  fields: { answer: word('答复') },
  async perform(context, { id, values: { answer } }) {
    return toldText('已告知租车人', await dismissAppeal(context, id, answer));
  },
});

const depositAction = (lines: OrderLines): DeskAction =>
  deskAction({
    name: 'take-deposit',
    title: '从押金扣款',
    note: '租车人没有付款时，从车辆押金中扣除',
    fields: {},
    async perform(context, { id }) {
      return toldText('已扣款，已结案', await takeFromDeposit(lines, context, id));
    },
  });

const withdrawAction = deskAction({
  name: 'withdraw',
  title: '撤销报案',
  note: '租车人不需要付费，车辆押金不再等它',
  fields: { answer: word('说明') },
  async perform(context, { id, values: { answer } }) {
    return toldText('已撤销', await withdrawAccident(context, id, answer));
  },
});

const photoAction = deskAction({
  name: 'add-picture',
  title: '添加照片',
  fields: {
    photo: { kind: 'photo', purpose: 'ACCIDENT_PROOF', label: '照片', hint: '只有理赔专员会看到' },
  },
  async perform(context, { id, values: { photo } }) {
    if (!photo) throw new Failure(ErrorCode.INVALID_PARAMS, '请选择照片');
    await addStaffPhoto(context, id, photo);
    return '已添加';
  },
});

/** What the staff can do with an accident as it stands. */
export function accidentActions(lines: OrderLines, state: AccidentState): DeskAction[] {
  if (!accidentLife[state].isOpen) return [];
  const own: Readonly<Partial<Record<AccidentState, readonly DeskAction[]>>> = {
    REPORTED: [linkAction(false), assessAction],
    PAPERS: [linkAction(false), assessAction],
    ASSESSING: [assessAction, linkAction(true)],
    ASSESSED: [decideAction, returnAction],
    APPEALED: [dismissAction, decideAgainAction, returnAction],
    UNPAID: [depositAction(lines)],
  };
  const asked = canMoveAccident(state, 'PAPERS', 'staff') ? [askAction] : [];
  return [...asked, ...(own[state] ?? []), withdrawAction, photoAction];
}
