import { eq } from 'drizzle-orm';
import { companies, companyGrants, companyMembers } from '../../../server/areas/employee/schema';
import { purgeCompanyGrants } from '../../../server/areas/employee/public';
import { coupons } from '../../../server/areas/account/schema';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { RentalWorld } from '../rental/rentalWorld';
import type { TestSession } from '../support/testServer';
import { askCode, COMPANY_END, fillCompanies, join, mailedCode } from './companyWorld';

// Specification §7, /api/user/company/relation; design/lines.md, employee benefits; issue 14, company mail.

let world: RentalWorld;
let mine: TestSession;
let mobile = 13_600_000_000;
let person = 0;
let email: string;

const newcomer = (): Promise<TestSession> => world.login(String((mobile += 1)));

beforeAll(async () => {
  world = await RentalWorld.open({ codesPerHour: 10_000 });
  await fillCompanies(world.db);
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  world.at('2026-11-23T09:00:00+08:00');
  mine = await newcomer();
  email = `person${(person += 1)}@hailan.example`;
});

const send = (address: string, who = mine) =>
  world.ask('POST /api/user/company/relation/send_email', { email: address }, who);
const add = (address: string, vcode: string, who = mine) =>
  world.ask('POST /api/user/company/relation/add', { email: address, vcode }, who);
const leave = (who = mine) => world.get('POST /api/user/company/relation/leave', {}, who);
const relationOf = async (who = mine) =>
  (await world.get('GET /api/user/company/relation/get_detail', {}, who)).relation;
const unused = async (who = mine): Promise<string[]> =>
  (await world.get('GET /api/account/get_coupons', { page: 1, status: 0 }, who)).coupons
    .map(({ name }) => name)
    .filter(name => /企业|员工/.test(name))
    .sort();

describe('joining by a company’s mail', () => {
  test('brings what the company gives, until its end, and the coupons into the wallet', async () => {
    expect(await relationOf()).toBeUndefined();
    const relation = await join(world, mine, email);
    expect(relation).toMatchObject({
      company: '海岚科技',
      mail: 'pe***@hailan.example',
      percent: 12,
      valid_to: '2026-12-31T23:59:59+08:00',
      is_over: false,
      coupons: [
        { name: '企业专享立减60元', status: 0, valid_to: '2026-12-31T23:59:59+08:00' },
        { name: '员工周末9折券', status: 0, valid_to: '2026-11-30T09:00:00+08:00' },
      ],
    });
    expect(await relationOf()).toEqual(relation);
    expect(await unused()).toEqual(['企业专享立减60元', '员工周末9折券'].sort());
  });

  test('the mail says for which company the code is, and for how long it is good', async () => {
    await send(email);
    const [message] = await world.db.select().from(sandboxMessages).where(eq(sandboxMessages.mobile, email));
    expect(message?.text).toMatch(/验证码是\d{6}，用于加入“海岚科技”员工福利，15分钟内有效/);
  });

  test('of a domain below the company’s own is its employee’s, too', async () => {
    const relation = await join(world, mine, `below${person}@bj.mail.hailan.example`);
    expect(relation.company).toBe('海岚科技');
  });

  test('the same again, since the answer was lost, answers the same', async () => {
    const vcode = await askCode(world, mine, email);
    const first = await add(email, vcode);
    expect(await add(email, vcode)).toMatchObject({ code: ErrorCode.OK, data: first.data });
    expect(await unused()).toHaveLength(2);
  });

  test('sent twice at the same moment it is one joining, and both are told so', async () => {
    const vcode = await askCode(world, mine, email);
    const answers = await Promise.all([add(email, vcode), add(email, vcode), add(email, vcode)]);
    const relation = { company: '海岚科技', percent: 12 };
    for (const answer of answers) expect(answer).toMatchObject({ code: ErrorCode.OK, data: relation });
    expect(await unused()).toHaveLength(2);
  });

  test('wrong codes at the same moment are counted, each of them', async () => {
    const vcode = await askCode(world, mine, email);
    const wrong = vcode === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 5 }, () => add(email, wrong)));
    expect((await add(email, vcode)).code).toBe(ErrorCode.CODE_EXPIRED);
  });

  test('the address lies sealed in the database', async () => {
    await join(world, mine, email);
    const [row] = await world.db
      .select()
      .from(companyMembers)
      .where(eq(companyMembers.userId, mine.login.user_id));
    expect(row?.sealedMail).toMatch(/^v1\./);
    expect(JSON.stringify(row)).not.toContain(`person${person}`);
  });
});

