import { hostApi, type Device } from './engine/hostApi';
import { complaints } from './engine/meter';
import { Permissions } from './engine/Permissions';
import type { HostName } from './engine/types';
import { hostFacts } from './support/compile';
import { agreeable } from './support/phoneOptions';

type Call = (...given: unknown[]) => unknown;

const { typings } = hostFacts();

/** Makes a call with these arguments; what the host says against it, as the engine complains of it. */
async function made(host: HostName, call: string, ...given: unknown[]): Promise<string[]> {
  const permissions = new Permissions(host, agreeable, true, '剪切板');
  const device = { host, typings: typings[host], app: {}, seen: [], permissions } as unknown as Device;
  const api = hostApi(device) as Record<string, Call>;
  try {
    await api[call]?.(...given);
  } catch {
    // Refused, as the host does.
  }
  return complaints.splice(0);
}

const photo = { url: 'https://api.example.com/upload', filePath: 'https://usr/photo.jpg', name: 'file' };
const palace = { name: '故宫店', address: '景山前街4号' };

describe('a call is given what the typings of its host say (issue 10, section 5)', () => {
  it.each<[HostName, string, unknown, RegExp]>([
    [
      'weapp',
      'openLocation',
      { longitude: '116.4', latitude: '39.9' },
      /parameter\.longitude must be number/,
    ],
    ['weapp', 'openLocation', { longitude: 116.4, latitude: 39.9, scale: 20 }, /scale must be <= 18/],
    ['weapp', 'openLocation', { longitude: 39.9, latitude: 116.4 }, /latitude must be <= 90/],
    ['weapp', 'openLocation', { longitude: NaN, latitude: 39.9 }, /longitude must be number/],
    ['weapp', 'openLocation', { latitude: 39.9 }, /longitude/],
    ['alipay', 'openLocation', { longitude: 116.4, latitude: 39.9, ...palace }, /must be string/],
    ['weapp', 'makePhoneCall', { phoneNumber: 4008000000 }, /phoneNumber must be string/],
    ['alipay', 'makePhoneCall', { phoneNumber: '4008000000' }, /number/],
    ['weapp', 'setClipboardData', { data: 42 }, /data must be string/],
    ['qq', 'setClipboardData', { text: '42' }, /data/],
    ['alipay', 'setClipboard', { text: 42 }, /text must be string/],
    ['weapp', 'setNavigationBarTitle', { title: undefined }, /title/],
    ['weapp', 'navigateTo', { url: ['/pages/home/index'] }, /url must be string/],
    ['weapp', 'request', { url: '/', method: 'PATCH' }, /method/],
    ['weapp', 'request', { url: '/', timeout: '5000' }, /timeout must be number/],
    ['alipay', 'request', { url: '/', responseType: 'text' }, /has no responseType/],
    ['alipay', 'setClipboard', { text: '42', data: '43' }, /has no data/],
    ['alipay', 'getLocation', { type: 'gcj02' }, /type/],
    ['weapp', 'pageScrollTo', { scrollTop: '0' }, /scrollTop must be number/],
    ['weapp', 'chooseMedia', { mediaType: ['video'], maxDuration: 90 }, /maxDuration must be <= 60/],
    ['weapp', 'chooseMedia', { mediaType: ['video'], maxDuration: 2 }, /maxDuration must be >= 3/],
    ['alipay', 'uploadFile', { ...photo, fileType: 'image' }, /covers the app while it sends/],
    ['alipay', 'uploadFile', { ...photo, hideLoading: true }, /fileType/],
  ])('%s: %s(%j) is refused', async (host, call, given, words) => {
    expect((await made(host, call, given)).join('\n')).toMatch(words);
  });

  it.each<[HostName, string, unknown]>([
    ['weapp', 'openLocation', { longitude: 116.4, latitude: 39.9, ...palace, scale: 16 }],
    ['alipay', 'openLocation', { longitude: '116.4', latitude: '39.9', ...palace, scale: 16 }],
    ['weapp', 'chooseMedia', { mediaType: ['video'], maxDuration: 30 }],
    ['qq', 'makePhoneCall', { phoneNumber: '4008000000' }],
    ['alipay', 'makePhoneCall', { number: '4008000000' }],
    ['weapp', 'setClipboardData', { data: '42' }],
    // As Taro sends it: by both names.
    ['alipay', 'setClipboard', { text: '42', data: '42' }],
  ])('%s: %s(%j) is made', async (host, call, given) => {
    expect(await made(host, call, given)).toEqual([]);
  });

  it('a key of storage is a text', async () => {
    expect((await made('weapp', 'getStorageSync', 7)).join()).toMatch(/must be string/);
    expect((await made('alipay', 'getStorageSync', 'token')).join()).toMatch(/must be object/);
    expect((await made('weapp', 'setStorageSync', 'token')).join()).toMatch(/2 arguments/);
  });
});
