import { deepStrictEqual, ok } from 'node:assert';
import { lapseViolations } from '../../../../server/areas/violation/public';
import { moveRentalsOn } from '../../../../server/areas/rental/public';
import type { AccidentState } from '../../../../src/domain/accident';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { addDays, DAY, dayOf, toIso } from '../../../../src/domain/shanghaiTime';
import type { ViolationState } from '../../../../src/domain/violation';
import type { Answer } from '../../../../types/api/call';
import { freshKey } from '../../rental/rentalWorld';
import { uploaded } from '../../support/photos';
import { endPayment, isDone, methodOf, notify } from '../../support/histories/acting';
import { oneOf } from '../../support/histories/steps';
import { ASSESSED, FULL, SHOP_MOBILE } from '../accidentWorld';
import type { CaseHistory } from './CaseHistory';
import type { Action, Step } from './caseSteps';

/** What is done to a case of a step. */
type Act = (history: CaseHistory, id: string, step: Step) => Promise<unknown>;

/** What can be done, and in which states there is something to do. */
type Acts<State> = Readonly<Partial<Record<Action, { in: readonly State[]; act: Act }>>>;

/** A member's call: refused as a person understands it; who has not rented the car cannot tell that there is a case. */
async function asMember<Data>(
  history: CaseHistory,
  step: Step,
  ask: (session: Parameters<CaseHistory['world']['ask']>[2]) => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  const { session, isStranger } = history.actorOf(step);
  const answer = await ask(session);
  if (isStranger) deepStrictEqual([step.what, answer.code], [step.what, ErrorCode.NOT_FOUND]);
  else isDone(answer, ErrorCode.PRICE_CHANGED, ErrorCode.TOO_MANY_REQUESTS, ErrorCode.INVALID_PARAMS);
  return answer;
}

/** The desk's answer: one sentence, never a page. */
function assertSaid(what: string, said: string): string {
  ok(said !== '' && said.length < 80, `${what}: the desk said ${said}`);
  return said;
}

const atDesk =
  (action: string, fieldsOf: (step: Step) => Record<string, string | number> = () => ({})): Act =>
  async (history, id, step) =>
    assertSaid(action, await history.cases.desk(id, action, fieldsOf(step)));

const atViolationDesk =
  (action: string, fields: Record<string, string> = {}): Act =>
  async (history, id) =>
    assertSaid(action, await history.cases.violations.desk(id, action, fields));

const REASON = { reason: '请核对' };
const ANSWER = { answer: '已复核' };

/** What it is decided by; of some nothing is owed, and of some more than the deposit holds. */
const facts = (step: Step): Record<string, string | number> => ({
  ...FULL,
  ...ANSWER,
  liability: oneOf(['FULL', 'MAIN', 'EQUAL', 'FULL', 'NONE'] as const, step),
  exclusion: step.how % 11 === 0 ? 'DRUNK' : 'NONE',
});

async function payFor(
  history: CaseHistory,
  { kind, id }: { kind: 'ACCIDENT' | 'VIOLATION'; id: string },
  step: Step,
): Promise<void> {
  const { session, isStranger } = history.actorOf(step);
  const request = { kind, id, method: methodOf(step), client_key: freshKey() } as const;
  const begun = await history.world.ask('POST /api/pay/begin', request, session);
  if (isStranger) deepStrictEqual([step.what, begun.code], [step.what, ErrorCode.NOT_FOUND]);
  else await endPayment(history, session, begun, step);
}

const accept =
  (pay: 'DEPOSIT' | 'CASHIER'): Act =>
  async (history, id, step) => {
    const own = await history.cases.detail(history.sessionOf(step.who), id);
    const request = { id, pay, expected_total: own.decision?.total ?? 0 };
    // Twice at once, as a person does who sees nothing happen.
    const both = [1, 2].map(() =>
      asMember(history, step, session => history.world.ask('POST /api/order/accident/pay', request, session)),
    );
    await Promise.all(both);
  };

const sendLink =
  (action: 'send-link' | 'return'): Act =>
  async ({ cases, links }, id) => {
    const fields = { shop: '北京顺捷汽修', mobile: SHOP_MOBILE, ...(action === 'return' && REASON) };
    if (assertSaid(action, await cases.desk(id, action, fields)) !== '已发送定损链接') return;
    const sent = (await cases.violations.messages(SHOP_MOBILE)).at(-1) ?? '';
    links.set(id, /token=(\S+)/.exec(sent)?.[1] ?? '');
  };

