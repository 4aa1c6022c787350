import { findDocument, RULE_GROUPS } from '../../../server/areas/content/documents';
import { bulletins } from '../../../server/areas/content/schema';
import { cancelPenalty } from '../../../src/domain/cancellation';
import { releaseTime } from '../../../src/domain/deposits';
import { ErrorCode } from '../../../src/domain/errorCode';
import { quote } from '../../../src/domain/pricing';
import { energyCharge, lateReturnCharge } from '../../../src/domain/returnCharges';
import type { AgreementId } from '../../../types/api/content';
import { startTestServer, type TestServer } from '../support/testServer';

const textOf = (id: string): string =>
  (findDocument(id)?.sections ?? []).flatMap(({ paragraphs }) => paragraphs).join('');

/** A renter reads the same figures in the rules and in the bill. */
describe('the figures of the rules', () => {
  const returned = '2026-11-10T10:00:00+08:00';

  test('of the deposits: the days after which they are given back', () => {
    for (const [kind, word] of [
      ['vehicle', '车辆押金'],
      ['violation', '违章押金'],
    ] as const) {
      const days = (releaseTime(kind, returned).getTime() - Date.parse(returned)) / 86_400_000;
      expect(textOf('deposit')).toContain(`${word}在还车后${days}天内退还`);
    }
  });

  test('of cancelling: what is kept of 100 yuan of rental fee', () => {
    const { amount } = cancelPenalty({
      status: 'AWAITING_PICKUP',
      paid: 50_000,
      rentalFee: 10_000,
      hasDelivery: false,
      isHoliday: false,
      pickupTime: returned,
      now: returned,
    });
    expect(textOf('cancel')).toContain(`租车费${amount / 100}%的违约金`);
  });

  test('of a tank and a battery that lack a percent', () => {
    expect(textOf('energy')).toContain(
      `油量，每少1%收${(energyCharge('FUEL', 50, 49)?.amount ?? 0) / 100}元；纯电动车看电量，每少1%收${(energyCharge('ELECTRIC', 50, 49)?.amount ?? 0) / 100}元`,
    );
    expect(energyCharge('HYBRID', 50, 49)).toEqual(energyCharge('FUEL', 50, 49));
    expect(energyCharge('FUEL', 50, 60)).toBeUndefined();
  });

  test('of coming back late: until when it is free', () => {
    const minutes = Number(/晚还(\d+)分钟以内不收费/.exec(textOf('rental'))?.[1]);
    const after = (late: number) => new Date(Date.parse(returned) + late * 60_000);
    expect(lateReturnCharge(returned, after(minutes), 30_000)).toBeUndefined();
    expect(lateReturnCharge(returned, after(minutes + 1), 30_000)).toBeDefined();
  });

  test('of the length: leftover hours that make another day', () => {
    const hours = Number(/达到(\d+)小时按1天算/.exec(textOf('rental'))?.[1]);
    const daysOf = (leftover: number) =>
      quote({
        from: '2026-11-03 10:00',
        to: `2026-11-04 ${10 + leftover}:00`,
        weekdayPrice: 10_000,
        services: [],
        vehicleDeposit: 0,
        violationDeposit: 0,
      }).lines.find(({ code }) => code === 'RENTAL_WEEKDAY')?.quantity;
    expect([daysOf(hours - 1), daysOf(hours)]).toEqual([1, 2]);
  });

  test('have no gap', () => {
    for (const { documents } of RULE_GROUPS)
      for (const { id } of documents) expect(textOf(id)).not.toMatch(/undefined|NaN|Infinity|null|。。/);
  });
});

