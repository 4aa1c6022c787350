import path from 'node:path';
import { hostCalls } from '../../config/hosts/hostCalls';
import { hostApi, type Device } from './engine/hostApi';
import { complaints } from './engine/meter';
import { Permissions } from './engine/Permissions';
import type { AppConfig, HostName } from './engine/types';
import { hostFacts } from './support/compile';
import { agreeable } from './support/phoneOptions';

/** What Taro itself answers, or calls by another name in Alipay. */
const ofTaro = ['getCurrentPages', 'getCurrentInstance'];
/** What WeChat alone has: the app looks for them first (issue 10, 3.6), or asks nobody else (issue 11). */
const ofWeChat = [
  ...['getDeviceInfo', 'getAppBaseInfo', 'onThemeChange'],
  ...['addPhoneCalendar', 'requestPayment', 'chooseMedia'],
];
/** What Alipay alone has. */
const ofAlipay = ['tradePay'];
const alipayNames: Record<string, string> = {
  setNavigationBarTitle: 'setNavigationBar',
  setNavigationBarColor: 'setNavigationBar',
  setClipboardData: 'setClipboard',
  login: 'getAuthCode',
};

const { typings } = hostFacts();

describe('the engine knows every call that the app makes to its host', () => {
  it.each(['weapp', 'qq', 'alipay'] as const)('%s', (host: HostName) => {
    const known = Object.keys(hostApi({ host, typings: typings[host] } as Device));
    const nameOf = (call: string): string => (host === 'alipay' ? (alipayNames[call] ?? call) : call);
    const calls = hostCalls(path.resolve(__dirname, '../../src')).filter(
      call =>
        !ofTaro.includes(call) &&
        (host === 'weapp' || !ofWeChat.includes(call)) &&
        (host === 'alipay' || !ofAlipay.includes(call)),
    );
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter(call => !known.includes(nameOf(call)))).toEqual([]);
  });
});

describe('the engine refuses a private call that app.json does not declare, as hosts do (issue 10, 3.1)', () => {
  const location = { longitude: 116.4, latitude: 39.9 };
  const permission = { 'scope.userLocation': { desc: '用于推荐附近的门店' } };
  const locate = (host: HostName, app: Partial<AppConfig>): Promise<unknown> => {
    const permissions = new Permissions(host, agreeable, true, '位置');
    const api = hostApi({ host, app, location, permissions, typings: typings[host] } as Device) as {
      getLocation(): Promise<unknown>;
    };
    return api.getLocation();
  };
  afterEach(() => complaints.splice(0));

  it.each([
    ['weapp', { permission }, /requiredPrivateInfos/],
    ['weapp', { requiredPrivateInfos: ['getLocation'] }, /require permission desc/],
    ['qq', {}, /require permission desc/],
  ] as const)('%s: %j', async (host, app, words) => {
    await expect(locate(host, app as Partial<AppConfig>)).rejects.toMatchObject({
      errMsg: expect.stringMatching(words) as string,
    });
    expect(complaints).toEqual([expect.stringMatching(words)]);
  });

  it.each([
    ['weapp', { permission, requiredPrivateInfos: ['getLocation'] }],
    ['qq', { permission }],
    ['alipay', {}],
  ] as const)('%s makes it with %j', async (host, app) => {
    await expect(locate(host, app as Partial<AppConfig>)).resolves.toMatchObject(location);
    expect(complaints).toEqual([]);
  });
});

describe('the engine lets WeChat write into the calendar within a tap alone, as its documentation has it (issue 11)', () => {
  const appointment = { title: '取车：丰田卡罗拉', startTime: 1_921_456_800 };
  const words = { errMsg: 'addPhoneCalendar:fail can only be invoked by user TAP gesture.' };

  it('once for each tap', async () => {
    const permissions = new Permissions('weapp', agreeable, true, '日历');
    const device = {
      host: 'weapp',
      app: {},
      seen: [] as Device['seen'],
      permissions,
      typings: typings.weapp,
    };
    const api = hostApi(device as unknown as Device) as {
      addPhoneCalendar(options: object): Promise<unknown>;
    };
    await expect(api.addPhoneCalendar(appointment)).rejects.toMatchObject(words);
    permissions.tapped();
    await api.addPhoneCalendar(appointment);
    await expect(api.addPhoneCalendar(appointment)).rejects.toMatchObject(words);
    expect(device.seen.map(({ call }) => call)).toEqual(['addPhoneCalendar']);
  });
});

