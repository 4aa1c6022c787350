import { desc, eq } from 'drizzle-orm';
import { smsCodes } from '../../../server/areas/user/schema';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Answer } from '../../../types/api/call';
import { startTestServer, type TestServer } from '../support/testServer';

// Issue 10, section 2, low: a number cannot be locked out by a stranger.
let server: TestServer;
let lastMobile = 13_710_000_000;
let mobile = '';
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = new Date('2026-11-21T10:00:00+08:00');
  mobile = String((lastMobile += 1));
});

const wait = (seconds: number): void => {
  server.now = new Date(server.clock().getTime() + seconds * 1000);
};

/** Somebody with a device, at an address. */
interface Caller {
  device?: string;
  from: string;
}
const owner: Caller = { device: 'of-the-owner', from: '1.1.1.1' };
const stranger: Caller = { device: 'of-a-stranger', from: '6.6.6.6' };
const byMeans = ({ device, from }: Caller) => ({
  from,
  ...(device !== undefined && { session: { cookie: `device=${device}` } }),
});
const send = (caller: Caller, number = mobile) =>
  server.call('POST /api/user/sms/send_vcode', { mobile: number }, byMeans(caller));
const login = (caller: Caller, vcode: string, number = mobile) =>
  server.call('POST /api/user/login', { mobile: number, vcode }, byMeans(caller));

/** The code of the newest message to the number, as its owner reads it. */
async function readCode(): Promise<string> {
  const newest = server.db.select().from(sandboxMessages).where(eq(sandboxMessages.mobile, mobile));
  const [message] = await newest.orderBy(desc(sandboxMessages.id)).limit(1);
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
}
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');
const isSent = ({ code }: Answer<unknown>): boolean => code === ErrorCode.OK;

describe('codes that are sent', () => {
  it('are one a minute for who asks, also when asked for at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(owner)));
    expect(answers.filter(isSent)).toHaveLength(1);
    wait(59);
    expect(await send(owner)).toMatchObject({
      code: ErrorCode.CODE_TOO_OFTEN,
      msg: '验证码刚刚发过，请1秒后再试',
      data: { retry_after: 1 },
    });
    wait(1);
    expect(isSent(await send(owner))).toBe(true);
  });

  it('are ten a day for who asks', async () => {
    for (let index = 0; index < 10; index += 1) {
      expect(isSent(await send(owner))).toBe(true);
      wait(60);
    }
    expect(await send(owner)).toMatchObject({
      code: ErrorCode.CODE_TOO_OFTEN,
      msg: '今天获取验证码的次数用完了，请明天再试',
    });
    wait(86_400);
    expect(isSent(await send(owner))).toBe(true);
  });

  it('are counted for the address, whichever devices a stranger shows or does not show', async () => {
    expect(isSent(await send({ device: 'one', from: stranger.from }))).toBe(true);
    for (const device of ['another', undefined]) {
      expect((await send({ device, from: stranger.from })).code).toBe(ErrorCode.CODE_TOO_OFTEN);
    }
  });

  it('are limited for an address, whatever the numbers', async () => {
    const strict = await startTestServer({ settings: { codesPerHour: 2 } });
    const codes: number[] = [];
    try {
      for (const number of ['13800000001', '13800000002', '13800000003']) {
        codes.push((await strict.call('POST /api/user/sms/send_vcode', { mobile: number })).code);
      }
    } finally {
      await strict.close();
    }
    expect(codes).toEqual([ErrorCode.OK, ErrorCode.OK, ErrorCode.CODE_TOO_OFTEN]);
  });

  it('bomb no number: all strangers together get twenty a day', async () => {
    const answers: Answer<unknown>[] = [];
    for (let index = 0; index < 30; index += 1) {
      answers.push(await send({ device: `device-${index}`, from: `6.6.6.${index}` }));
    }
    expect(answers.filter(isSent)).toHaveLength(20);
    expect(answers[29]).toMatchObject({
      code: ErrorCode.CODE_TOO_OFTEN,
      msg: '这个号码今天获取验证码的次数用完了，请明天再试，或在登录过的设备上操作',
    });
  });
});

