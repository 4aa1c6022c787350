import { eq } from 'drizzle-orm';
import { worksheets } from '../../../server/areas/worksheet/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { RequestOf } from '../../../types/api';
import { freshKey, monday } from '../rental/rentalWorld';
import { charter, WorksheetWorld } from './worksheetWorld';

// Issue 14: whoever can be reached asks for something, as guest and as member; duplicates and abuse are refused.

type Add = RequestOf<'POST /api/worksheet/charter/add'>;

let world: WorksheetWorld;
let lastMobile = 13_600_000_000;
let lastAddress = 0;
const newMobile = (): string => String((lastMobile += 1));
const newAddress = (): string => `10.3.${Math.floor((lastAddress += 1) / 250)}.${lastAddress % 250}`;
beforeAll(async () => {
  world = await WorksheetWorld.open();
});
afterAll(() => world.close());
beforeEach(() => {
  world.rental.server.now = monday;
});

/** A visitor on a device of their own, who keeps its cookie. */
class Visitor {
  private cookie = '';
  constructor(private readonly from = newAddress()) {}

  async call<E extends 'POST /api/worksheet/send_vcode' | 'POST /api/worksheet/charter/add'>(
    endpoint: E,
    params: RequestOf<E>,
  ) {
    const { server } = world.rental;
    const answer = await server.app.inject({
      ...server.request(endpoint, server.envelope(params), { cookie: this.cookie }),
      remoteAddress: this.from,
    });
    const set = [answer.headers['set-cookie'] ?? []].flat().map(line => line.split(';')[0]);
    if (set.length > 0) this.cookie = set.join('; ');
    return answer.json<{ code: number; msg: string; data: { id: string; field?: string } }>();
  }

  async codeFor(phone: string): Promise<string> {
    expect((await this.call('POST /api/worksheet/send_vcode', { phone })).code).toBe(0);
    return world.codeOf(phone);
  }

  send = (phone: string, changes: Partial<Add> = {}) =>
    this.call('POST /api/worksheet/charter/add', charter(phone, changes));
}

test('a guest asks with phone and code, and finds the demand when they log in with that number', async () => {
  const visitor = new Visitor();
  const phone = newMobile();
  expect(await visitor.send(phone)).toMatchObject({
    ...{ code: ErrorCode.INVALID_PARAMS, data: { field: 'vcode' } },
  });
  const { data } = await visitor.send(phone, { vcode: await visitor.codeFor(phone) });
  expect(data).toEqual({
    ...{ id: expect.stringMatching(/^BC261123\d{6}$/), title: '包车 · 接机 · 舒适5座' },
    ...{
      phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
      call_time: '30分钟内',
      call_from: '400-000-5399',
    },
  });
  const who = await world.rental.login(phone);
  const { demands } = await world.rental.get('GET /api/worksheet/get_list', { page: 1 }, who);
  expect(demands).toMatchObject([{ id: data.id, status_text: '待联系', city: '北京' }]);
  expect((await world.detail(who, data.id)).estimate?.total).toBe(16_800);
});

test('a code opens on the device alone that asked for it, and is no login code', async () => {
  const phone = newMobile();
  const code = await new Visitor().codeFor(phone);
  expect((await new Visitor().send(phone, { vcode: code })).code).toBe(ErrorCode.CODE_EXPIRED);
  const { code: answered } = await world.rental.server.call('POST /api/user/login', {
    mobile: phone,
    vcode: code,
  });
  expect(answered).toBe(ErrorCode.CODE_EXPIRED);
});

test('a member asks under their own number without a code, and under another with one', async () => {
  const who = await world.rental.login(newMobile());
  await world.send(who);
  const other = charter(newMobile());
  expect(await world.rental.ask('POST /api/worksheet/charter/add', other, who)).toMatchObject({
    ...{ code: ErrorCode.INVALID_PARAMS, data: { field: 'vcode' } },
  });
});

