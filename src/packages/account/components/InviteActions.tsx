import { Button } from '@/components/button/Button';
import { ShareButton } from '@/components/button/ShareButton';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { webAddress } from '@/platform/address';
import { copyText } from '@/platform/clipboard';
import { routeOf } from '@/routes';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import styles from './InviteActions.module.scss';

/** How an invitation goes to a friend: as a card of the host or by its link, and by its code. */
export function InviteActions({ code }: { code: string }) {
  const overlay = useStore(OverlayStore);
  const link = webAddress(routeOf('account.invite'), { code });
  const copy = async (text: string, what: string): Promise<void> =>
    overlay.showToast((await copyText(text, what)) ?? `${what}已复制，去发给好友吧`);
  return (
    <Grid gap={2}>
      {link === undefined ? (
        <ShareButton text="发给好友" />
      ) : (
        <>
          <Button kind="primary" block onClick={() => void copy(link, '链接')}>
            复制邀请链接
          </Button>
          <Text as="p" size={12} tone="secondary" className={styles.link}>
            {link}
          </Text>
        </>
      )}
      <Button block onClick={() => void copy(code, '邀请码')}>
        复制邀请码
      </Button>
    </Grid>
  );
}