describe('what is read (specification §2, /profile/more; §7, /api/system/bulletin)', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ seed: { cities: 1 } });
  }, 60_000);
  afterAll(() => server.close());

  test('every document and every agreement of the lists opens', async () => {
    const { groups } = (await server.call('GET /api/document/get_list', {})).data;
    const ids = groups.flatMap(({ documents }) => documents.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      const { data } = await server.call('GET /api/document/get_detail', { id });
      expect(data.id).toBe(id);
      expect(data.sections.length).toBeGreaterThan(0);
    }
    const { agreements } = (await server.call('GET /api/agreement/get_list', {})).data;
    expect(agreements.map(({ title }) => title)).toEqual([
      '服务协议',
      '隐私政策',
      '个人信息收集清单',
      '个人信息共享清单',
      '车辆租赁协议',
      '长租协议',
      '用车需求服务协议',
      '会员规则',
    ]);
    for (const { sections, ...item } of await Promise.all(
      agreements.map(async ({ id }) => (await server.call('GET /api/agreement/get_detail', { id })).data),
    )) {
      expect(agreements).toContainEqual(item);
      expect(sections.length).toBeGreaterThan(0);
    }
  });

  test('a keyword finds the documents that hold it, with how often, of a family alone where one is named', async () => {
    const all = (await server.call('GET /api/document/get_list', { keyword: ' 晚还 ' })).data.groups;
    expect(all.map(({ title }) => title)).toEqual(['租车', '费用说明', '分时用车']);
    expect(all[0]?.documents).toEqual([{ id: 'rental', title: '租车规则', updated: '2026-11-23', hits: 2 }]);
    const ofFees = (await server.call('GET /api/document/get_list', { keyword: '晚还', family: 'mall' }))
      .data;
    expect(ofFees.groups).toEqual(all.filter(({ family }) => family === 'mall'));
    const none = await server.call('GET /api/document/get_list', { keyword: '<script>alert(1)</script>' });
    expect(none.data).toEqual({ groups: [] });
    const long = await server.call('GET /api/document/get_list', { keyword: '押'.repeat(10_000) });
    expect(long.code).toBe(ErrorCode.INVALID_PARAMS);
  });

  test('a document of another family is not in this one', async () => {
    const { code } = await server.call('GET /api/document/get_detail', { id: 'campus', family: 'mall' });
    expect(code).toBe(ErrorCode.NOT_FOUND);
    expect(
      (await server.call('GET /api/document/get_detail', { id: 'campus', family: 'campus' })).data.title,
    ).toBe('校园租车规则');
  });

  test('an agreement that nobody knows is said to be unknown', async () => {
    const { code, msg } = await server.call('GET /api/agreement/get_detail', {
      id: 'constructor' as AgreementId,
    });
    expect([code, msg]).toEqual([ErrorCode.NOT_FOUND, '没有找到这份协议']);
  });

  test('agreements that somebody else publishes are told with their address, and none is made up', async () => {
    expect((await server.call('GET /api/agreement/get_list', {})).data.elsewhere).toEqual([]);
    const insurance = { id: 'insurance', title: '保险条款', url: 'https://docs.example.com/insurance.html' };
    const other = await startTestServer({ settings: { agreementLinks: [insurance] } });
    try {
      expect((await other.call('GET /api/agreement/get_list', {})).data.elsewhere).toEqual([insurance]);
    } finally {
      await other.close();
    }
  });

  test('an unknown document is said to be unknown', async () => {
    const { code, msg } = await server.call('GET /api/document/get_detail', { id: 'constructor' });
    expect([code, msg]).toEqual([ErrorCode.NOT_FOUND, '没有找到这份文档']);
  });

  test('notices come published last first, one by one in full; one of tomorrow is not there yet', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    await server.db
      .insert(bulletins)
      .values({ id: 'early', title: '明天的公告', paragraphs: ['明天'], publishedAt: tomorrow });
    const { bulletins: listed, total } = (await server.call('GET /api/system/bulletin/get_list', { page: 1 }))
      .data;
    const times = listed.map(({ published_time }) => Date.parse(published_time));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(listed).toHaveLength(total);
    expect(listed.map(({ id }) => id)).not.toContain('early');
    expect((await server.call('GET /api/system/bulletin/detail', { id: 'early' })).code).toBe(
      ErrorCode.NOT_FOUND,
    );
    const { data } = await server.call('GET /api/system/bulletin/detail', { id: 'fraud-warning' });
    expect(data.paragraphs[0]).toContain('验证码');
    expect((await server.call('GET /api/system/bulletin/get_list', { page: 2 })).data.bulletins).toEqual([]);
  });
});
