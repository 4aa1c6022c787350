import { ErrorCode } from '../../../src/domain/errorCode';
import type { RequestOf } from '../../../types/api';
import { monday } from '../rental/rentalWorld';
import { uploaded, upload } from '../support/photos';
import type { TestSession } from '../support/testServer';
import { universal, WorksheetWorld } from './worksheetWorld';

// Specification §7, worksheet/universal/add; issue 14: up to three pictures show what is meant.

type Add = RequestOf<'POST /api/worksheet/universal/add'>;

let world: WorksheetWorld;
let lastMobile = 13_700_000_000;
const newMember = (): Promise<TestSession> => world.rental.login(String((lastMobile += 1)));
beforeAll(async () => {
  world = await WorksheetWorld.open();
});
afterAll(() => world.close());
beforeEach(() => {
  world.rental.server.now = monday;
});

const ask = (who: TestSession, changes: Partial<Add> = {}) =>
  world.rental.ask(
    'POST /api/worksheet/universal/add',
    universal(who.login.uid, { repeat: true, ...changes }),
    who,
  );
const fieldOf = async (who: TestSession, changes: Partial<Add>) => (await ask(who, changes)).data;
const picture = (who: TestSession): Promise<string> => uploaded(world.rental.server, who, 'WORKSHEET');

test('a member asks with pictures of an example, and staff and member see them', async () => {
  const who = await newMember();
  const photos = [await picture(who), await picture(who)];
  const { data } = await ask(who, { photos, budget: 800_000 });
  expect(data).toMatchObject({
    ...{ id: expect.stringMatching(/^WN261123\d{6}$/), title: '万能用车 · 房车 · 2辆 · 3天' },
  });
  const detail = await world.detail(who, data.id);
  // Worked out by the server: two for three days, with drivers.
  expect(detail.estimate?.total).toBe(2 * 3 * (88_000 + 40_000));
  expect(detail.facts).toContainEqual({ label: '预算', value: '¥8000' });
  expect(detail.pictures).toHaveLength(2);
  for (const url of detail.pictures) {
    const { statusCode, headers } = await world.rental.server.app.inject({ method: 'GET', url });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  }
});

test('an example picture that is none is refused as it is sent, and nothing can be asked for with it', async () => {
  const who = await newMember();
  const { code } = await upload(world.rental.server, Buffer.from('<svg onload="alert(1)"/>'), {
    ...{ session: who, purpose: 'WORKSHEET' },
  });
  expect(code).not.toBe(ErrorCode.OK);
  expect((await ask(who, { photos: ['no-such-picture'] })).code).toBe(ErrorCode.NOT_FOUND);
  // Nothing of it was kept.
  const { total } = await world.rental.get('GET /api/worksheet/get_list', { page: 1 }, who);
  expect(total).toBe(0);
});

test('a picture of somebody else, of another purpose, of another demand, or a fourth one does not come in', async () => {
  const [who, other] = [await newMember(), await newMember()];
  expect((await ask(who, { photos: [await picture(other)] })).code).toBe(ErrorCode.NOT_FOUND);
  const ofIdentity = await uploaded(world.rental.server, who);
  expect((await ask(who, { photos: [ofIdentity] })).code).toBe(ErrorCode.NOT_FOUND);
  const once = await picture(who);
  expect((await ask(who, { photos: [once] })).code).toBe(ErrorCode.OK);
  expect((await ask(who, { photos: [once] })).code).toBe(ErrorCode.NOT_FOUND);
  const four = ['a', 'b', 'c', 'd'];
  expect((await ask(who, { photos: four })).code).toBe(ErrorCode.INVALID_PARAMS);
});

test('a guest asks without pictures: those need a login', async () => {
  const phone = String((lastMobile += 1));
  const session = { cookie: 'device=a-guest' };
  const { server } = world.rental;
  const add = (changes: Partial<Add>) =>
    server.call('POST /api/worksheet/universal/add', universal(phone, changes), { session });
  await server.call('POST /api/worksheet/send_vcode', { phone }, { session });
  const vcode = await world.codeOf(phone);
  expect(await add({ vcode, photos: ['some-picture'] })).toMatchObject({
    ...{ code: ErrorCode.INVALID_PARAMS, msg: '登录后才能添加图片', data: { field: 'photos' } },
  });
  // What was refused has not used the code up.
  expect((await add({ vcode, photos: [] })).code).toBe(ErrorCode.OK);
});

test('what a city does not offer, what is too much and what is past is told at its field', async () => {
  const who = await newMember();
  expect(await fieldOf(who, { vehicle: 'PROP' })).toEqual({ field: 'vehicle' });
  expect(await fieldOf(who, { number: 21 })).toEqual({ field: 'number' });
  expect(await fieldOf(who, { budget: -1 })).toEqual({ field: 'budget' });
  expect(await fieldOf(who, { use: '' })).toEqual({ field: 'use' });
  expect(await fieldOf(who, { take_time: '2026-11-22T09:00:00+08:00' })).toEqual({ field: 'take_time' });
  expect((await ask(who, { city_id: '460300' })).code).toBe(ErrorCode.CITY_NOT_SERVED);
});

test('a test drive is asked for without number, days and budget, and costs nothing', async () => {
  const who = await newMember();
  const { data } = await ask(who, { vehicle: 'TEST_DRIVE', model: '比亚迪海豚', budget: 100 });
  const { title, facts, estimate } = await world.detail(who, data.id);
  expect([title, estimate?.total]).toEqual(['新能源试驾', 0]);
  expect(facts.map(({ label }) => label)).toEqual(['车辆类型', '意向车型', '用车时间', '用车地点']);
});