describe('a stranger who knows the number', () => {
  it('uses up what one address may have, and the owner logs in on any device at another one', async () => {
    for (let index = 0; index < 12; index += 1) {
      await send(stranger);
      wait(60);
    }
    expect(isSent(await send(owner))).toBe(true);
    expect((await login(owner, await readCode())).code).toBe(ErrorCode.OK);
  });

  it('uses up the number from many addresses, and the owner logs in on a device that knows it', async () => {
    await send(owner);
    await login(owner, await readCode());
    wait(60);
    for (let index = 0; index < 30; index += 1) await send({ device: 'bot', from: `6.6.7.${index}` });
    // Also from an address from which a stranger has asked.
    expect(isSent(await send({ ...owner, from: '6.6.7.1' }))).toBe(true);
    expect((await login(owner, await readCode())).code).toBe(ErrorCode.OK);
  });

  it('is no owner by showing a device that knows another number', async () => {
    const own = '13700000001';
    await server.db.delete(smsCodes);
    await send(stranger, own);
    const texts = await server.db.select().from(sandboxMessages).where(eq(sandboxMessages.mobile, own));
    const code = /\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? '';
    expect((await login(stranger, code, own)).code).toBe(ErrorCode.OK);
    let sent = 0;
    for (let index = 0; index < 30; index += 1) {
      if (isSent(await send({ ...stranger, from: `6.6.8.${index}` }))) sent += 1;
    }
    expect(sent).toBe(20);
  });

  it('spends none of the tries of the owner, and replaces no code of theirs', async () => {
    await send(owner);
    const code = await readCode();
    await send(stranger);
    for (let index = 0; index < 20; index += 1) await login(stranger, wrong(code));
    for (let index = 0; index < 4; index += 1) {
      expect((await login(owner, wrong(code))).code).toBe(ErrorCode.CODE_WRONG);
    }
    expect((await login(owner, code)).code).toBe(ErrorCode.OK);
  });

  it('cannot log in with the code that the owner asked for, nor try it: it opens on the owner’s device', async () => {
    await send(owner);
    const code = await readCode();
    for (const caller of [stranger, { from: owner.from }, { ...stranger, from: owner.from }]) {
      expect((await login(caller, code)).code).toBe(ErrorCode.CODE_EXPIRED);
    }
  });

  it('guesses no more than a hundred times a day, with as many devices and addresses as they like', async () => {
    let tries = 0;
    for (let index = 0; index < 25; index += 1) {
      const caller = { device: `guesser-${index}`, from: `6.6.9.${index}` };
      await send(caller);
      const guess = wrong(await readCode());
      for (let round = 0; round < 8; round += 1) {
        if ((await login(caller, guess)).code === ErrorCode.CODE_WRONG) tries += 1;
      }
    }
    expect(tries).toBe(100);
  });
});

describe('the device', () => {
  const ask = (deviceType: string, cookie?: string) =>
    server.app.inject(
      server.request(
        'POST /api/user/sms/send_vcode',
        server.envelope({ mobile }, { version: { deviceType } }),
        cookie === undefined ? undefined : { cookie },
      ),
    );

  it('is named by the server when it first asks, in a cookie that scripts cannot read, and keeps its name', async () => {
    const [named] = (await ask('h5')).cookies;
    expect(named).toMatchObject({ name: 'device', httpOnly: true, sameSite: 'Lax', maxAge: 400 * 86_400 });
    expect(Buffer.from(named?.value ?? '', 'base64url')).toHaveLength(16);
    wait(60);
    expect((await ask('h5', `device=${named?.value}`)).cookies[0]?.value).toBe(named?.value);
  });

  it('is told its name in the body where the host has no cookies', async () => {
    const answer = await ask('weapp');
    expect(answer.cookies).toEqual([]);
    const { device } = answer.json<Answer<{ device: string }>>().data;
    expect(Buffer.from(device, 'base64url')).toHaveLength(16);
  });

  it('lies in the database as a hash only', async () => {
    await send(owner);
    expect(JSON.stringify(await server.db.select().from(smsCodes))).not.toContain(owner.device);
  });
});
