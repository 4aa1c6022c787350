import Taro from '@tarojs/taro';

/** Tells whenever the device goes online or offline; the first answer comes soon. */
export function watchNetwork(report: (online: boolean) => void): void {
  // A host that cannot say counts as online.
  void Taro.getNetworkType().then(
    result => report(result.networkType !== 'none'),
    () => report(true),
  );
  Taro.onNetworkStatusChange(result => report(result.isConnected));
}
