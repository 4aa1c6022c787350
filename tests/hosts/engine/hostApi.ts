import { refusal } from './callArguments';
import { contentOf, fileSystem, takePhoto, takeVideo, userFolders } from './files';
import { HostError } from './HostError';
import { complain } from './meter';
import { headersIn, request, upload, type HostRequest } from './network';
import { fromEntries } from './newerBuiltIns';
import { intersectionObserver, selectorQuery } from './nodes';
import type { Permissions } from './Permissions';
import { undeclared } from './privacy';
import type { Screens } from './Screens';
import type { HostStorage } from './storage';
import { storageOfAlipay, storageOfWeChat } from './storageCalls';
import { partOf, systemInfo } from './systemInfo';
import type {
  AppConfig,
  CallTypings,
  Fields,
  HostLocation,
  HostName,
  LaunchOptions,
  PhoneModel,
} from './types';
import { cross } from './view';
import { wordings, type Wording } from './wordings';

/** What the calls of a host work with. */
export interface Device {
  host: HostName;
  app: AppConfig;
  typings: CallTypings;
  screens: Screens;
  storage: HostStorage;
  launch: LaunchOptions;
  model: PhoneModel;
  location: HostLocation | undefined;
  permissions: Permissions;
  /** How the app was entered last. */
  entered(): LaunchOptions;
  /** Those who want to know that memory is running out. */
  onMemoryWarning: Set<Report>;
  /** Files that the app has written, and photos that the person has taken. */
  files: Set<string>;
  /** Something of the host's own lies over the app, which is left meanwhile. */
  coverApp(work: () => Promise<void>): Promise<void>;
  /** What the person sees outside of the app, for the tests: the number dialled, the text copied, the map opened. */
  seen: { call: string; options: Fields }[];
}

type Report = (answer: Fields) => void;
type Work = (options: Fields) => unknown;

interface Reports {
  success?: Report;
  fail?: Report;
  complete?: Report;
}

const asFields = (value: unknown): Fields => (typeof value === 'object' && value ? (value as Fields) : {});

/**
 * A call that answers later: by `success` or `fail`, then `complete`; by a promise when none of the three is given.
 */
function later(call: string, wording: Wording, work: Work): (options?: Fields) => unknown {
  const start = (options: Fields, { success, fail, complete }: Reports): void => {
    const run = async (): Promise<Fields> => {
      // Hosts answer after the calling code has ended.
      await Promise.resolve();
      return { ...wording.done(call), ...asFields(await work(options)) };
    };
    void run().then(
      answer => {
        success?.(answer);
        complete?.(answer);
      },
      (error: unknown) => {
        if (!(error instanceof HostError)) complain(`${call}: ${String(error)}`);
        const answer = wording.failed(
          call,
          error instanceof HostError ? error : new HostError(String(error)),
        );
        fail?.(answer);
        complete?.(answer);
      },
    );
  };
  return (options = {}) => {
    const reports = options as Reports;
    if (!reports.success && !reports.fail && !reports.complete) {
      return new Promise((success, fail) => start(options, { success, fail }));
    }
    start(options, reports);
    // The task that carries a file.
    return {
      abort: () => undefined,
      onProgressUpdate: (report: Report) => void setTimeout(() => report({ progress: 50 })),
    };
  };
}

/** Longer than what the app does when it is left takes. */
const aMoment = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 100));

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the host tells of the phone and of what is drawn. */
const infoOf = ({ host, app, model, screens }: Device): Fields => ({
  ...systemInfo(
    host,
    model,
    screens.current().length > 0 ? screens.viewport() : { width: innerWidth, height: innerHeight },
  ),
  // Told to those alone who have said in `app.json` that they can be dark.
  ...(app.darkmode ? { theme: model.dark ? 'dark' : 'light' } : {}),
});

function navigation({ screens }: Device): Record<string, Work> {
  return {
    navigateTo: ({ url }) => screens.navigateTo(text(url)),
    redirectTo: ({ url }) => screens.redirectTo(text(url)),
    switchTab: ({ url }) => screens.switchTab(text(url)),
    reLaunch: ({ url }) => screens.reLaunch(text(url)),
    navigateBack: ({ delta }) => screens.navigateBack(typeof delta === 'number' ? delta : 1),
  };
}

