import { Type } from 'typebox';
import { areas } from '../../../server/areas';
import { answerSchemaOf } from '../../../server/http/answerSchemas';
import { open } from '../../../server/http/endpoint';
import { Failure } from '../../../server/kernel/failure';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { OrderQuote } from '../../../types/api/rental';
import { corolla } from '../../support/orders';
import { site } from '../../support/places';
import { startTestServer, type TestServer } from '../support/testServer';

/** The new price of a choice, as far as the contract demands it. */
const quote: OrderQuote = {
  bill: {
    lines: [],
    total: 100,
    days: 1,
    overtimeHours: 0,
    dailyAverage: 100,
    deposits: { vehicle: 0, violation: 0, releaseText: '' },
  },
  cartype: corolla,
  site: site(),
  return_site: site(),
  available: 1,
  coupons: [],
  wkcoin: { balance: 0, usable: 0 },
  best: { use_wkcoin: false, use_discount: true, total: 0 },
  notices: [],
};

describe('answers (decision 9)', () => {
  it('of every endpoint have a schema', () => {
    expect(Object.keys(areas).filter(name => !answerSchemaOf(name))).toEqual([]);
  });

  describe('as they leave the server', () => {
    const name = 'GET /api/user/get_detail';
    const user = {
      user_id: '1',
      uid: '13800138000',
      name: '',
      nickname: '',
      birthday: '',
      gender: 'u',
      city: { name: '' },
      thirdparty: [],
      auth: { status: 'USER_NOAUTH', status_code: 0, comments: '' },
    };
    let server: TestServer;
    let answer: () => unknown = () => user;
    beforeAll(async () => {
      server = await startTestServer({
        endpoints: { [name]: open('', Type.Object({}), () => Promise.resolve(answer())) },
      });
    });
    afterAll(() => server.close());

    it('hold what the contract names, and no column besides', async () => {
      answer = () => ({ ...user, idcard_no: '11010119900307747X', auth: { ...user.auth, secret: 'x' } });
      expect((await server.call('GET /api/user/get_detail', {})).data).toEqual(user);
    });

    it('carry nothing with a refusal that the contract does not name for its endpoint', async () => {
      answer = () => {
        throw new Failure(ErrorCode.PRICE_CHANGED, '价格有变化', { bill: { total: 100 } });
      };
      expect(await server.call('GET /api/user/get_detail', {})).toEqual({
        code: ErrorCode.PRICE_CHANGED,
        msg: '价格有变化',
        data: null,
      });
    });
  });

  describe('that refuse', () => {
    const fee = { once_penalty_amount: 5000, refund_amount: 100, rule: '取车前2小时内取消收取违约金' };
    const refusing: Record<string, Failure> = {
      'POST /api/order/add': new Failure(ErrorCode.PRICE_CHANGED, '价格有变化', {
        ...quote,
        cartype: { ...quote.cartype, purchase_price: 12_000_000 },
      }),
      'POST /api/order/cancel': new Failure(ErrorCode.PENALTY_CHANGED, '违约金有变化', { ...fee, cost: 1 }),
      'POST /api/user/login': new Failure(ErrorCode.INVALID_PARAMS, '请输入正确的手机号', {
        field: 'mobile',
        query: 'select',
      }),
    };
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({
        endpoints: Object.fromEntries(
          Object.entries(refusing).map(([name, failure]) => [
            name,
            open('', Type.Object({}), () => Promise.reject(failure)),
          ]),
        ),
      });
    });
    afterAll(() => server.close());

    it.each([
      ['POST /api/order/add', quote],
      ['POST /api/order/cancel', fee],
      ['POST /api/user/login', { field: 'mobile' }],
    ] as const)('%s: hold what the contract names, and no column besides', async (name, data) => {
      const refused = await server.call(name, {} as never);
      expect(refused).toEqual({ code: refusing[name]?.code, msg: refusing[name]?.message, data });
    });
  });

  it('stand in the OpenAPI document, by the names of the contract', async () => {
    const server = await startTestServer();
    try {
      const document = (await server.app.inject('/docs/json')).json<{
        paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
        components: { schemas: Record<string, unknown> };
      }>();
      const undocumented = Object.keys(areas).filter(name => {
        const [method = '', path = ''] = name.split(' ');
        return !JSON.stringify(document.paths[path]?.[method.toLowerCase()]?.responses ?? {}).includes(
          '"data"',
        );
      });
      expect(undocumented).toEqual([]);
      const { responses } = document.paths['/api/order/cancel']?.post ?? {};
      expect(JSON.stringify(responses)).toContain('CancellationFee');
      expect(Object.keys(document.components.schemas)).toEqual(
        expect.arrayContaining(['RentalDetail', 'Bill', 'CarType']),
      );
    } finally {
      await server.close();
    }
  });
});
