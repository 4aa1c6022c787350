import Taro from '@tarojs/taro';

/** Tells whenever the device goes online or offline; the first answer comes soon. */
export function watchNetwork(report: (online: boolean) => void): void {
  Taro.getNetworkType({ success: result => report(result.networkType !== 'none') });
  Taro.onNetworkStatusChange(result => report(result.isConnected));
}