/** What all three hosts do alike, in the names that they share. */
function shared(device: Device): Record<string, Work> {
  const { host, screens, seen, location, permissions, files } = device;
  const note =
    (call: string): Work =>
    options => {
      const { success: _success, fail: _fail, complete: _complete, ...given } = options;
      seen.push({ call, options: given });
    };
  return {
    ...navigation(device),
    pageScrollTo: options => screens.scrollTo(options),
    makePhoneCall: note('makePhoneCall'),
    openLocation: note('openLocation'),
    openDocument: options => {
      if (!files.has(text(options.filePath))) throw new HostError('file doesn’t exist');
      note('openDocument')(options);
    },
    stopPullDownRefresh: () => undefined,
    setBackgroundColor: () => undefined,
    getLocation: () => {
      permissions.askForLocation();
      return location;
    },
    chooseImage: async ({ sourceType }) => {
      permissions.askForPhotos(sourceType);
      await device.coverApp(aMoment);
      const path = takePhoto(device);
      return host === 'alipay' ? { apFilePaths: [path] } : { tempFilePaths: [path] };
    },
    chooseVideo: async ({ sourceType }) => {
      permissions.askForPhotos(sourceType);
      await device.coverApp(aMoment);
      return takeVideo(device);
    },
    uploadFile: async ({ url, filePath, name, formData, header, timeout, hideLoading }) => {
      if (host === 'alipay' && hideLoading !== true) {
        complain('uploadFile: Alipay covers the app while it sends, unless it is told not to (hideLoading)');
      }
      if (!files.has(text(filePath))) throw new HostError('file doesn’t exist');
      const answer = await upload({
        url: text(url),
        form: {
          fields: formData as Record<string, string>,
          file: text(name),
          content: Array.from(contentOf(text(filePath)) ?? []),
        },
        header: header as Record<string, string>,
        timeout: timeout as number,
      });
      if ('failure' in answer) throw new HostError(answer.failure);
      return { data: answer.text, statusCode: answer.status };
    },
    getSetting: () => permissions.settings(),
    openSetting: () => permissions.openSettings(),
  };
}

/** A call as the host makes it: refused when the app has not declared what it needs, or the person has not agreed to it. */
function declaredOnly({ host, app, permissions }: Device, call: string, work: Work): Work {
  return options => {
    const lacking = undeclared(host, app, call);
    if (!lacking) {
      permissions.askForAgreement(call);
      return work(options);
    }
    complain(`${call}: ${lacking}`);
    throw new HostError(lacking);
  };
}

/** A call as the host makes it: refused when an argument is not what its typings say. */
function typedOnly({ typings }: Device, call: string, work: Work): Work {
  return options => {
    const words = refusal(typings, call, [options], complain);
    if (words) throw new HostError(words);
    return work(options);
  };
}

function laterCalls(device: Device, works: Record<string, Work>): Fields {
  return fromEntries(
    Object.entries(works).map(([call, work]) => [
      call,
      later(call, wordings[device.host], typedOnly(device, call, declaredOnly(device, call, work))),
    ]),
  );
}

/** Calls that answer at once, and throw when an argument is not what the typings of the host say. */
function callsAtOnce({ typings }: Device, calls: Fields): Fields {
  const typed =
    (call: string, work: (...given: unknown[]) => unknown) =>
    (...given: unknown[]): unknown => {
      const words = refusal(typings, call, given, complain);
      if (words) throw new Error(`${call}:fail ${words}`);
      return work(...given);
    };
  return fromEntries(
    Object.entries(calls).map(([call, work]) => [
      call,
      typeof work === 'function' ? typed(call, work as never) : work,
    ]),
  );
}

/** What the host tells of itself and the device: WeChat by parts, and by the call for all of it no more than once. */
function systemCalls(device: Device): Fields {
  const { host } = device;
  let asked = 0;
  const part =
    (...names: readonly string[]) =>
    () =>
      partOf(infoOf(device), names);
  return {
    getSystemInfoSync: () => {
      asked += 1;
      if (asked > 1) complain('getSystemInfoSync keeps the app waiting: once is enough');
      return infoOf(device);
    },
    ...(host === 'weapp'
      ? {
          getDeviceInfo: part('brand', 'model', 'system', 'platform'),
          getAppBaseInfo: part('SDKVersion', 'version', 'language', 'fontSizeSetting', 'theme'),
        }
      : {}),
  };
}

/** Calls that only look, and listeners; in the names that the hosts share. */
function atOnce(device: Device): Fields {
  const { host, screens, launch, entered, onMemoryWarning } = device;
  return {
    getLaunchOptionsSync: () => ({ ...launch, referrerInfo: {} }),
    getEnterOptionsSync: () => ({ ...entered(), referrerInfo: {} }),
    ...systemCalls(device),
    getWindowInfo: () => infoOf(device),
    createSelectorQuery: () => selectorQuery(screens),
    createIntersectionObserver: () => intersectionObserver(screens),
    onNetworkStatusChange: (report: Report) => {
      const tell = (): void =>
        report({ isConnected: navigator.onLine, networkType: navigator.onLine ? 'wifi' : 'none' });
      addEventListener('online', tell);
      addEventListener('offline', tell);
    },
    ...(host === 'weapp' ? { onThemeChange: () => undefined } : {}),
    onMemoryWarning: (report: Report) => void onMemoryWarning.add(report),
    offMemoryWarning: (report: Report) => void onMemoryWarning.delete(report),
    nextTick: (task: () => void) => cross(task),
    env: { USER_DATA_PATH: userFolders[host] },
    getFileSystemManager: () => fileSystem(device),
  };
}

