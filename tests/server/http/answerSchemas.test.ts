import { Type } from 'typebox';
import { areas } from '../../../server/areas';
import { answerSchemaOf } from '../../../server/http/answerSchemas';
import { open } from '../../../server/http/endpoint';
import { Failure } from '../../../server/kernel/failure';
import { ErrorCode } from '../../../src/domain/errorCode';
import { startTestServer, type TestServer } from '../support/testServer';

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

    it('carry what a refusal brings along, which is no answer of the endpoint', async () => {
      answer = () => {
        throw new Failure(ErrorCode.PRICE_CHANGED, '价格有变化', { bill: { total: 100 } });
      };
      expect(await server.call('GET /api/user/get_detail', {})).toEqual({
        code: ErrorCode.PRICE_CHANGED,
        msg: '价格有变化',
        data: { bill: { total: 100 } },
      });
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
      expect(Object.keys(document.components.schemas)).toEqual(
        expect.arrayContaining(['RentalDetail', 'Bill', 'CarType']),
      );
    } finally {
      await server.close();
    }
  });
});
