import { useEffect, useRef } from 'react';
import { contentOf, fileManager, type StoredFile } from './taroFiles';
import { selectorQuery, type NodePlace } from './taroNodes';

/** A navigation that the app asked of the host. */
export interface Navigation {
  kind: 'navigateTo' | 'redirectTo' | 'switchTab' | 'navigateBack';
  url: string;
}

type Listener = () => void;

/**
 * What the test reads and moves: the fake host that stands in for `@tarojs/taro`. It keeps a stack of addresses as
 * a real one does and does nothing that was not asked.
 */
export const host = {
  /** Every navigation, oldest first. */
  navigations: [] as Navigation[],
  /** Addresses of the open screens, the current one last. */
  stack: ['/'] as string[],
  /** Parameters with which the current screen was opened. */
  params: {} as Record<string, string>,
  /** Title that the app gave to the host. */
  title: '',
  /** Colours that the app gave to the host for what it draws around the screens. */
  surroundings: {} as { frontColor?: string; backgroundColor?: string; page?: string },
  storage: new Map<string, string>(),
  /** What the storage throws, as a full or forbidden one does. */
  storageProblem: undefined as Error | undefined,
  systemInfo: {
    platform: 'ios',
    system: 'iOS 17.4',
    fontSizeSetting: 16,
    /** Absent: the host does not tell whether it is dark. */
    theme: 'light' as 'light' | 'dark' | undefined,
  },
  /** Which calls have asked for it. */
  systemCalls: [] as string[],
  launchQuery: {} as Record<string, string>,
  /** Where the device is, GCJ-02; undefined: the person refuses. */
  location: undefined as { longitude: number; latitude: number } | undefined,
  /** Where it is, once that was allowed in the settings of the host. */
  locationOnceAllowed: undefined as { longitude: number; latitude: number } | undefined,
  settingsOpened: 0,
  /** What the host's own map was opened with, GCJ-02. */
  destination: undefined as Record<string, unknown> | undefined,
  /** Files by their path, with their encoding; undefined: the device is full. */
  files: new Map<string, StoredFile>() as Map<string, StoredFile> | undefined,
  /** What stands in a photo or a video where its host has put it; few octets where nothing is said. */
  contents: {} as Record<string, Uint8Array>,
  /** How a host reads files: parts of them, all of them at a time (Alipay), or not at all. */
  reads: 'parts' as 'parts' | 'whole' | 'nothing',
  /** How often it has read one. */
  timesRead: 0,
  /** Photos that the person takes, where the host forgets them: the last one next. */
  photos: ['host://tmp/photo.jpg'] as string[],
  /** What the host rejects with when somebody is to take a photo. */
  photoProblem: undefined as object | undefined,
  /** It rejects so where they may choose from the album alone, too. */
  refusesAlbum: true,
  /** From where they were to take it, each time. */
  sources: [] as (readonly string[])[],
  /** The video that the person takes. */
  video: { tempFilePath: 'host://tmp/video.mp4', duration: 11.6, size: 3_000_000 },
  /** Files that were sent. */
  uploads: [] as FileToUpload[],
  /** What comes back of one; rejects without a connection. */
  answerUpload: (_file: FileToUpload): unknown => Promise.reject(new Error('uploadFile:fail')),
  /** What was put into the calendar of the phone; undefined: the person does not let the app. */
  appointments: [] as Record<string, unknown>[] | undefined,
  /** Documents that were opened. */
  documents: [] as Record<string, unknown>[],
  /** What was copied last. */
  clipboard: undefined as string | undefined,
  /** The host has no map of its own. */
  hasNoMap: false,
  /** What the host gives to ask it who uses the app; undefined: it does not answer. */
  code: undefined as string | undefined,
  /** What it was asked to pay, and how it ends: `ok`, or what a host says else. */
  paymentsAsked: [] as Record<string, unknown>[],
  paymentEnd: 'ok',
  /** Where elements are seen, by their selector; a host answers later. */
  places: {} as Record<string, NodePlace>,
  /** What a page was scrolled to. */
  scrolledTo: [] as (string | number)[],
  /** How many times the pull-down indicator was put away. */
  pullDownStops: 0,
  /** What the present screen says of itself to who sends it to others. */
  shareMessage: undefined as (() => unknown) | undefined,
  didShow: new Set<Listener>(),
  didHide: new Set<Listener>(),
  networkChange: new Set<(status: { isConnected: boolean }) => void>(),
  themeChange: new Set<(change: { theme: string }) => void>(),
  pullDown: new Set<Listener>(),
  reachBottom: new Set<Listener>(),
};

/** The device turns light or dark. */
export function changeTheme(theme: 'light' | 'dark'): void {
  for (const report of host.themeChange) report({ theme });
}

/** The person pulls the screen down. */
export function pullDown(): void {
  for (const listener of host.pullDown) listener();
}