const ACCIDENT_ACTS: Acts<AccidentState> = {
  supply: {
    in: ['REPORTED', 'PAPERS', 'ASSESSING', 'ASSESSED'],
    async act(history, id, step) {
      const { cases, world } = history;
      const { session } = history.actorOf(step);
      if (!session) return;
      const files =
        step.how % 4 === 0 ? await cases.allSlots(session) : { images: [await cases.picture(session)] };
      await asMember(history, step, who =>
        world.ask('POST /api/order/accident/supply_attachment', { id, ...files }, who),
      );
    },
  },
  withdraw: {
    in: ['REPORTED'],
    act: (history, id, step) =>
      asMember(history, step, who => history.world.ask('POST /api/order/accident/withdraw', { id }, who)),
  },
  ask: { in: ['REPORTED', 'ASSESSING'], act: atDesk('ask-papers', () => REASON) },
  link: {
    in: ['REPORTED', 'PAPERS', 'ASSESSING', 'ASSESSED', 'APPEALED'],
    act: (history, id, step) =>
      sendLink(['ASSESSED', 'APPEALED'].includes(history.states.get(id) ?? '') ? 'return' : 'send-link')(
        history,
        id,
        step,
      ),
  },
  enter: {
    in: ['ASSESSING', 'ASSESSED'],
    async act({ cases, world, links }, id, { how }) {
      const token = links.get(id);
      if (token === undefined) return;
      const photo = await cases.shopUpload(token);
      if (!isDone(photo, ErrorCode.NOT_FOUND, ErrorCode.TOO_MANY_REQUESTS)) return;
      // From today on: a link may be used long after the accident.
      const first = dayOf(world.server.clock());
      const period = {
        from_time: `${first}T09:00:00+08:00`,
        to_time: `${addDays(first, 1 + (how % 20))}T18:00:00+08:00`,
      };
      const update = await cases.update(token, {
        ...{ ...period, repair: 10_000 + 10_000 * how, photos: [photo.data?.file_id ?? ''] },
      });
      isDone(await world.ask('POST /api/order/accident/update', update), ErrorCode.NOT_FOUND);
    },
  },
  assess: {
    in: ['REPORTED', 'PAPERS', 'ASSESSING'],
    act: atDesk('assess', ({ how }) => ({ ...ASSESSED, repair: 100 * how, days: 1 + (how % 10) })),
  },
  decide: { in: ['ASSESSED', 'APPEALED'], act: atDesk('decide', facts) },
  appeal: {
    in: ['DECIDED'],
    act: (history, id, step) =>
      asMember(history, step, who =>
        history.world.ask('POST /api/order/accident/appeal/add', { id, reason: '金额不对' }, who),
      ),
  },
  dismiss: { in: ['APPEALED'], act: atDesk('dismiss-appeal', () => ANSWER) },
  giveBack: { in: ['ASSESSED', 'DECIDED', 'UNPAID'], act: atDesk('withdraw', () => ANSWER) },
  payDeposit: { in: ['DECIDED', 'UNPAID'], act: accept('DEPOSIT') },
  payCashier: { in: ['DECIDED'], act: accept('CASHIER') },
  pay: { in: ['UNPAID'], act: (history, id, step) => payFor(history, { kind: 'ACCIDENT', id }, step) },
  takeDeposit: { in: ['UNPAID'], act: atDesk('take-deposit') },
};

const handIn =
  (way: 'SELF' | 'APPEAL'): Act =>
  async (history, id, step) => {
    const { world } = history;
    const { session } = history.actorOf(step);
    const photos = session ? [await uploaded(world.server, session, 'VIOLATION')] : [];
    const request = { id, way, photos, ...(way === 'APPEAL' && { reason: '不是我开的' }) };
    await asMember(history, step, who => world.ask('POST /api/violation/user_process', request, who));
  };

const askAgency =
  (pay: 'DEPOSIT' | 'CASHIER'): Act =>
  async (history, id, step) => {
    const { agency } = await history.cases.violations.detail(history.sessionOf(step.who), id);
    const request = { id, pay, expected_total: agency?.total ?? 15_000 };
    await asMember(history, step, who => history.world.ask('POST /api/violation/confirm_fee', request, who));
  };

/** What the staff does with what was handed in, or asked for: it works out, or not. */
const SETTLED: Readonly<Partial<Record<ViolationState, readonly Act[]>>> = {
  RECEIPT_SENT: [atViolationDesk('accept-receipt'), atViolationDesk('refuse-receipt', REASON)],
  AGENCY: [atViolationDesk('finish-agency'), atViolationDesk('fail-agency', REASON)],
  APPEALED: [atViolationDesk('dismiss-appeal', ANSWER), atViolationDesk('withdraw', ANSWER)],
};

