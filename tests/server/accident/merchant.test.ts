import { signToken } from '../../../server/kernel/secrets/signedToken';
import { ErrorCode } from '../../../src/domain/errorCode';
import { photo, uploaded } from '../support/photos';
import type { TestSession } from '../support/testServer';
import { AccidentWorld, FULL, SHOP_MOBILE } from './accidentWorld';

// Issue 15: a repair shop enters what it costs by a signed link that expires, is bound to one case, and tells it nothing of
// who the renter is.

let world: AccidentWorld;
let who: TestSession;
let orderid: string;
let id: string;
let token: string;
beforeAll(async () => {
  world = await AccidentWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  who = await world.begun();
  orderid = await world.rented(who);
  id = await world.report(who, orderid, { front_pic: await world.picture(who), other: { name: '李雷' } });
  token = await world.link(id);
});

const read = (shown = token) => world.rental.ask('GET /api/order/accident/merchant_detail', { token: shown });
const enter = async (changes: Parameters<AccidentWorld['update']>[1] = {}, by = token) =>
  world.rental.ask('POST /api/order/accident/update', await world.update(by, changes));

test('the shop gets the link by message, and sees the case and nothing of the renter', async () => {
  expect((await world.violations.messages(SHOP_MOBILE)).at(-1)).toMatch(
    /^北京顺捷汽修您好，请为一辆事故车定损，案件尾号\d{6}，7天内有效：http\S+\/insure_apply\/merchant\?token=/,
  );
  const { data } = await read();
  expect(data).toMatchObject({
    ...{ number: id.slice(-6), shop: '北京顺捷汽修', car: '日产轩逸', place: '东三环国贸桥下' },
    ...{ can_enter: true, status_text: '待定损', expires_at: '2026-12-03T12:00:00+08:00' },
    photos: { front_pic: { media: 'photo' }, images: [], videos: [] },
  });
  const told = JSON.stringify(data);
  for (const secret of [orderid, id, who.login.uid, who.login.user_id, '王小明', '李'])
    expect(told).not.toContain(secret);
});

test('what it enters the renter sees with its proof, and it puts it right until it is decided', async () => {
  const [first, second] = [await world.shopPhoto(token), await world.shopPhoto(token)];
  expect((await enter({ photos: [first] })).code).toBe(ErrorCode.OK);
  expect((await world.messages(who)).at(-1)).toContain('维修厂已定损');
  expect(await world.detail(who, id)).toMatchObject({
    status: 'ASSESSED',
    assessment: {
      ...{ shop: '北京顺捷汽修', repair: 260_000, note: '更换右前门', pictures: [{ file_id: first }] },
      priceState: { days: 3, day_price: 20_000, total: 60_000 },
    },
  });
  expect((await read()).data?.status_text).toBe('已提交，可以修改');
  expect((await enter({ photos: [second], repair: 200_000 })).code).toBe(ErrorCode.OK);
  const { assessment } = await world.detail(who, id);
  expect([assessment?.repair, assessment?.pictures.map(one => one.file_id)]).toEqual([200_000, [second]]);
  await world.done(id, 'decide', FULL, '已核定');
  expect((await enter({ photos: [second] })).code).toBe(ErrorCode.ORDER_STATE);
  expect((await world.shopUpload(token)).code).toBe(ErrorCode.ORDER_STATE);
  expect((await read()).data).toMatchObject({ can_enter: false, status_text: '已核定' });
});

test('the same once more, as the answer was lost, changes nothing and is told to nobody', async () => {
  const sent = await world.update(token);
  const again = () => world.rental.ask('POST /api/order/accident/update', sent);
  expect((await again()).code).toBe(ErrorCode.OK);
  const before = await world.detail(who, id);
  world.rental.wait(60);
  for (const answer of await Promise.all([again(), again()])) expect(answer.code).toBe(ErrorCode.OK);
  expect((await world.detail(who, id)).timeline).toEqual(before.timeline);
  expect((await world.row(id)).assessment?.enteredAt).toBe(before.assessment?.entered_at);
  expect((await enter({ ...sent, repair: sent.repair + 1 })).code).toBe(ErrorCode.OK);
  expect((await world.detail(who, id)).timeline[0]?.text).toBe('维修厂修改了定损');
});