describe('what is no address of an employee', () => {
  test.each([['wang@qq.com'], ['wang@mail.163.com'], ['wang@gmail.com']])(
    '%s: public domains are refused, and nothing is sent',
    async address => {
      expect(await send(address)).toMatchObject({
        code: ErrorCode.INVALID_PARAMS,
        msg: '这是个人邮箱，请使用公司为您开通的企业邮箱',
        data: { field: 'email' },
      });
      expect(await mailedCode(world.db, address)).toBe('no code');
    },
  );

  test.each([
    ['wang'],
    ['wang@'],
    ['wang@hailan'],
    ['a'.repeat(150)],
    ['wang@hailan.example\r\nBcc: all@hailan.example'],
  ])('%j is told at its field', async address => {
    expect(await send(address)).toMatchObject({ code: ErrorCode.INVALID_PARAMS, data: { field: 'email' } });
  });

  test('of no known company: one sentence, and the way on', async () => {
    for (const answer of [await send('wang@unknown.example'), await add('wang@unknown.example', '123456')]) {
      expect(answer).toMatchObject({
        code: ErrorCode.COMPANY_UNKNOWN,
        msg: '“unknown.example”所在的公司还没有开通员工福利，告诉我们公司名称，我们去联系',
      });
    }
  });

  test('a domain that only ends like a company’s is another one', async () => {
    expect((await send('wang@nothailan.example')).code).toBe(ErrorCode.COMPANY_UNKNOWN);
    expect((await send('wang@hailan.example.unknown.example')).code).toBe(ErrorCode.COMPANY_UNKNOWN);
  });

  test('of a company whose benefits are over', async () => {
    expect(await send('wang@jinsui.example')).toMatchObject({
      code: ErrorCode.COMPANY_REFUSED,
      msg: '金穗食品的员工福利已于2026年6月30日到期',
    });
  });
});

describe('codes by mail', () => {
  test('a wrong one can be tried five times, then another one is needed', async () => {
    const vcode = await askCode(world, mine, email);
    const wrong = vcode === '000000' ? '000001' : '000000';
    for (const left of ['还可以试4次', '还可以试3次', '还可以试2次', '还可以试1次', '请重新获取']) {
      const answer = await add(email, wrong);
      expect(answer.code).toBe(ErrorCode.CODE_WRONG);
      expect(answer.msg).toContain(left);
    }
    expect((await add(email, vcode)).code).toBe(ErrorCode.CODE_EXPIRED);
    expect(await relationOf()).toBeUndefined();
  });

  test('a code is good once, for 15 minutes, for who has asked for it, and for their address', async () => {
    const vcode = await askCode(world, mine, email);
    const other = await newcomer();
    expect((await add(email, vcode, other)).code).toBe(ErrorCode.CODE_EXPIRED);
    expect((await add(`other${person}@hailan.example`, vcode)).code).toBe(ErrorCode.CODE_EXPIRED);
    world.wait(15 * 60 + 1);
    expect((await add(email, vcode)).code).toBe(ErrorCode.CODE_EXPIRED);
    const next = await askCode(world, mine, email);
    expect((await add(email, next)).code).toBe(ErrorCode.OK);
    await leave();
    expect((await add(email, next)).code).toBe(ErrorCode.CODE_EXPIRED);
  });

  test('a login code opens no company, and a code by mail no account', async () => {
    const vcode = await askCode(world, mine, email);
    const login = { mobile: mine.login.uid, vcode };
    expect((await world.ask('POST /api/user/login', login)).code).toBe(ErrorCode.CODE_EXPIRED);
    expect((await add(email, vcode)).code).toBe(ErrorCode.OK);
  });

  test('one a minute and ten a day for a member, whichever addresses they type', async () => {
    expect((await send(email)).data).toEqual({ retry_after: 60 });
    expect(await send(`x${email}`)).toMatchObject({
      code: ErrorCode.CODE_TOO_OFTEN,
      data: { retry_after: 60 },
    });
    for (let sent = 1; sent < 10; sent += 1) {
      world.wait(60);
      expect((await send(`x${sent}${email}`)).code).toBe(ErrorCode.OK);
    }
    world.wait(60);
    expect((await send(email)).msg).toBe('今天获取验证码的次数用完了，请明天再试');
  });

  test('ten a day for an address, whoever asks and however it is written', async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      const who = await newcomer();
      expect((await send(email.replace('@', `+${sent}@`), who)).code).toBe(ErrorCode.OK);
    }
    expect(await send(email)).toMatchObject({
      code: ErrorCode.CODE_TOO_OFTEN,
      msg: '这个邮箱今天收到的验证码太多了，请明天再试',
    });
  });

  test('and no more in an hour than the address of a caller may ask for', async () => {
    const { settings } = world.server;
    const asked = { ...settings };
    settings.codesPerHour = 1;
    try {
      world.at('2026-11-25T09:00:00+08:00');
      expect((await send(email)).code).toBe(ErrorCode.OK);
      expect((await send(`y${email}`, await newcomer())).code).toBe(ErrorCode.CODE_TOO_OFTEN);
    } finally {
      settings.codesPerHour = asked.codesPerHour;
    }
  });
});