/** The person scrolls to the end. */
export function reachBottom(): void {
  for (const listener of host.reachBottom) listener();
}

/** Another screen covers this one. */
export function hideScreen(): void {
  for (const listener of host.didHide) listener();
}

/** This screen is seen again. */
export function showScreen(): void {
  for (const listener of host.didShow) listener();
}

/** A device that nobody has used, with the first screen open. */
export function resetHost(): void {
  host.navigations = [];
  host.stack = ['/'];
  host.params = {};
  host.title = '';
  host.storage.clear();
  host.storageProblem = undefined;
  host.surroundings = {};
  host.systemInfo = { platform: 'ios', system: 'iOS 17.4', fontSizeSetting: 16, theme: 'light' };
  host.systemCalls = [];
  host.launchQuery = {};
  host.location = undefined;
  host.locationOnceAllowed = undefined;
  host.settingsOpened = 0;
  host.destination = undefined;
  host.hasNoMap = false;
  host.files = new Map();
  host.documents = [];
  host.clipboard = undefined;
  host.photos = ['host://tmp/photo.jpg'];
  host.photoProblem = undefined;
  host.refusesAlbum = true;
  host.sources = [];
  host.video = { tempFilePath: 'host://tmp/video.mp4', duration: 11.6, size: 3_000_000 };
  host.contents = {};
  host.reads = 'parts';
  host.timesRead = 0;
  host.uploads = [];
  host.answerUpload = () => Promise.reject(new Error('uploadFile:fail'));
  host.appointments = [];
  host.code = undefined;
  host.paymentsAsked = [];
  host.paymentEnd = 'ok';
  host.shareMessage = undefined;
  host.places = {};
  host.scrolledTo = [];
  host.pullDownStops = 0;
  host.networkChange.clear();
  for (const listeners of [host.didShow, host.didHide, host.pullDown, host.reachBottom]) listeners.clear();
}

function navigate(kind: Navigation['kind'], url: string, delta = 1): Promise<void> {
  host.navigations.push({ kind, url });
  if (kind === 'navigateBack') host.stack.splice(-delta);
  else if (kind === 'navigateTo') host.stack.push(url);
  else if (kind === 'redirectTo') host.stack.splice(-1, 1, url);
  else host.stack = [url];
  return Promise.resolve();
}

/** Calls the newest callback, like Taro's hooks, for as long as the component is mounted. */
function useListener(listeners: Set<Listener>, callback: Listener): void {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => {
    const listener: Listener = () => latest.current();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [listeners]);
}

export function useRouter(): { params: Record<string, string> } {
  return { params: host.params };
}

/** A screen is shown when it is mounted, and whenever it is uncovered. */
export function useDidShow(callback: Listener): void {
  useListener(host.didShow, callback);
  const latest = useRef(callback);
  useEffect(() => latest.current(), []);
}

export function useDidHide(callback: Listener): void {
  useListener(host.didHide, callback);
}

/** A screen is left for good when its component goes. */
export function useUnload(callback: Listener): void {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => () => latest.current(), []);
}

export function usePullDownRefresh(callback: Listener): void {
  useListener(host.pullDown, callback);
}

export function useReachBottom(callback: Listener): void {
  useListener(host.reachBottom, callback);
}

export function useShareAppMessage(message: () => unknown): void {
  useEffect(() => {
    host.shareMessage = message;
  });
}

export function stopPullDownRefresh(): void {
  host.pullDownStops += 1;
}

function storage<T>(use: () => T): T {
  if (host.storageProblem) throw host.storageProblem;
  return use();
}

/** What a call tells of the system. */
function tellSystem(call: string, ...names: readonly (keyof typeof host.systemInfo)[]): object {
  host.systemCalls.push(call);
  return Object.fromEntries(names.map(name => [name, host.systemInfo[name]]));
}

interface FileToUpload {
  url: string;
  filePath: string;
  formData: Record<string, string>;
  /** What stood in it when it was sent. */
  content?: Uint8Array | undefined;
}

interface Choice {
  sourceType: readonly string[];
  mediaType?: readonly string[];
}

/** What the person takes from there, or why they take nothing. */
function taken<Chosen>(sourceType: readonly string[], chosen: Chosen): Promise<Chosen> {
  host.sources.push(sourceType);
  const isRefused = host.photoProblem && (host.refusesAlbum || sourceType.includes('camera'));
  return isRefused ? Promise.reject(Object.assign(new Error(), host.photoProblem)) : Promise.resolve(chosen);
}

