import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Icon, type IconName } from '@/components/icon/Icon';
import { Text } from '@/components/text/Text';
import { BLESSING_CARDS } from '@/domain/blessing';
import type { BlessingCard } from '~types/api/blessing';
import { icons } from '../icons';
import styles from './GreetingCard.module.scss';

/** What each card shows. */
const marks: Readonly<Record<BlessingCard, { icon: IconName; ground: string | undefined }>> = {
  ROAD: { icon: 'car', ground: styles.road },
  BIRTHDAY: { icon: icons.cake, ground: styles.birthday },
  THANKS: { icon: icons['hand-heart'], ground: styles.thanks },
  HOLIDAY: { icon: icons['tree-palm'], ground: styles.holiday },
};

interface GreetingCardProps {
  card: BlessingCard;
  words: string;
  /** Who sent it, masked; absent on what one writes. */
  from?: string;
}

/** The card of a blessing: its scene, and the words. */
export function GreetingCard({ card, words, from }: GreetingCardProps) {
  const { icon, ground } = marks[card];
  const title = BLESSING_CARDS.find(({ key }) => key === card)?.text;
  return (
    <Element as="article" className={classNames(styles.card, ground)} aria-label={`贺卡：${title}`}>
      <Element className={styles.sun} aria-hidden />
      <Element className={styles.hill} aria-hidden />
      <Element className={styles.content}>
        <Icon name={icon} size={48} />
        <Text as="h2" size={22} weight={700}>
          {title}
        </Text>
        <Text as="p" size={16} className={styles.words}>
          {words}
        </Text>
        {from === undefined ? null : (
          <Text as="p" size={14} className={styles.from}>
            {`来自 ${from}`}
          </Text>
        )}
      </Element>
    </Element>
  );
}
