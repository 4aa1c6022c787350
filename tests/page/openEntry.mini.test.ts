import type * as Navigate from '@/page/navigate';
import type * as OpenEntry from '@/page/openEntry';
import type * as Launch from '@/platform/launch';
import type * as FakeHost from '../support/taro';
import { host } from '../support/taro';

const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

async function enteredWith(pageParams: Record<string, string>): Promise<string[]> {
  // The fake host is one for both copies of the app: `jest.isolateModules` loads it anew, so its stack is read there.
  let navigations: { url: string }[] = [];
  jest.isolateModules(() => {
    navigations = jest.requireActual<{ host: { navigations: { url: string }[] } }>('../support/taro').host
      .navigations;
    const url = jest.requireActual<typeof OpenEntry>('@/page/openEntry').entryUrl(pageParams);
    if (url !== undefined) void jest.requireActual<typeof Navigate>('@/page/navigate').openUrl(url);
  });
  await settle();
  return navigations.map(({ url }) => url);
}

const detail = '/packages/car/pages/detail/index?cartype_id=1034';

describe('entry of a mini-program (decision 12: a link given as a URL still opens the right page)', () => {
  it('by our own link', async () => {
    expect(await enteredWith({ url: encodeURIComponent('/cardetail?cartype_id=1034') })).toEqual([detail]);
    expect(await enteredWith({ url: '/cardetail?cartype_id=1034' })).toEqual([detail]);
  });

  it('by the code of an ordinary link (WeChat and QQ)', async () => {
    const q = encodeURIComponent('https://rental.example/cardetail?cartype_id=1034');
    expect(await enteredWith({ q, scancode_time: '1700000000' })).toEqual([detail]);
  });

  it('by the scene of a mini-program code', async () => {
    expect(await enteredWith({ scene: encodeURIComponent('/cardetail?cartype_id=1034') })).toEqual([detail]);
  });

  it('an address that is not ours, and a scene that is none, change nothing', async () => {
    expect(await enteredWith({ url: 'https://evil.example/steal' })).toEqual([]);
    expect(await enteredWith({ scene: 'poster-12' })).toEqual([]);
    expect(await enteredWith({})).toEqual([]);
  });

  it('keeps the escapes inside of an address', async () => {
    const url = encodeURIComponent('/profile/order_detail?orderid=D%261');
    expect(await enteredWith({ url })).toEqual(['/packages/order/pages/detail/index?orderid=D%261']);
  });
});

describe('a page that the host does not know', () => {
  it('is an address of the specification, with or without its slash', async () => {
    const { openUnknown } = await import('@/page/openEntry');
    openUnknown({ path: 'cardetail', query: { cartype_id: '1034' } });
    openUnknown({ path: '/cardetail?cartype_id=1035' });
    await settle();
    expect(host.navigations.map(({ kind, url }) => [kind, url])).toEqual([
      ['redirectTo', detail],
      ['redirectTo', '/packages/car/pages/detail/index?cartype_id=1035'],
    ]);
  });

  it('or is said to be missing', async () => {
    const { openUnknown } = await import('@/page/openEntry');
    openUnknown({ path: 'pages/old/index' });
    await settle();
    expect(host.navigations).toEqual([{ kind: 'redirectTo', url: '/pages/not-found/index' }]);
  });
});

it('what the app alone was given counts for its first page, and once (Alipay)', () => {
  host.launchQuery = { qrCode: 'https://rental.example/cardetail?cartype_id=1034' };
  jest.isolateModules(() => {
    const { host: fresh } = jest.requireActual<typeof FakeHost>('../support/taro');
    fresh.launchQuery = host.launchQuery;
    const { entryAddress, launchQuery } = jest.requireActual<typeof Launch>('@/platform/launch');
    expect(launchQuery()).toMatchObject({ cartype_id: '1034' });
    expect(entryAddress({})).toBe('/cardetail?cartype_id=1034');
    expect(entryAddress({})).toBeUndefined();
  });
});