describe('a link', () => {
  const unknown = { code: ErrorCode.NOT_FOUND, data: null };

  it.each<[string, () => string | Promise<string>]>([
    ['forged', () => `${token.slice(0, -3)}abc`],
    ['no token at all', () => 'x'],
    ['signed for something else', () => signToken('pay-link', `9999999999999:${id}:1`, key())],
    ['of another round', () => signToken('repair-shop', `9999999999999:${id}:2`, key())],
    ['of no case', () => signToken('repair-shop', `9999999999999:SG000000000000:1`, key())],
    ['replaced', async () => (await world.link(id), token)],
    [
      'replaced by figures of the staff',
      async () => {
        await world.done(id, 'assess', { days: 1, repair: 1, glass: 0, towing: 0, note: '' }, '已录入');
        return token;
      },
    ],
    [
      'of a case that was withdrawn',
      async () => {
        await world.done(id, 'withdraw', { answer: '重复报案' }, '已撤销');
        return token;
      },
    ],
    [
      'over',
      () => {
        world.rental.at('2026-12-03T12:00:00+08:00');
        return token;
      },
    ],
  ])('that is %s opens nothing, and takes nothing', async (_name, make) => {
    const shown = await make();
    expect(await read(shown)).toMatchObject(unknown);
    expect(await enter({ photos: ['a-photo'] }, shown)).toMatchObject(unknown);
    expect(await world.shopUpload(shown)).toMatchObject(unknown);
    const period = { from_time: '2026-11-27T09:00:00+08:00', to_time: '2026-11-28T09:00:00+08:00' };
    expect(
      await world.rental.ask('GET /api/order/accident/get_day_price', { token: shown, ...period }),
    ).toMatchObject(unknown);
  });

  const key = (): string => world.rental.server.settings.codePepper;
});

test.each<[string, Parameters<AccidentWorld['update']>[1], string]>([
  ['no time', { from_time: '今天' }, 'from_time'],
  ['a day before the accident', { from_time: '2026-11-25T23:59:00+08:00' }, 'from_time'],
  ['far to come', { from_time: '2027-05-01T09:00:00+08:00' }, 'from_time'],
  ['ends before it begins', { to_time: '2026-11-27T09:00:00+08:00' }, 'to_time'],
  ['61 days', { to_time: '2027-01-26T09:01:00+08:00' }, 'to_time'],
  ['too dear', { repair: 100_000_001 }, 'repair'],
  ['towed from the moon', { towing: 2_000_001 }, 'towing'],
  ['costs nothing', { repair: 0 }, 'repair'],
  ['no photo', { photos: [] }, 'photos'],
  ['many words', { note: '换'.repeat(301) }, 'note'],
])('%s is refused, and named', async (_name, changes, field) => {
  expect(await enter(changes)).toMatchObject({ code: ErrorCode.INVALID_PARAMS, data: { field } });
  expect((await world.detail(who, id)).status).toBe('ASSESSING');
});

test('a figure below nothing is refused', async () => {
  expect((await enter({ repair: -1 })).code).toBe(ErrorCode.INVALID_PARAMS);
});

test('days of a repair that have begun count whole', async () => {
  const price = { from_time: '2026-11-26T00:00:00+08:00', to_time: '2026-11-27T00:01:00+08:00' };
  expect(await world.rental.get('GET /api/order/accident/get_day_price', { token, ...price })).toEqual({
    ...price,
    days: 2,
    day_price: 20_000,
    total: 40_000,
  });
});

test('photos of other cases, of members and of the desk prove nothing here', async () => {
  const other = await world.link(await world.report(who, orderid));
  const foreign = [await world.shopPhoto(other), await world.picture(who)];
  for (const one of [...foreign, await uploaded(world.rental.server, who, 'FEEDBACK')])
    expect((await enter({ photos: [one] })).code).toBe(ErrorCode.NOT_FOUND);
});

test('the same photo sent twice is one; what is no photo is refused', async () => {
  const content = await photo();
  const [first, second] = [await world.shopUpload(token, content), await world.shopUpload(token, content)];
  expect(second.data).toEqual(first.data);
  expect((await world.shopUpload(token, Buffer.from('<svg/>'))).code).toBe(ErrorCode.INVALID_PARAMS);
});

test('who tries links, or sends by one again and again, is slowed down', async () => {
  const update = await world.update('x', { photos: ['a-photo'] });
  const from = '198.51.100.77';
  const send = () => world.rental.server.call('POST /api/order/accident/update', update, { from });
  for (let times = 0; times < 120; times += 1) expect((await send()).code).toBe(ErrorCode.NOT_FOUND);
  expect((await send()).code).toBe(ErrorCode.TOO_MANY_REQUESTS);
});