const Taro = {
  navigateTo: ({ url }: { url: string }) => navigate('navigateTo', url),
  redirectTo: ({ url }: { url: string }) => navigate('redirectTo', url),
  switchTab: ({ url }: { url: string }) => navigate('switchTab', url),
  navigateBack: ({ delta }: { delta?: number } = {}) => navigate('navigateBack', '', delta),
  getCurrentPages: () => host.stack.map(url => ({ route: url })),
  getSystemInfoSync: () => tellSystem('getSystemInfoSync', 'platform', 'system', 'fontSizeSetting', 'theme'),
  getDeviceInfo: () => tellSystem('getDeviceInfo', 'platform', 'system'),
  getAppBaseInfo: () => tellSystem('getAppBaseInfo', 'fontSizeSetting', 'theme'),
  getLaunchOptionsSync: () => ({ query: host.launchQuery }),
  setNavigationBarTitle({ title }: { title: string }): Promise<void> {
    host.title = title;
    return Promise.resolve();
  },
  setNavigationBarColor(colours: { frontColor: string; backgroundColor: string }): Promise<void> {
    Object.assign(host.surroundings, colours);
    return Promise.resolve();
  },
  setBackgroundColor({ backgroundColor }: { backgroundColor: string }): Promise<void> {
    host.surroundings.page = backgroundColor;
    return Promise.resolve();
  },
  onThemeChange: (report: (change: { theme: string }) => void): void => void host.themeChange.add(report),
  getStorageSync: (key: string): string => storage(() => host.storage.get(key) ?? ''),
  setStorageSync: (key: string, value: string): void => storage(() => void host.storage.set(key, value)),
  removeStorageSync: (key: string): void => storage(() => void host.storage.delete(key)),
  getStorageInfoSync: (): { keys: string[] } => storage(() => ({ keys: [...host.storage.keys()] })),
  getLocation: (): Promise<{ longitude: number; latitude: number }> =>
    host.location
      ? Promise.resolve(host.location)
      : Promise.reject(Object.assign(new Error(), { errMsg: 'getLocation:fail auth deny' })),
  openSetting: (): Promise<void> => {
    host.settingsOpened += 1;
    host.location ??= host.locationOnceAllowed;
    return Promise.resolve();
  },
  login: (): Promise<{ code: string }> =>
    host.code === undefined ? Promise.reject(new Error('login:fail')) : Promise.resolve({ code: host.code }),
  requestPayment(parameters: Record<string, unknown>): Promise<void> {
    host.paymentsAsked.push(parameters);
    const { paymentEnd: end } = host;
    return end === 'ok'
      ? Promise.resolve()
      : Promise.reject(Object.assign(new Error(), { errMsg: `requestPayment:fail ${end}` }));
  },
  tradePay(parameters: Record<string, unknown>): Promise<{ resultCode: string }> {
    host.paymentsAsked.push(parameters);
    return host.paymentEnd === 'silent'
      ? Promise.reject(new Error())
      : Promise.resolve({ resultCode: host.paymentEnd });
  },
  openLocation(destination: Record<string, unknown>): Promise<void> {
    if (host.hasNoMap) return Promise.reject(new Error('openLocation:fail'));
    host.destination = destination;
    return Promise.resolve();
  },
  addPhoneCalendar(appointment: Record<string, unknown>): Promise<void> {
    host.appointments?.push(appointment);
    return host.appointments
      ? Promise.resolve()
      : Promise.reject(new Error('addPhoneCalendar:fail auth deny'));
  },
  createSelectorQuery: () => selectorQuery(host.places),
  pageScrollTo: ({ selector, scrollTop }: { selector?: string; scrollTop?: number }): Promise<void> => {
    host.scrolledTo.push(selector ?? scrollTop ?? '');
    return Promise.resolve();
  },
  env: { USER_DATA_PATH: 'host://user' },
  getFileSystemManager: () => fileManager(host),
  getNetworkType: () => Promise.resolve({ networkType: 'wifi' }),
  onNetworkStatusChange: (report: (status: { isConnected: boolean }) => void): void =>
    void host.networkChange.add(report),
  chooseImage: ({ sourceType }: Choice): Promise<{ tempFilePaths: string[] }> =>
    taken(sourceType, { tempFilePaths: host.photos.slice(-1) }),
  chooseMedia: ({ sourceType, mediaType }: Choice): Promise<{ tempFiles: object[] }> =>
    taken(sourceType, {
      tempFiles: mediaType?.includes('video')
        ? [host.video]
        : host.photos.slice(-1).map(tempFilePath => ({ tempFilePath })),
    }),
  chooseVideo: ({ sourceType }: Choice) => taken(sourceType, host.video),
  uploadFile(file: FileToUpload) {
    const sent = { ...file, content: contentOf(host, file.filePath) };
    host.uploads.push(sent);
    const sending = Promise.resolve().then(() => host.answerUpload(sent));
    return Object.assign(sending, {
      progress: (report: (p: { progress: number }) => void) => report({ progress: 40 }),
    });
  },
  setClipboardData({ data }: { data: string }): Promise<void> {
    host.clipboard = data;
    return Promise.resolve();
  },
  hideToast(): void {
    // Nothing is shown here.
  },
  openDocument(document: Record<string, unknown>): Promise<void> {
    host.documents.push(document);
    return Promise.resolve();
  },
};

export default Taro;
