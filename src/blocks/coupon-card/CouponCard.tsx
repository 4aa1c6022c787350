import type { ReactNode } from 'react';
import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { categoryText } from '@/domain/carWords';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import type { Coupon } from '~types/api/account';
import styles from './CouponCard.module.scss';

type CouponWorth = Pick<Coupon, 'kind' | 'value' | 'days'>;

/** What a coupon is worth, in a word: ¥50, 9折, 首日免租, 还剩6天. */
export function couponWorthText({ kind, value, days }: CouponWorth): string {
  if (days) return `还剩${days.left}天`;
  if (kind === 'AMOUNT') return `¥${yuanText(value)}`;
  return kind === 'PERCENT' ? `${(100 - value) / 10}折` : '首日免租';
}

/** When the car must be taken for a coupon to count. */
const scopeTexts: Readonly<Record<Coupon['scope'], string>> = {
  ANY: '',
  WEEKEND: '，限周末',
  HOLIDAY: '，限节假日',
};

/** From which rental fee, and on which days, a coupon counts: 满¥300可用; 无门槛，限周末; of bought days: 经济型，共8天. */
export function couponThresholdText({
  threshold,
  scope,
  days,
}: Pick<Coupon, 'threshold' | 'scope' | 'days'>): string {
  if (days) return `${categoryText[days.category]}，共${days.bought}天`;
  return `${threshold > 0 ? `满¥${yuanText(threshold)}可用` : '无门槛'}${scopeTexts[scope]}`;
}

function Worth({ kind, value, days }: CouponWorth) {
  if (kind === 'FIRST_DAY' || days) {
    return (
      <Text as="span" size={16} weight={700} tight>
        {couponWorthText({ kind, value, ...(days && { days }) })}
      </Text>
    );
  }
  return (
    <Element as="span">
      {kind === 'AMOUNT' ? (
        <Text as="span" size={14} weight={600} className={styles.unit}>
          ¥
        </Text>
      ) : null}
      <Text as="span" size={28} weight={700} numeric className={styles.figure}>
        {kind === 'AMOUNT' ? yuanText(value) : (100 - value) / 10}
      </Text>
      {kind === 'PERCENT' ? (
        <Text as="span" size={14} weight={600} className={styles.unit}>
          折
        </Text>
      ) : null}
    </Element>
  );
}

const validityText = ({ days, valid_from: from, valid_to: to }: Coupon): string =>
  days
    ? `${format(from, 'YYYY年M月D日')}至${format(to, 'YYYY年M月D日')}`
    : `有效期至${format(to, 'YYYY年M月D日 HH:mm')}`;

interface CouponCardProps {
  coupon: Coupon;
  /** Until when it counts, of one that is nobody's yet: 领取后30天内有效. */
  validity?: string | undefined;
  /** Below the texts: 去使用. */
  action?: ReactNode;
  /** Makes the card a button, which takes the coupon for an order. */
  choice?: {
    isChosen: boolean;
    /** The one that takes off most. */
    isBest?: boolean;
    /** What it takes off, fen; undefined where that is not known. */
    saving?: number | undefined;
    onChoose?: () => void;
  };
}

/**
 * A coupon, in the wallet and where one is chosen: what it is worth, from which fee, its rule and until when. One that
 * cannot be used is grey and says why.
 */
export function CouponCard({ coupon, validity, action, choice }: CouponCardProps) {
  const isUsable = coupon.status === 0 && coupon.refusal === undefined;
  const button = choice && {
    as: 'button' as const,
    disabled: !isUsable,
    'aria-pressed': choice.isChosen,
    ...(choice.onChoose ? { onClick: choice.onChoose } : {}),
  };
  return (
    <Element
      as="article"
      {...button}
      className={classNames(styles.card, !isUsable && styles.off, choice?.isChosen && styles.chosen)}
    >
      <Element as="span" className={styles.worth}>
        <Worth {...coupon} />
        <Text as="span" size={12} words block>
          {couponThresholdText(coupon)}
        </Text>
      </Element>
      <Rest as="span" block className={styles.body}>
        <Text as={choice ? 'span' : 'h2'} size={16} weight={600} block className={styles.name}>
          {coupon.name}
          {choice?.isBest ? (
            <Element as="span" className={styles.best}>
              推荐
            </Element>
          ) : null}
        </Text>
        {choice?.saving === undefined ? null : (
          <Text as="span" size={14} tone="danger" block>
            {`本单可省¥${yuanText(choice.saving)}`}
          </Text>
        )}
        <Text as="span" size={12} tone="secondary" block>
          {coupon.rule}
        </Text>
        <Text as="span" size={12} tone="secondary" block>
          {validity ?? validityText(coupon)}
        </Text>
        {coupon.refusal ? (
          <Text as="span" size={12} tone="danger" block>
            {coupon.refusal}
          </Text>
        ) : null}
        {action ? (
          <Row wrap align="stretch" justify="end" className={styles.action}>
            {action}
          </Row>
        ) : null}
      </Rest>
      {choice?.isChosen ? <Icon name="circle-check" className={styles.mark ?? ''} /> : null}
    </Element>
  );
}
