import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import { RECHARGE_OFFERS } from '@/domain/recharge';
import styles from './OfferChoice.module.scss';

interface OfferChoiceProps {
  /** Fen; undefined where none of them is taken. */
  current: number | undefined;
  onChoose: (amount: number) => void;
}

/** The amounts that are offered, each with its gift. */
export function OfferChoice({ current, onChoose }: OfferChoiceProps) {
  return (
    <Grid columns={3} gap={2} role="radiogroup" aria-label="充值金额" className={styles.offers}>
      {RECHARGE_OFFERS.map(({ amount, gift }) => (
        <Element
          as="button"
          role="radio"
          key={amount}
          className={classNames(styles.offer, amount === current && styles.chosen)}
          aria-checked={amount === current}
          onClick={() => onChoose(amount)}
        >
          <Text as="span" size={18} weight={600} numeric block>
            {`¥${yuanText(amount)}`}
          </Text>
          <Text as="span" size={12} tone={gift > 0 ? 'danger' : 'secondary'} block>
            {gift > 0 ? `送¥${yuanText(gift)}` : '无赠送'}
          </Text>
        </Element>
      ))}
    </Grid>
  );
}