describe('one address one person', () => {
  const aliases = (address: string): string[] => [
    address,
    address.toUpperCase(),
    address.replace('person', 'p.e.r.s.o.n'),
    address.replace('@', '+car@'),
    address.replace('hailan.example', 'sh.hailan.example'),
    address.replace('hailan.example', 'hailan-tech.example'),
  ];

  test('however it is written: dots, tags, capitals, domains below and beside', async () => {
    await join(world, mine, email);
    for (const alias of aliases(email)) {
      const other = await newcomer();
      const vcode = await askCode(world, other, alias);
      expect(await add(alias, vcode, other)).toMatchObject({
        code: ErrorCode.COMPANY_REFUSED,
        msg: expect.stringContaining('这个邮箱已绑定其他账号') as string,
      });
      expect(await unused(other)).toEqual([]);
      world.wait(60);
    }
  });

  test('whether somebody has it is told to who has proved it alone', async () => {
    await join(world, mine, email);
    const stranger = await newcomer();
    expect((await send(email, stranger)).code).toBe(ErrorCode.OK);
    expect((await add(email, '000000', stranger)).code).not.toBe(ErrorCode.COMPANY_REFUSED);
  });

  test('two members with one address at the same moment: one of them has it', async () => {
    const other = await newcomer();
    const codes = [await askCode(world, mine, email), await askCode(world, other, `${email}`)];
    const answers = await Promise.all([add(email, codes[0] ?? ''), add(email, codes[1] ?? '', other)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([ErrorCode.OK, ErrorCode.COMPANY_REFUSED].sort());
    expect([await unused(), await unused(other)].map(({ length }) => length).sort()).toEqual([0, 2]);
  });

  test('one person one company at a time', async () => {
    await join(world, mine, email);
    world.wait(60);
    const elsewhere = `person${person}@qingteng.example`;
    expect(await send(elsewhere)).toMatchObject({
      code: ErrorCode.COMPANY_REFUSED,
      msg: '您已加入海岚科技，退出后才能加入别的公司或更换邮箱',
    });
    await leave();
    world.wait(60);
    expect(await join(world, mine, elsewhere)).toMatchObject({ company: '青藤教育', percent: 0 });
  });
});

describe('leaving', () => {
  test('takes unused coupons back; joining again brings just those', async () => {
    await join(world, mine, email);
    const [sixty] = await world.db
      .select()
      .from(coupons)
      .where(eq(coupons.userId, mine.login.user_id))
      .then(rows => rows.filter(({ name }) => name === '企业专享立减60元'));
    const orderid = await world.book(mine, { cartype_id: 'car-sylphy', coupon_id: sixty?.id ?? '' });
    await leave();
    expect(await relationOf()).toBeUndefined();
    expect(await unused()).toEqual([]);
    // What an order has taken stays with it.
    expect(await world.couponOrder(sixty?.id ?? '')).toBe(orderid);
    world.wait(60);
    await join(world, mine, email);
    expect(await unused()).toEqual(['员工周末9折券']);
  });

  test('sets the address free for another account, and its coupons come once', async () => {
    await join(world, mine, email);
    await leave();
    const other = await newcomer();
    await join(world, other, email);
    expect(await unused(other)).toHaveLength(2);
    await leave(other);
    // Used up in one account, nothing is left for the next.
    world.wait(60);
    await join(world, mine, email);
    await world.db.update(coupons).set({ orderId: 'ZC1' }).where(eq(coupons.userId, mine.login.user_id));
    await leave();
    world.wait(60);
    await join(world, other, email);
    expect(await unused(other)).toEqual([]);
  });

  test('takes a coupon back, too, that an unpaid order gives back afterwards; joining again brings it', async () => {
    const { coupons: given } = await join(world, mine, email);
    const coupon_id = given.find(({ name }) => name === '企业专享立减60元')?.id ?? '';
    const orderid = await world.book(mine, { cartype_id: 'car-sylphy', coupon_id });
    world.wait(1);
    await leave();
    world.wait(1);
    await world.get('POST /api/order/cancel', { orderid, expected_penalty: 0, reason: '' }, mine);
    expect(await unused()).toEqual([]);
    world.wait(60);
    await join(world, mine, email);
    expect(await unused()).toEqual(['企业专享立减60元', '员工周末9折券']);
  });

  test('is nothing for who has joined none', async () => {
    expect(await leave()).toEqual({});
  });
});

describe('the end of what a company has agreed on', () => {
  test('is read when it is asked, and a new agreement goes on by itself', async () => {
    await join(world, mine, email);
    world.server.now = new Date(COMPANY_END.getTime() + 1);
    mine = await world.login(mine.login.uid);
    expect(await relationOf()).toMatchObject({ is_over: true });
    await world.db
      .update(companies)
      .set({ validTo: new Date('2027-12-31T23:59:59+08:00') })
      .where(eq(companies.id, 'hailan'));
    expect(await relationOf()).toMatchObject({ is_over: false });
    await world.db.update(companies).set({ validTo: COMPANY_END }).where(eq(companies.id, 'hailan'));
  });

  test('who had which coupons is forgotten then, and not before', async () => {
    await join(world, mine, email);
    const count = () => world.db.$count(companyGrants, eq(companyGrants.companyId, 'hailan'));
    await purgeCompanyGrants(world.db, world.server.clock());
    expect(await count()).toBeGreaterThan(0);
    await purgeCompanyGrants(world.db, new Date(COMPANY_END.getTime() + 1));
    expect(await count()).toBe(0);
  });
});
