import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import styles from './CardFace.module.scss';

interface CardFaceProps {
  /** Whose card it is, masked; undefined for a visitor. */
  holder: string | undefined;
  /** How many coupons can be taken; undefined while that is not known. */
  openCount: number | undefined;
}

/** The face of the QQ card: whose it is, and what waits on it. */
export function CardFace({ holder, openCount }: CardFaceProps) {
  return (
    <Element as="article" className={styles.card} aria-label="QQ卡">
      <Element className={styles.disc} aria-hidden />
      <Element className={styles.ring} aria-hidden />
      <Row align="start" className={styles.part}>
        <Rest>
          <Text as="p" size={14} tight>
            QQ钱包
          </Text>
          <Text as="h2" size={28} weight={700} tight className={styles.title}>
            租车卡
          </Text>
        </Rest>
        <Icon name="car" size={32} />
      </Row>
      <Row wrap className={styles.foot}>
        <Rest>
          <Text as="p" size={14} numeric words>
            {holder ?? '登录后，卡券存入您的账户'}
          </Text>
        </Rest>
        {openCount ? (
          <Text as="span" size={14} weight={600} numeric block className={styles.count}>
            {`${openCount}张可领`}
          </Text>
        ) : null}
      </Row>
    </Element>
  );
}
