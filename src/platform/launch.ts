import Taro from '@tarojs/taro';

/** The query with which the app was opened: channel, sources and the like. */
export function launchQuery(): Record<string, string> {
  const { query = {} } = Taro.getLaunchOptionsSync();
  return Object.fromEntries(Object.entries(query).filter(([, value]) => typeof value === 'string'));
}
