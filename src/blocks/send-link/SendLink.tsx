import { Button } from '@/components/button/Button';
import { ShareButton } from '@/components/button/ShareButton';
import { Text } from '@/components/text/Text';
import { copyText } from '@/platform/clipboard';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import styles from './SendLink.module.scss';

interface SendLinkProps {
  /** The whole address (`webAddress`); undefined in a mini-program, whose host sends a card instead (`useShareMessage`). */
  link: string | undefined;
  /** Whether sending it is the main action of its screen. */
  isMain?: boolean;
}

/** How something goes to a friend: as a card of the host, or by its link, which stands there for who cannot copy it. */
export function SendLink({ link, isMain = true }: SendLinkProps) {
  const overlay = useStore(OverlayStore);
  if (link === undefined) return <ShareButton text="发给朋友" />;
  const copy = async (): Promise<void> =>
    overlay.showToast((await copyText(link, '链接')) ?? '链接已复制，去发给朋友吧');
  return (
    <>
      <Button kind={isMain ? 'primary' : 'plain'} block onClick={() => void copy()}>
        复制链接发给朋友
      </Button>
      <Text as="p" size={12} tone="secondary" className={styles.link}>
        {link}
      </Text>
    </>
  );
}