/** `wx` and `qq`: the same calls under two names. */
function wechatCalls(device: Device): Fields {
  const { screens, seen, permissions } = device;
  return {
    ...callsAtOnce(device, { ...atOnce(device), ...storageOfWeChat(device) }),
    ...laterCalls(device, {
      ...shared(device),
      request: async options => {
        const answer = await request(options as unknown as HostRequest);
        if ('failure' in answer) throw new HostError(answer.failure, 5);
        const { status, cookies, text: body } = answer;
        const data: unknown = (options.dataType ?? 'json') === 'json' ? parsed(body) : body;
        return { data, statusCode: status, header: headersIn(device.host, answer), cookies };
      },
      getNetworkType: () => ({ networkType: navigator.onLine ? 'wifi' : 'none' }),
      setNavigationBarTitle: ({ title }) => screens.setTitle(text(title)),
      setNavigationBarColor: () => undefined,
      login: () => ({ code: 'a-code-of-the-host' }),
      ...(device.host === 'weapp'
        ? {
            // chooseImage is kept for old apps alone.
            chooseMedia: async ({ mediaType, sourceType }) => {
              permissions.askForPhotos(sourceType);
              await device.coverApp(aMoment);
              if (Array.isArray(mediaType) && mediaType.includes('video')) {
                return { type: 'video', tempFiles: [{ ...takeVideo(device), fileType: 'video' }] };
              }
              return { type: 'image', tempFiles: [{ tempFilePath: takePhoto(device), fileType: 'image' }] };
            },
            requestPayment: async options => {
              seen.push({ call: 'requestPayment', options });
              await device.coverApp(aMoment);
            },
            addPhoneCalendar: options => {
              // 限制：仅在点击行为时调用 (its documentation).
              permissions.takeTap();
              seen.push({ call: 'addPhoneCalendar', options });
            },
          }
        : {}),
      setClipboardData: ({ data }) => void seen.push({ call: 'setClipboardData', options: { data } }),
      hideToast: () => undefined,
    }),
    canIUse: () => true,
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/** `my`, where it differs: other names, other fields, storage by one object. */
function alipayCalls(device: Device): Fields {
  const { screens, seen } = device;
  return {
    ...callsAtOnce(device, { ...atOnce(device), ...storageOfAlipay(device, wordings.alipay.failed) }),
    ...laterCalls(device, {
      ...shared(device),
      request: async ({ headers, ...options }) => {
        const answer = await request({ ...options, header: headers } as unknown as HostRequest);
        if ('failure' in answer) throw new HostError(answer.failure, answer.failure === 'timeout' ? 13 : 12);
        const { status, text: body } = answer;
        const received = headersIn('alipay', answer);
        const data: unknown = (options.dataType ?? 'json') === 'json' ? parsed(body) : body;
        // Alipay calls an answer other than 200 a failure, and hands it over with that.
        if (status !== 200) throw new HostError('http status error', 19, { status, data, headers: received });
        return { data, status, headers: received };
      },
      getNetworkType: () => ({
        networkType: navigator.onLine ? 'WIFI' : 'NOTREACHABLE',
        networkAvailable: navigator.onLine,
      }),
      setNavigationBar: ({ title }) => {
        if (typeof title === 'string') screens.setTitle(title);
      },
      getAuthCode: () => ({ authCode: 'a-code-of-the-host', authSuccessScopes: ['auth_base'] }),
      tradePay: async options => {
        seen.push({ call: 'tradePay', options });
        await device.coverApp(aMoment);
        return { resultCode: '9000' };
      },
      setClipboard: ({ text: data }) => void seen.push({ call: 'setClipboard', options: { data } }),
      hideToast: () => undefined,
    }),
    canIUse: () => true,
    SDKVersion: '2.8.13',
  };
}

/** Names that Taro looks for before it uses them or writes by itself: looking is no call. */
const lookedAt = [
  'cloud',
  'webpackJsonp',
  'taroEventCenter',
  'hasOwnProperty',
  'toJSON',
  'then',
  'constructor',
];

/**
 * The object by which an app calls its host: `wx`, `qq` or `my`. A call that is not known here is a complaint, so that
 * a journey cannot pass by what the engine leaves out.
 */
export function hostApi(device: Device): Fields {
  const calls = device.host === 'alipay' ? alipayCalls(device) : wechatCalls(device);
  return new Proxy(calls, {
    get(target, name, receiver) {
      if (typeof name === 'string' && !(name in target) && !lookedAt.includes(name)) {
        complain(`${name} is not a call that the engine knows`);
      }
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
}
