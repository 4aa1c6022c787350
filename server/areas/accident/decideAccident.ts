import {
  accidentAppealDay,
  accidentLife,
  decisionStandsAt,
  MERCHANT_LINK_DAYS,
  type AccidentState,
} from '../../../src/domain/accident';
import { accidentBill, type AccidentFacts } from '../../../src/domain/accidentBill';
import { yuanText } from '../../../src/domain/money';
import { DAY, format } from '../../../src/domain/shanghaiTime';
import type { DeskContext } from '../../http/desk/deskSection';
import { attachFiles, moveFiles } from '../../kernel/files/fileRepository';
import { tellMember } from '../../kernel/messages/tellMember';
import type { MoneyTransaction } from '../../kernel/money/moneyTransaction';
import type { OrderLines } from '../../kernel/orders/orderLine';
import { ASSESSMENT_FILES, SHOP_FILES, STAFF_FILES } from './accidentFiles';
import { accidentSubject, endAccident } from './accidentPayable';
import {
  accidentText,
  lockAccident,
  moveAccident,
  tellAccident,
  type AccidentRow,
  type ShownAccident,
} from './accidentRepository';
import { linkOf, linkUntilOf, tokenOf } from './merchantLink';
import { invalid, noAccident, refused } from './refusals';
import { keepDeposit } from './renterSteps';
import { storedAssessment, storedDecision } from './stored';

type Deciding = Pick<DeskContext, 'db' | 'money' | 'sms' | 'now' | 'report'>;

/** What becomes of an accident by a decision: its state, what is told of it, and what else goes with it. */
interface Decision {
  to: AccidentState;
  /** One sentence for the renter. */
  text: string;
  values?: Partial<AccidentRow>;
  /** What is done besides, under the lock, before it moves. */
  also?: (work: MoneyTransaction) => Promise<void>;
}

/**
 * The staff decides about an accident: it moves, its renter is told, also by message, and where that ends it, its deposit is
 * held by it no longer. Resolves with whether the message was sent. ORDER_STATE where it stands otherwise by now.
 */
async function decide(
  context: Deciding,
  id: string,
  decisionOf: (found: ShownAccident) => Decision,
): Promise<boolean> {
  const { money, now } = context;
  const { userId, told } = await money.transaction(now, async work => {
    const { tx } = work;
    const found = await lockAccident(tx, id);
    if (!found) throw noAccident();
    const { accident } = found;
    const { to, text, values, also } = decisionOf(found);
    await also?.(work);
    if (!(await moveAccident(tx, accident, to, 'staff', values)))
      throw refused(`这次事故${accidentLife[accident.state].text}，请刷新后再看`);
    await tellAccident(tx, id, now, text);
    if (to === 'WITHDRAWN') await endAccident(tx, accident, to, now);
    return { userId: accident.userId, told: `${accidentText(accident)}：${text}。` };
  });
  return tellMember(context, userId, told);
}

/** Something is missing: the renter is asked for it. */
export const askForPapers = (context: Deciding, id: string, asked: string): Promise<boolean> =>
  decide(context, id, () => ({ to: 'PAPERS', text: `请补充材料：${asked}`, values: { asked } }));

/** What a repair shop is sent. */
export interface ShopLink {
  shop: string;
  mobile: string;
  /** Why it is worked out once more; absent the first time. */
  reason?: string;
}

/**
 * Sends a repair shop the link by which it enters what it costs, in the place of any link before. Resolves with whether the
 * messages to shop and renter were sent.
 */
export async function sendShopLink(
  context: Deciding & Pick<DeskContext, 'origin' | 'settings'>,
  id: string,
  { shop, mobile, reason }: ShopLink,
): Promise<{ isShopTold: boolean; isMemberTold: boolean }> {
  const { sms, settings, origin, now, report } = context;
  const linkUntil = linkUntilOf(now);
  let message = '';
  const isMemberTold = await decide(context, id, ({ accident }) => {
    const round = accident.round + 1;
    const token = tokenOf({ id, round, linkUntil }, settings.codePepper, now);
    if (token === undefined) throw new Error('A link that was just made is over');
    const what = accident.plate === null ? '一辆事故车' : `事故车${accident.plate}`;
    const link = linkOf(origin, token);
    message = `${shop}您好，请为${what}定损，案件尾号${id.slice(-6)}，${MERCHANT_LINK_DAYS}天内有效：${link}`;
    const answers = reason !== undefined && accident.state === 'APPEALED';
    return {
      to: 'ASSESSING',
      text: reason === undefined ? `${shop}正在定损` : `请${shop}重新定损：${reason}`,
      values: { round, linkUntil, shop, asked: null, ...(answers && { appealAnswer: reason }) },
    };
  });
  const isShopTold = await sms.send(mobile, message, now).then(
    () => true,
    (problem: unknown) => {
      report(problem);
      return false;
    },
  );
  return { isShopTold, isMemberTold };
}

/** What the staff enters of what a repair shop has told on the phone. Fen. */
export interface DirectAssessment {
  days: number;
  repair: number;
  glass: number;
  towing: number;
  note: string;
  /** A photo that proves it; empty: none. */
  photo: string;
}

