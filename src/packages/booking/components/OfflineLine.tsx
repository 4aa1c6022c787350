import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Rest } from '@/components/row/Rest';
import { format } from '@/domain/shanghaiTime';
import styles from './OfflineLine.module.scss';

interface OfflineLineProps {
  /** ISO time at which what is shown was read from the server. */
  savedAt: string;
  busy: boolean;
  onRetry: () => void;
}

/** 离线内容: what is on the screen was kept on this device. */
export function OfflineLine({ savedAt, busy, onRetry }: OfflineLineProps) {
  return (
    <Element className={styles.line} role="status">
      <Icon name="wifi-off" size={18} />
      <Rest as="span" className={styles.text}>
        {`离线内容，更新于${format(savedAt, 'M月D日 HH:mm')}`}
      </Rest>
      <Button kind="link" busy={busy} onClick={onRetry}>
        刷新
      </Button>
    </Element>
  );
}
