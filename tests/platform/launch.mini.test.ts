import { newEntry } from '@/platform/launch';
import { host } from '../support/taro';

/** The app comes to the front with these options. */
const shown = (query?: Record<string, unknown>) => newEntry({ query, scene: 1011 });

describe('a mini-program that stayed in memory (issue 10: a channel is entered again by another code)', () => {
  beforeEach(() => {
    host.launchQuery = { channel: 'JD' };
    shown({ channel: 'JD' });
  });

  it('only comes back to the front with what it was opened with', () => {
    expect(shown({ channel: 'JD' })).toBeUndefined();
    expect(shown({})).toBeUndefined();
    expect(shown()).toBeUndefined();
  });

  it('is opened anew by another code, once', () => {
    expect(shown({ channel: 'QQ', jd_score: '7' })).toEqual({ query: { channel: 'QQ', jd_score: '7' } });
    expect(shown({ channel: 'QQ', jd_score: '7' })).toBeUndefined();
  });

  it('reads the parameters of the address that the code stands for', () => {
    const address = encodeURIComponent('https://rental.example/carlist?channel=ALI');
    expect(shown({ q: address })).toMatchObject({ query: { channel: 'ALI' } });
  });

  it('is opened anew by the same code after it was opened without one', () => {
    shown({});
    expect(shown({ channel: 'JD' })).toEqual({ query: { channel: 'JD' } });
  });

  it('is told the address where no page is: Alipay', () => {
    const env = process.env.TARO_ENV;
    process.env.TARO_ENV = 'alipay';
    try {
      expect(shown({ qrCode: encodeURIComponent('https://rental.example/carlist?channel=ALI') })).toEqual({
        query: expect.objectContaining({ channel: 'ALI' }) as object,
        address: '/carlist?channel=ALI',
      });
    } finally {
      process.env.TARO_ENV = env;
    }
  });
});
