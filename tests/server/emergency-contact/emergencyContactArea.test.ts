import { ErrorCode } from '../../../src/domain/errorCode';
import type { EmergencyContact } from '../../../types/api/emergencyContact';
import { startTestServer, type TestServer, type TestSession } from '../support/testServer';

// Specification §2, /profile/more/emergency_contact: kept on the server, masked.

let server: TestServer;
let session: TestSession;
const own = '13600000001';
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  session = await server.login(own);
  await server.call('POST /api/user/remove_emergency_contact', {}, { session });
});

const kept = async (owner = session): Promise<EmergencyContact | undefined> =>
  (await server.call('GET /api/user/get_emergency_contact', {}, { session: owner })).data.contact;
const wife = { name: '李雷', relation: 'SPOUSE', mobile: '13812345678' } as const;
const save = (changes: object = {}) =>
  server.call('POST /api/user/save_emergency_contact', { ...wife, ...changes }, { session });

test('a member has none, then the one that they named, whose number does not come back', async () => {
  expect(await kept()).toBeUndefined();
  const { data } = await save({ name: ' 李雷 ' });
  expect(data.contact).toEqual({ name: '李雷', relation: 'SPOUSE', mobile: '138****5678' });
  expect(await kept()).toEqual(data.contact);
});

test('the next one takes its place; without a number the one that is kept stays', async () => {
  await save();
  await save({ name: '韩梅', relation: 'FRIEND', mobile: undefined });
  expect(await kept()).toEqual({ name: '韩梅', relation: 'FRIEND', mobile: '138****5678' });
  await save({ mobile: '13900000000' });
  expect(await kept()).toMatchObject({ name: '李雷', mobile: '139****0000' });
});

test.each([
  ['a name that is none', { name: '1' }],
  ['a number that is none', { mobile: '12345' }],
  ["the member's own number", { mobile: own }],
  ['no number where none is kept', { mobile: undefined }],
  ['another relation', { relation: 'BOSS' }],
])('%s is refused, and nothing is kept', async (_title, changes) => {
  expect((await save(changes)).code).toBe(ErrorCode.INVALID_PARAMS);
  expect(await kept()).toBeUndefined();
});

test('it is forgotten for good, also when that is asked for twice', async () => {
  await save();
  for (const _turn of [1, 2]) {
    const { code } = await server.call('POST /api/user/remove_emergency_contact', {}, { session });
    expect(code).toBe(ErrorCode.OK);
  }
  expect(await kept()).toBeUndefined();
});

test('another member neither sees nor removes it, and nobody has none', async () => {
  await save();
  const other = await server.login('13600000002');
  expect(await kept(other)).toBeUndefined();
  await server.call('POST /api/user/remove_emergency_contact', {}, { session: other });
  expect(await kept()).toBeDefined();
  for (const endpoint of [
    'GET /api/user/get_emergency_contact',
    'POST /api/user/remove_emergency_contact',
  ] as const) {
    expect((await server.call(endpoint, {})).code).toBe(ErrorCode.NOT_LOGGED_IN);
  }
  expect((await server.call('POST /api/user/save_emergency_contact', wife)).code).toBe(
    ErrorCode.NOT_LOGGED_IN,
  );
});