describe('the engine keeps what stands in a video, and reads it as its host does (issue 15)', () => {
  interface Video {
    tempFilePath: string;
    size: number;
    duration: number;
  }
  interface Videos {
    env: { USER_DATA_PATH: string };
    chooseVideo(options: object): Promise<Video>;
    chooseMedia(options: object): Promise<{ tempFiles: [Video] }>;
    getFileSystemManager(): Record<'getFileInfo' | 'readFile' | 'copyFile', (options: object) => void>;
  }
  it.each(['weapp', 'qq', 'alipay'] as const)('%s', async host => {
    const device = {
      ...{ host, app: {}, seen: [], files: new Set(), typings: typings[host] },
      permissions: new Permissions(host, agreeable, true, '照片或视频'),
      coverApp: (work: () => Promise<void>) => work(),
    };
    const api = hostApi(device as unknown as Device) as unknown as Videos;
    const files = api.getFileSystemManager();
    const ask = <Answer>(call: keyof typeof files, options: object): Promise<Answer> =>
      new Promise((success, fail) => files[call]({ ...options, success, fail }));
    const sourceType = ['camera', 'album'];
    const { tempFilePath, size, duration } =
      host === 'weapp'
        ? (await api.chooseMedia({ sourceType, mediaType: ['video'] })).tempFiles[0]
        : await api.chooseVideo({ sourceType });
    expect(duration).toBe(12);
    const filePath = `${api.env.USER_DATA_PATH}/a-video`;
    await ask('copyFile', { srcPath: tempFilePath, destPath: filePath });
    expect(await ask('getFileInfo', { filePath })).toEqual({ size });
    const part = { filePath, position: 4, length: 4 };
    const { data } = await ask<{ data: ArrayBuffer }>('readFile', part);
    // Alipay knows no parts.
    const type = new TextDecoder().decode(host === 'alipay' ? data.slice(4, 8) : data);
    expect([type, data.byteLength]).toEqual(['ftyp', host === 'alipay' ? size : 4]);
    await expect(ask('getFileInfo', { filePath: 'nowhere' })).rejects.toEqual({});
  });
});

describe('the engine lets an app write files in its own folder alone, and opens those that are there (issue 11)', () => {
  interface Files {
    env: { USER_DATA_PATH: string };
    getFileSystemManager(): Record<'writeFile' | 'unlink', (options: object) => void>;
    openDocument(options: object): Promise<unknown>;
  }
  const answered = (call: (options: object) => void, filePath: string): Promise<boolean> =>
    new Promise(resolve => call({ filePath, success: () => resolve(true), fail: () => resolve(false) }));
  afterEach(() => complaints.splice(0));

  it.each(['weapp', 'qq', 'alipay'] as const)('%s', async host => {
    const permissions = new Permissions(host, agreeable, true, '');
    const device = { host, app: {}, seen: [], files: new Set(), permissions, typings: typings[host] };
    const api = hostApi(device as unknown as Device) as unknown as Files;
    const { writeFile, unlink } = api.getFileSystemManager();
    const filePath = `${api.env.USER_DATA_PATH}/a.pdf`;
    const open = (): Promise<unknown> => api.openDocument({ filePath, fileType: 'pdf' });
    await expect(open()).rejects.toBeTruthy();
    expect(await answered(writeFile, filePath)).toBe(true);
    await open();
    expect(await answered(unlink, filePath)).toBe(true);
    expect(await answered(unlink, filePath)).toBe(false);
    expect(complaints).toEqual([]);
    expect(await answered(writeFile, 'undefined/a.pdf')).toBe(false);
    expect(complaints).toEqual([expect.stringContaining('is not in the folder of the app')]);
  });
});
