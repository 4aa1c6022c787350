import { hostAddress } from '@/platform/address';
import { useShareMessage } from '@/platform/share';
import { routeOf } from '@/routes';

/** Has the host send the link by which somebody else pays; before it is there, the app. */
export function useAskShare(token: string | undefined): void {
  useShareMessage(
    token === undefined
      ? { title: '租车，去更多地方', page: hostAddress(routeOf('home'), {}) }
      : { title: '请帮我支付租车费用', page: hostAddress(routeOf('pay.friend'), { token }) },
  );
}