const VIOLATION_ACTS: Acts<ViolationState> = {
  receipt: { in: ['OPEN'], act: handIn('SELF') },
  contest: { in: ['OPEN'], act: handIn('APPEAL') },
  agencyDeposit: { in: ['OPEN'], act: askAgency('DEPOSIT') },
  agencyCashier: { in: ['OPEN'], act: askAgency('CASHIER') },
  leaveAgency: {
    in: ['AGENCY_UNPAID'],
    act: (history, id, step) =>
      asMember(history, step, who =>
        history.world.ask('POST /api/violation/user_process', { id, way: 'CANCEL_AGENCY' }, who),
      ),
  },
  payFine: {
    in: ['AGENCY_UNPAID'],
    act: (history, id, step) => payFor(history, { kind: 'VIOLATION', id }, step),
  },
  settleFine: {
    in: ['RECEIPT_SENT', 'AGENCY', 'APPEALED'],
    async act(history, id, step) {
      const ways = SETTLED[history.violations.states.get(id) ?? 'OPEN'] ?? [atViolationDesk('finish-agency')];
      await oneOf([ways[0], ways[0], ways.at(-1)], { how: step.how + 2 })?.(history, id, step);
    },
  },
  dropFine: { in: ['OPEN', 'AGENCY_UNPAID', 'AGENCY'], act: atViolationDesk('withdraw', ANSWER) },
  transfer: { in: ['OPEN'], act: atViolationDesk('transfer') },
};

/** Days by which the clock jumps. */
const JOURNEYS = [1, 3, 8, 31] as const;

/** What is about no case that there is already. */
const OTHERS: Readonly<Partial<Record<Action, (history: CaseHistory, step: Step) => Promise<unknown>>>> = {
  async report(history, step) {
    const { cases, world } = history;
    const changes = step.how % 5 === 0 ? { time: toIso(world.server.clock()) } : {};
    const request = cases.request(history.orderIdOf(step.who), changes);
    // Twice at once: one key makes one report.
    const both = [1, 2].map(() =>
      asMember(history, step, who => world.ask('POST /api/order/accident/accident_add', request, who)),
    );
    const ids = new Set(
      (await Promise.all(both)).flatMap(({ code, data }) => (code === ErrorCode.OK ? [data?.id] : [])),
    );
    ok(ids.size <= 1, 'one report has made two accidents');
    for (const id of ids) if (id !== undefined) history.orderIds[step.who].push(id);
  },
  async register(history, step) {
    const { cases, violations } = history;
    const found = {
      orderid: history.orderIdOf(step.who),
      act: `违反禁止标线指示${violations.orderIds[step.who].length}`,
    };
    const registered = await cases.violations.register({
      ...{ ...found, time: '2026-11-25 10:30', fine: oneOf([100, 200, 1500] as const, step) },
      points: step.how % 6 === 5 ? 3 : 0,
    });
    if (registered.startsWith('WZ')) violations.orderIds[step.who].push(registered);
    else assertSaid('register', registered);
  },
  async takeBack(history, { who }) {
    const orderid = history.orderIdOf(who);
    if (history.back.has(orderid)) return;
    history.back.add(orderid);
    const { server } = history.world;
    await server.desk('orders', orderid, 'take-back', { odometer: 12_300, energy: 100 });
    await server.desk('orders', orderid, 'send-bill');
  },
  notify,
  async wait({ world }) {
    world.wait(125 * 60);
    return Promise.resolve();
  },
  async travel(history, step) {
    history.world.wait((oneOf(JOURNEYS, step) * DAY) / 1000);
    await history.logIn();
  },
  async sweep({ cases, world: { db, server } }) {
    const now = server.clock();
    await server.money.workOff(now);
    await lapseViolations(db, server.money, now);
    await moveRentalsOn(db, now, { settings: server.settings });
    await cases.sweep();
  },
};

/** Does a step of a history; throws when it breaks something, or is refused as nobody would understand. */
export async function perform(history: CaseHistory, step: Step): Promise<void> {
  const accident = history.orderOf(step, ACCIDENT_ACTS[step.what]?.in, 'REPORTED');
  if (accident !== undefined) await ACCIDENT_ACTS[step.what]?.act(history, accident, step);
  const violation = history.violations.orderOf(step, VIOLATION_ACTS[step.what]?.in, 'OPEN');
  if (violation !== undefined) await VIOLATION_ACTS[step.what]?.act(history, violation, step);
  await OTHERS[step.what]?.(history, step);
}
