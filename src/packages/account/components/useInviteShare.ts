import { INVITATION_GIFT } from '@/domain/invitation';
import { hostAddress } from '@/platform/address';
import { useShareMessage } from '@/platform/share';
import { routeOf } from '@/routes';

/** Has the host send the invitation of a code; before there is one, the screen. */
export function useInviteShare(code: string | undefined): void {
  useShareMessage({
    title: `送你${INVITATION_GIFT}`,
    page: hostAddress(routeOf('account.invite'), code ? { code } : {}),
  });
}