test('the same key sent again is the same demand; another wish under it is refused', async () => {
  const who = await world.rental.login(newMobile());
  const request = charter(who.login.uid);
  const first = await world.rental.get('POST /api/worksheet/charter/add', request, who);
  expect(await world.rental.get('POST /api/worksheet/charter/add', request, who)).toEqual(first);
  const changed = { ...request, passengers: 3 };
  expect((await world.rental.ask('POST /api/worksheet/charter/add', changed, who)).code).toBe(
    ErrorCode.KEY_REUSED,
  );
});

test('one like it on one day is repeated only when that is meant; a guest is told so only after the code', async () => {
  const who = await world.rental.login(newMobile());
  const phone = who.login.uid;
  const id = await world.send(who);
  const again = await world.rental.ask('POST /api/worksheet/charter/add', charter(phone), who);
  expect(again).toMatchObject({ code: ErrorCode.DEMAND_REPEATED, data: { id } });
  await world.send(who, { repeat: true });

  const visitor = new Visitor();
  expect((await visitor.send(phone, { vcode: '000000' })).code).toBe(ErrorCode.CODE_EXPIRED);
  const vcode = await visitor.codeFor(phone);
  expect((await visitor.send(phone, { vcode })).code).toBe(ErrorCode.DEMAND_REPEATED);
  // The question has not used the code up.
  expect((await visitor.send(phone, { vcode, repeat: true })).code).toBe(0);
  world.rental.at('2026-11-24T09:00:00+08:00');
  await world.send(who);
});

test('what is past, too large, not served or not asked for does not come in; markup is text', async () => {
  const who = await world.rental.login(newMobile());
  const ask = (changes: Partial<Add>) =>
    world.rental.ask(
      'POST /api/worksheet/charter/add',
      charter(who.login.uid, { repeat: true, ...changes }),
      who,
    );
  const fields = async (changes: Partial<Add>) => (await ask(changes)).data as unknown as { field: string };
  expect(await fields({ take_time: '2026-11-22T10:00:00+08:00' })).toEqual({ field: 'take_time' });
  expect(await fields({ passengers: 12 })).toEqual({ field: 'car_class' });
  expect(await fields({ name: ' ' })).toEqual({ field: 'name' });
  expect((await ask({ comments: '长'.repeat(10_000) })).code).toBe(ErrorCode.INVALID_PARAMS);
  expect((await ask({ city_id: '460300' })).code).toBe(ErrorCode.CITY_NOT_SERVED);
  // The small world's city offers transfers alone.
  expect(await fields({ service: 'HALF_DAY' })).toEqual({ field: 'service' });
  const id = await world.send(who, { comments: '<script>alert(1)</script>', days: 5, repeat: true });
  const [row] = await world.rental.db.select().from(worksheets).where(eq(worksheets.id, id));
  expect(row?.comments).toBe('<script>alert(1)</script>');
  expect(row?.values).not.toHaveProperty('days');
});

test('demands by the hundred are refused in one sentence, by phone, device and address', async () => {
  const who = await world.rental.login(newMobile());
  const codes: number[] = [];
  for (let number = 0; number < 6; number += 1) {
    const request = charter(who.login.uid, { repeat: true, client_key: freshKey() });
    codes.push((await world.rental.ask('POST /api/worksheet/charter/add', request, who)).code);
  }
  expect(codes).toEqual([0, 0, 0, 0, 0, ErrorCode.TOO_MANY_REQUESTS]);
  const address = newAddress();
  const answers: { code: number; msg: string }[] = [];
  for (let number = 0; number < 21; number += 1) {
    const [visitor, phone] = [new Visitor(address), newMobile()];
    answers.push(await visitor.send(phone, { vcode: await visitor.codeFor(phone) }));
  }
  expect(answers.at(-1)).toMatchObject({
    code: ErrorCode.TOO_MANY_REQUESTS,
    msg: '您所在的网络提交太频繁了，请稍后再试，或拨打客服热线',
  });
});
