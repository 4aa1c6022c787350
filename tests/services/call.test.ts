import { createHmac } from 'node:crypto';
import { ErrorCode } from '@/domain/errorCode';
import { ApiError, codeOf, messageOf } from '@/services/ApiError';
import { call, configureCalls } from '@/services/call';
import type { Envelope, Version } from '~types/api/call';
import { RawAnswer, Refusal, serve } from '../support/fakeServer';
import { beijing } from '../support/places';

const version: Version = {
  channel: 'JD',
  appVersion: '5.3.9',
  deviceOSVersion: 'iOS 17.4',
  deviceType: 'h5',
  city: '北京',
  city_id: '110000',
  location: '116.40387,39.91488',
};
const onLoggedOut = jest.fn();
const cities = { cfg_citys: [beijing], hot_citys: [], version: 1 };

beforeEach(() => {
  onLoggedOut.mockClear();
  configureCalls({ version: () => version, onLoggedOut });
});

/** The signature of decision 8, reckoned by another library and written out once more. */
function expectedSign(envelope: Envelope): string {
  const base = [
    `appid=${envelope.appid}`,
    `nonce=${envelope.nonce}`,
    `params=${envelope.params}`,
    `request_resource=${envelope.request_resource}`,
    `timestamp=${envelope.timestamp}`,
  ].join('&');
  return createHmac('sha256', 'test-secret').update(base, 'utf8').digest('hex');
}

/** What a call rejects with. */
async function failureOf(asked: Promise<unknown>): Promise<ApiError> {
  const problem: unknown = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(problem instanceof ApiError)) throw new Error('the call did not fail as it should');
  return problem;
}

describe('every call (specification §7)', () => {
  it('carries appid, nonce, timestamp, request_resource and a params JSON with the version object', async () => {
    const server = serve({ 'GET /api/city/get_diff_cities': () => ({ cfg_citys: [] }) });
    await call('GET /api/city/get_diff_cities', { city_id: '110000' });
    const [received] = server.calls;
    expect(received?.envelope).toMatchObject({ appid: 'test-app', request_resource: 'MOBILE' });
    expect(received?.envelope.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(received?.envelope.timestamp).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(received?.params).toEqual({ city_id: '110000', version });
    expect(server.credentials).toBe('include');
  });

  it('is never sent twice with the same nonce', async () => {
    const server = serve({ 'GET /api/city/get_cities': () => cities });
    await Promise.all([call('GET /api/city/get_cities', {}), call('GET /api/city/get_cities', {})]);
    expect(new Set(server.calls.map(({ envelope }) => envelope.nonce)).size).toBe(2);
  });

  it.each([
    ['ASCII', 'T3'],
    ['Chinese', '首都机场'],
    ['what an address must escape', 'a&b=c?d#e+f %20"\'\\'],
    ['characters of four bytes', '🚗'],
  ])('is signed over %s as decision 8 says, in the query of a GET', async (_what, keyword) => {
    const server = serve({ 'GET /api/site/get_sites': () => ({ sites: [], areas: [] }) });
    await call('GET /api/site/get_sites', { city_id: '110000', keyword });
    const [received] = server.calls;
    expect(received?.params.keyword).toBe(keyword);
    expect(received?.envelope.sign).toBe(expectedSign(received!.envelope));
  });

  it('and in the JSON body of a POST', async () => {
    const server = serve({ 'POST /api/user/sms/send_vcode': () => ({ retry_after: 60, device: '' }) });
    await expect(call('POST /api/user/sms/send_vcode', { mobile: '13812345678' })).resolves.toEqual({
      retry_after: 60,
      device: '',
    });
    const [received] = server.calls;
    expect(received?.envelope.sign).toBe(expectedSign(received!.envelope));
  });
});

describe('the error catalogue (specification §8)', () => {
  it('a non-OK HTTP status rejects with status and status text', async () => {
    serve({
      'GET /api/city/get_cities': () => {
        throw new RawAnswer(502, '<html><body>Bad Gateway</body></html>');
      },
    });
    const problem = await failureOf(call('GET /api/city/get_cities', {}));
    expect(problem).toMatchObject({
      status: 502,
      statusText: 'HTTP 502',
      code: undefined,
      isNetworkFailure: false,
    });
    expect(problem.message).toBe('服务暂时不可用，请稍后再试（502）');
  });

  it('and with what our server says about it', async () => {
    serve({
      'GET /api/city/get_cities': () => {
        throw new RawAnswer(
          500,
          JSON.stringify({ code: ErrorCode.INTERNAL, msg: '服务开小差了', data: null }),
        );
      },
    });
    await expect(call('GET /api/city/get_cities', {})).rejects.toMatchObject({
      status: 500,
      code: ErrorCode.INTERNAL,
      message: '服务开小差了',
    });
  });

  it('a code other than 0 rejects with status -1 plus the server body', async () => {
    serve({
      'POST /api/order/cancel': () => {
        throw new Refusal(ErrorCode.PENALTY_CHANGED, '违约金有变化', { penalty: 5000 });
      },
    });
    await expect(
      call('POST /api/order/cancel', { orderid: 'D1', expected_penalty: 0, reason: '行程有变' }),
    ).rejects.toMatchObject({
      status: -1,
      code: ErrorCode.PENALTY_CHANGED,
      message: '违约金有变化',
      data: { penalty: 5000 },
    });
  });

  it('a network failure rejects with status -1', async () => {
    serve({});
    const problem = await failureOf(call('GET /api/city/get_cities', {}));
    expect(problem).toMatchObject({ status: -1, code: undefined, isNetworkFailure: true });
    expect(problem.message).toBe('网络错误，请检查网络');
  });

  it.each(['<html>login to the hotel network</html>', '', '{"code":"0"}', 'null', '[]', '{"code":0,'])(
    'a page or half an answer instead of ours is an error, not data: %s',
    async text => {
      serve({
        'GET /api/city/get_cities': () => {
          throw new RawAnswer(200, text);
        },
      });
      await expect(call('GET /api/city/get_cities', {})).rejects.toMatchObject({
        status: -1,
        message: '服务返回异常，请稍后再试',
      });
    },
  );

  it('an ended session is told to the app once, and rejects', async () => {
    serve({
      'GET /api/user/get_detail': () => {
        throw new Refusal(ErrorCode.NOT_LOGGED_IN, '请先登录');
      },
    });
    await expect(call('GET /api/user/get_detail', {})).rejects.toMatchObject({ isLoggedOut: true });
    expect(onLoggedOut).toHaveBeenCalledTimes(1);
  });

  it('people never read what a program says to programmers', () => {
    expect(messageOf(new TypeError('x is undefined'))).toBe('出了点问题，请稍后再试');
    expect(messageOf(new ApiError(-1, '验证码不正确'))).toBe('验证码不正确');
  });

  it('tells the code of an answer from everything else that is thrown', () => {
    const thrown = [
      new ApiError(-1, '没有找到', ErrorCode.NOT_FOUND),
      new ApiError(-1, '网络错误，请检查网络'),
      new TypeError('x is undefined'),
    ];
    expect(thrown.map(codeOf)).toEqual([ErrorCode.NOT_FOUND, undefined, undefined]);
  });
});
