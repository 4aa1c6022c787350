import { ShareButton } from '@/components/button/ShareButton';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import type { PickupCard } from '@/stores/pickupCards';
import styles from './TripShare.module.scss';

/** What a trip is shared with. */
export interface TripShareProps {
  card: PickupCard;
  /** The trip as a text. */
  text: string;
  onCopy: () => void;
}

/** The trip for who comes along: the card of the host, or a text. On H5 a picture (TripShare.h5). */
export function TripShare({ onCopy }: TripShareProps) {
  return (
    <>
      <Cell icon="clipboard-list" title="复制行程" note="时间和地点，不含个人信息" onClick={onCopy} />
      <Element className={styles.send}>
        <ShareButton text="分享给同行的人" />
      </Element>
    </>
  );
}