/** Enters what it costs in the place of a repair shop, whose link is good no longer. */
export const assessDirectly = (
  context: Deciding,
  id: string,
  { days, repair, glass, towing, note, photo }: DirectAssessment,
): Promise<boolean> =>
  decide(context, id, ({ accident }) => {
    const { now } = context;
    const assessment = storedAssessment(
      { days, repair, glass, towing, dayPrice: accident.dayPrice },
      {
        shop: accident.shop ?? '理赔专员',
        from: now,
        to: now.getTime() + days * DAY,
        note,
        enteredAt: now,
      },
    );
    return {
      to: 'ASSESSED',
      text: '已定损，正在核定责任和保险赔付',
      values: { assessment, asked: null, round: accident.round + 1, linkUntil: null },
      async also({ tx }) {
        await moveFiles(tx, { kind: ASSESSMENT_FILES, id }, { kind: SHOP_FILES, id });
        if (photo === '') return;
        const staff = { ownerId: null, purpose: 'ACCIDENT_PROOF' } as const;
        await attachFiles(tx, staff, { kind: ASSESSMENT_FILES, id }, [photo]);
      },
    };
  });

/** What the staff decides, beside what a repair shop has found out. */
export interface DecidedFacts extends Pick<
  AccidentFacts,
  'liability' | 'exclusion' | 'thirdParty' | 'injury' | 'people'
> {
  note: string;
  /** The answer to an appeal that this follows. */
  answer?: string;
}

const dueText = (total: number, now: Date): string => {
  const until = format(accidentAppealDay(now), 'M月D日');
  return total > 0 ? `需要您承担¥${yuanText(total)}，请在${until}前确认` : '不需要您承担费用';
};

/** Decides what the renter owes, by the rules that the app shows. */
export const decideLiability = (
  context: Deciding,
  id: string,
  { note, answer, ...decided }: DecidedFacts,
): Promise<boolean> =>
  decide(context, id, ({ accident }) => {
    const { now } = context;
    const { assessment, cover, state } = accident;
    if (!assessment) throw refused('还没有定损，不能核定责任');
    if (decided.injury > 0 && decided.people === 0) throw invalid('people', '有医疗费时请填写受伤人数');
    const { repair, glass, towing, days, dayPrice } = assessment;
    const facts: AccidentFacts = { repair, glass, towing, days, dayPrice, ...decided };
    const { lines, total } = accidentBill(facts, cover);
    const isAppealed = state === 'APPEALED';
    const how = isAppealed ? `申诉已复核：${answer ?? ''}，` : '责任已核定，';
    // Who has appealed has had their turn.
    const may = accident.appealReason === null && total > 0 ? '，有异议可以在此之前申诉' : '';
    return {
      to: 'DECIDED',
      text: `${how}${dueText(total, now)}${may}`,
      values: {
        ...{ decision: storedDecision(facts, lines, note), total, decidedAt: now },
        standsAt: new Date(decisionStandsAt(now)),
        ...(isAppealed && { appealAnswer: answer ?? '' }),
      },
    };
  });

/** What the renter says against a decision is not right: it is as it was, and they have their days to accept it once more. */
export const dismissAppeal = (context: Deciding, id: string, answer: string): Promise<boolean> =>
  decide(context, id, ({ accident: { state, total } }) => {
    if (state !== 'APPEALED') throw refused('租车人没有申诉');
    const { now } = context;
    return {
      to: 'DECIDED',
      text: `申诉没有通过：${answer}，${dueText(total ?? 0, now)}`,
      values: { appealAnswer: answer, decidedAt: now, standsAt: new Date(decisionStandsAt(now)) },
    };
  });

/** It was none, or is not the renter's: nothing is due, and the deposit waits for it no longer. */
export const withdrawAccident = (context: Deciding, id: string, answer: string): Promise<boolean> =>
  decide(context, id, ({ accident: { state } }) => ({
    to: 'WITHDRAWN',
    text: `报案已撤销：${answer}`,
    values: state === 'APPEALED' ? { appealAnswer: answer } : {},
    async also(work) {
      const subject = accidentSubject(id);
      if (await work.hasUnknownPayment(subject)) throw refused('支付结果正在确认，请稍后再撤销');
      await work.closePayments(subject);
    },
  }));

/** Takes what was not paid out of the deposit for the vehicle. ORDER_STATE. */
export async function takeFromDeposit(lines: OrderLines, context: Deciding, id: string): Promise<boolean> {
  const { money, now } = context;
  const { userId, told } = await money.transaction(now, async work => {
    const found = await lockAccident(work.tx, id);
    if (!found) throw noAccident();
    const { accident } = found;
    if (accident.state !== 'UNPAID') throw refused('租车人还没有确认费用，或已经付清');
    await keepDeposit(lines, work, found, 'staff');
    const amount = yuanText(accident.total ?? 0);
    return {
      userId: accident.userId,
      told: `${accidentText(accident)}：从车辆押金中扣除¥${amount}，已结案。`,
    };
  });
  return tellMember(context, userId, told);
}

/** Adds a photo of the staff. NOT_FOUND. */
export const addStaffPhoto = ({ db }: Pick<DeskContext, 'db'>, id: string, photo: string): Promise<void> =>
  db.transaction(async tx => {
    if (!(await lockAccident(tx, id))) throw noAccident();
    const staff = { ownerId: null, purpose: 'ACCIDENT_PROOF' } as const;
    await attachFiles(tx, staff, { kind: STAFF_FILES, id }, [photo]);
  });
