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
