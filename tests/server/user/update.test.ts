import { cities } from '../../../server/areas/city/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { ProfileChanges } from '../../../types/api/user';
import { startTestServer, type TestServer, type TestSession } from '../support/testServer';

// Specification §3, user; §7, /api/user/update: what members tell of themselves.

let server: TestServer;
let session: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  server.now = new Date('2026-11-23T09:00:00+08:00');
  await server.db
    .insert(cities)
    .values({ id: '310000', name: '上海', code: 'SH', pinyin: 'shang hai', lng: 121.4, lat: 31.2 });
  session = await server.login('13312345678');
});
afterAll(() => server.close());

const update = (changes: ProfileChanges, who = session) =>
  server.call('POST /api/user/update', changes, { session: who });

test('each is changed alone, and what is left out stays', async () => {
  await update({ nickname: ' 小王 ' });
  await update({ birthday: '1990-03-07', gender: 'f' });
  await update({ city: '上海' });
  const all = { nickname: '小王', birthday: '1990-03-07', gender: 'f', city: { name: '上海' } };
  expect((await update({})).data).toMatchObject(all);
  expect((await server.call('GET /api/user/get_detail', {}, { session })).data).toMatchObject(all);
  expect((await update({ nickname: '', birthday: '', city: '' })).data).toMatchObject({
    ...{ nickname: '', birthday: '', gender: 'f' },
    city: { name: '' },
  });
});

test.each([
  ['nickname', { nickname: '一'.repeat(17) }, '昵称最多16个字'],
  ['nickname', { nickname: 'a<script>' }, '昵称里有不能用的字符，请换一个'],
  ['nickname', { nickname: 'abc\u202etxt' }, '昵称里有不能用的字符，请换一个'],
  ['birthday', { birthday: '1990-02-30' }, '请填写年月日，例如1990-03-07'],
  ['birthday', { birthday: '2026-11-24' }, '请核对生日的年份'],
  ['birthday', { birthday: '1890-01-01' }, '请核对生日的年份'],
  ['city', { city: '月球' }, '请从列表里选择城市'],
])('a wrong %s is named', async (field, wrong, msg) => {
  expect(await update(wrong)).toMatchObject({ code: ErrorCode.INVALID_PARAMS, msg, data: { field } });
});

test('nobody changes the name, the number or the state of another field of the account', async () => {
  const before = (await server.call('GET /api/user/get_detail', {}, { session })).data;
  await update({ name: '别人', uid: '13900000000', auth_status: 'USER_AUTHED' } as ProfileChanges);
  expect((await server.call('GET /api/user/get_detail', {}, { session })).data).toEqual(before);
});

test('a member changes themselves alone; a visitor logs in', async () => {
  const other = await server.login('13312345679');
  await update({ nickname: '他人' }, other);
  expect((await server.call('GET /api/user/get_detail', {}, { session })).data.nickname).not.toBe('他人');
  expect((await server.call('POST /api/user/update', { nickname: '谁' })).code).toBe(ErrorCode.NOT_LOGGED_IN);
});
