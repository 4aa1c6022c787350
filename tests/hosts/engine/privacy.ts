import type { AppConfig, HostName } from './types';

/** WeChat's private calls of places and addresses. */
const named = [
  ...['chooseAddress', 'chooseLocation', 'choosePoi', 'getFuzzyLocation', 'getLocation', 'onLocationChange'],
  ...['startLocationUpdate', 'startLocationUpdateBackground'],
];

/** Calls before which a person is asked, and for what. */
const scopes: Record<string, string> = {
  getLocation: 'scope.userLocation',
  onLocationChange: 'scope.userLocation',
  startLocationUpdate: 'scope.userLocation',
  startLocationUpdateBackground: 'scope.userLocation',
  getFuzzyLocation: 'scope.userFuzzyLocation',
};

/**
 * What `app.json` must say before the host makes a call, in the host's words; undefined when nothing is lacking. WeChat
 * wants the call named; it and QQ want to say why the app asks. Alipay has words of its own.
 */
export function undeclared(host: HostName, app: AppConfig, call: string): string | undefined {
  if (host === 'weapp' && named.includes(call) && !app.requiredPrivateInfos?.includes(call)) {
    return 'the api need to be declared in the requiredPrivateInfos field in app.json/ext.json';
  }
  const scope = scopes[call];
  if (host === 'alipay' || !scope || app.permission?.[scope]?.desc) return undefined;
  return 'require permission desc';
}

/** WeChat's private calls of the app, and by which word the 用户隐私保护指引 names what they take. */
const inGuide: Record<string, string> = {
  getLocation: '位置',
  chooseImage: '照片或视频',
  chooseMedia: '照片或视频',
  chooseVideo: '照片或视频',
  setClipboardData: '剪切板',
  addPhoneCalendar: '日历',
};

/** Whether the guide lacks what a call takes; undefined where the call is not private. */
export function undescribed(call: string, guide: string): boolean | undefined {
  const word = inGuide[call];
  return word === undefined ? undefined : !guide.includes(word);
}
