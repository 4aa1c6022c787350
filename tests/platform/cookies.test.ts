/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://m.rental.com.cn/carlist?channel=JD&jd_score=92"}
 */
import { cookies } from '@/platform/cookies';
import { launchQuery } from '@/platform/launch';

/** What the app tells the browser to keep. */
function written(act: () => void): string[] {
  const set = jest.spyOn(document, 'cookie', 'set');
  act();
  const texts = set.mock.calls.map(([text]) => text);
  set.mockRestore();
  return texts;
}

describe('cookies of a browser (specification §9: 7 days, domain-wide; channel cookies 30 days)', () => {
  it('are kept for the whole domain, and never tried on a domain that belongs to all', () => {
    const attempts = written(() => cookies.set('uid', '13812345678', 7));
    // com.cn is refused by the browser, the next one is taken.
    expect(attempts[attempts.length - 1]).toBe(
      'uid=13812345678; path=/; max-age=604800; samesite=lax; domain=rental.com.cn; secure',
    );
    expect(document.cookie).toBe('uid=13812345678');
  });

  it('30 days', () => {
    expect(written(() => cookies.set('channel', 'JD', 30)).join()).toContain('max-age=2592000');
  });

  it('hold any text', () => {
    cookies.set('channel', '首都; a=b', 1);
    expect(cookies.get('channel')).toBe('首都; a=b');
  });

  it('are told apart by their whole name', () => {
    cookies.set('user_id', 'U1', 7);
    expect(cookies.get('id')).toBeUndefined();
    expect(cookies.get('user')).toBeUndefined();
  });

  it('a broken one counts as none', () => {
    document.cookie = 'uid=%E9%A; path=/';
    expect(cookies.get('uid')).toBeUndefined();
  });

  it('are removed wherever the server has put them: this host, its name, or the whole domain', () => {
    for (const domain of ['', '; domain=m.rental.com.cn', '; domain=rental.com.cn']) {
      document.cookie = `uid=13812345678; path=/${domain}`;
      cookies.remove('uid');
      expect([domain, cookies.get('uid')]).toEqual([domain, undefined]);
    }
  });

  it('the browser sends them by itself', () => {
    cookies.set('uid', '13812345678', 7);
    expect(cookies.header()).toBe('');
  });
});

it('a link brings its channel (specification §4)', () => {
  expect(launchQuery()).toEqual({ channel: 'JD', jd_score: '92' });
});
