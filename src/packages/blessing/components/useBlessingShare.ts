import { hostAddress } from '@/platform/address';
import { useShareMessage } from '@/platform/share';
import { routeOf } from '@/routes';
import type { SentBlessing } from '~types/api/blessing';

/** Has the host send the blessing that is on the screen; before there is one, the screen on which they are written. */
export function useBlessingShare(blessing: SentBlessing | undefined): void {
  useShareMessage(
    blessing
      ? { title: blessing.words, page: hostAddress(routeOf('blessing.receive'), { code: blessing.secret }) }
      : { title: '送朋友一张租车优惠券', page: hostAddress(routeOf('blessing.create'), {}) },
  );
}
