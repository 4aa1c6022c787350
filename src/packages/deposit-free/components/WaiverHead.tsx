import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { CREDIT_SCHEMES } from '@/domain/credit';
import { yuanText } from '@/domain/money';
import type { CreditScheme } from '~types/api/cartype';
import styles from './WaiverHead.module.scss';

interface WaiverHeadProps {
  /** Whose score counts at this channel; undefined where it knows none. */
  scheme: CreditScheme | undefined;
  /** The largest deposits of the city's cars, fen; 0 while they are not known. */
  mostDeposit: number;
}

/** 芝麻分650分及以上; of all schemes where the channel knows none. */
const scoreText = (scheme: CreditScheme | undefined): string =>
  (scheme ? [CREDIT_SCHEMES[scheme]] : Object.values(CREDIT_SCHEMES))
    .map(({ name, least }) => `${name}${least}分及以上`)
    .join('，或');

/** The head of 信用免押: whose score stands in for the deposits, and how much that is. */
export function WaiverHead({ scheme, mostDeposit }: WaiverHeadProps) {
  return (
    <Element className={styles.head}>
      <Element className={styles.disc} aria-hidden />
      <Row align="start" className={styles.row}>
        <Rest>
          <Text as="h2" size={28} weight={700} tight>
            租车免押金
          </Text>
          <Text as="p" size={14} words className={styles.lead}>
            {scoreText(scheme)}
          </Text>
        </Rest>
        <Icon name="shield-check" size={48} className={styles.shield ?? ''} />
      </Row>
      <Row as="p" align="baseline" wrap className={styles.figure}>
        <Text as="span" size={14} className={styles.what}>
          {mostDeposit > 0 ? '车辆押金和违章押金，最高免' : '车辆押金和违章押金都不用付'}
        </Text>
        {mostDeposit > 0 ? (
          <Text as="span" size={28} weight={700} tone="selected" numeric tight>
            {`¥${yuanText(mostDeposit)}`}
          </Text>
        ) : null}
      </Row>
    </Element>
  );
}
