import { eq } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { keepDriver } from '../../../server/areas/driver/driverRepository';
import { personalData } from '../../../server/areas/personalData';
import { users } from '../../../server/kernel/members/schema';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { orders } from '../../../server/kernel/orders/schema';
import { ErrorCode } from '../../../src/domain/errorCode';
import { RentalWorld, renter } from '../rental/rentalWorld';
import { uploaded } from '../support/photos';
import type { TestSession } from '../support/testServer';

// Issue 12, identity and account: export my data (Personal Information Protection Law, article 45).

let world: RentalWorld;
let mobile: string;
let session: TestSession;
let lastMobile = 13_100_000_000;
const idOf = ({ login }: TestSession): string => login.user_id;
/** Of car-sylphy there are plenty. */
const plenty = { cartype_id: 'car-sylphy' };

beforeAll(async () => {
  world = await RentalWorld.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  mobile = String((lastMobile += 1));
  session = await world.login(mobile);
});

async function codeFor(purpose: 'EXPORT'): Promise<string> {
  await world.get('POST /api/user/send_proof_code', { purpose }, session);
  const rows = await world.db.select().from(sandboxMessages).where(eq(sandboxMessages.mobile, mobile));
  return /验证码是(\d{6})/.exec(rows.sort((one, other) => other.id - one.id)[0]?.text ?? '')?.[1] ?? '';
}

describe('an export', () => {
  const exportWith = (vcode: string, who = session) =>
    world.ask('POST /api/user/export_data', { vcode }, who);

  test('tells all that is held in words of the member, and nothing of others', async () => {
    const { dataKey } = world.server.settings;
    await keepDriver(world.db, idOf(session), renter, { now: world.server.clock(), dataKey });
    const orderid = await world.book(session, plenty);
    const stranger = await world.login(String((lastMobile += 1)));
    const foreign = await world.book(stranger, plenty);
    const { data } = await exportWith(await codeFor('EXPORT'));
    expect(data.file_name).toBe('我的数据-2026-11-23.json');
    const told = JSON.parse(data.content) as Record<string, unknown>;
    expect(Object.keys(told)).toEqual(['导出时间', ...personalData.map(({ title }) => title)]);
    expect(told).toMatchObject({
      账号: [{ 会员编号: idOf(session), 手机号: mobile }],
      自驾租车订单: [{ 订单号: orderid, 状态: '待支付', 取车人: { 身份证号: renter.idcard_no } }],
      常用驾驶人: [{ 姓名: renter.name, 手机号: renter.mobile, 身份证号: renter.idcard_no }],
      优惠券: [{ 名称: '新人立减50元' }, {}, {}, {}],
    });
    expect(data.content).not.toContain(foreign);
    expect(data.content).not.toContain(stranger.login.uid);
  });

  test('has the member’s photos at addresses that open them for an hour, and nobody else’s', async () => {
    const stranger = await world.login(String((lastMobile += 1)));
    const [mine, foreign] = [
      await uploaded(world.server, session, 'FEEDBACK'),
      await uploaded(world.server, stranger, 'FEEDBACK'),
    ];
    const { data } = await exportWith(await codeFor('EXPORT'));
    expect(data.content).not.toContain(foreign);
    const { 照片: photos } = JSON.parse(data.content) as { 照片: Record<string, string>[] };
    expect(photos).toMatchObject([{ 照片编号: mine, 用途: '意见反馈' }]);
    const address = new URL(photos[0]?.['下载地址（导出后1小时内有效）'] ?? '');
    expect(address.protocol).toMatch(/^https?:$/);
    const read = () => world.server.app.inject(`${address.pathname}${address.search}`);
    world.wait(59 * 60);
    const photo = await read();
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
    world.wait(60);
    expect((await read()).statusCode).not.toBe(200);
    address.searchParams.set('id', foreign);
    expect((await read()).statusCode).not.toBe(200);
  });

  test('is made three times a day', async () => {
    for (let made = 0; made < 3; made += 1) {
      expect((await exportWith(await codeFor('EXPORT'))).code).toBe(ErrorCode.OK);
      world.wait(60);
    }
    expect(await exportWith(await codeFor('EXPORT'))).toMatchObject({
      code: ErrorCode.TOO_MANY_REQUESTS,
      msg: '今天已经导出过3次了，请明天再试',
    });
  });

  test('names every table that belongs to members or to their orders', async () => {
    const schemas = await Promise.all(
      [
        ...['account', 'blessing', 'driver', 'emergency-contact', 'favourite', 'feedback', 'identity'],
        ...['invite', 'invoice', 'mall', 'member-code', 'rental', 'rental/comment', 'rental/handover'],
        ...['review', 'user', 'wallet'],
      ].map(area => import(`../../../server/areas/${area}/schema`) as Promise<Record<string, unknown>>),
    );
    const ofMembers = schemas
      .flatMap(schema => Object.values(schema))
      .filter((table): table is PgTable => table instanceof PgTable)
      .filter(table =>
        getTableConfig(table).foreignKeys.some(key =>
          [users, orders].some(owner => key.reference().foreignTable === owner),
        ),
      );
    expect(ofMembers.length).toBeGreaterThan(10);
    const named = new Set(personalData.flatMap(({ tables }) => tables));
    expect(ofMembers.filter(table => !named.has(table)).map(table => getTableConfig(table).name)).toEqual([]);
  });
});
