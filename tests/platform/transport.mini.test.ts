import Taro from '@tarojs/taro';
import { transport } from '@/platform/transport';

type Request = (options: { header: Record<string, string> }) => Promise<unknown>;
const answering = (request: Request): void => void Object.assign(Taro, { request });
const ask = (): ReturnType<typeof transport> =>
  transport({ method: 'POST', url: 'http://127.0.0.1:3000/api/user/login', body: '{}', timeout: 1000 });

describe('a call over a host’s request (specification §8: what the server says reaches the person)', () => {
  it('hands over an answer, whatever its status', async () => {
    answering(() => Promise.resolve({ statusCode: 429, errMsg: 'request:ok', data: '{"msg":"稍后再试"}' }));
    expect(await ask()).toEqual({ status: 429, statusText: 'request:ok', text: '{"msg":"稍后再试"}' });
  });

  it('finds it in what Alipay rejects with when the status is not 200', async () => {
    answering(
      jest.fn().mockRejectedValue({
        error: 19,
        errorMessage: 'http status error',
        status: 429,
        data: '{"msg":"稍后再试"}',
      }),
    );
    expect(await ask()).toEqual({ status: 429, statusText: '', text: '{"msg":"稍后再试"}' });
    answering(jest.fn().mockRejectedValue({ error: 19, status: 502, data: { msg: '维护中' } }));
    expect((await ask()).text).toBe('{"msg":"维护中"}');
  });

  it('rejects where no answer came', async () => {
    const failure = { errMsg: 'request:fail timeout' };
    answering(jest.fn().mockRejectedValue(failure));
    await expect(ask()).rejects.toBe(failure);
  });
});
