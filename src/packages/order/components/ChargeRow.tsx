import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Gallery } from '@/components/gallery/Gallery';
import { Price } from '@/components/price/Price';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import type { Charge } from '~types/api/settlement';
import styles from './ChargeRow.module.scss';

/** What a charge's state is called; nothing where it just stands there. */
const STATES: Readonly<Partial<Record<Charge['state'], string>>> = {
  CONTESTED: '核实中',
  WITHDRAWN: '已撤销',
};

interface ChargeRowProps {
  charge: Charge;
  /** Says something against it; absent where that is no longer possible. */
  onContest?: (() => void) | undefined;
}

/** A charge that the return has brought: how much, why, what was said about it, and the way to contest it. */
export function ChargeRow({ charge, onContest }: ChargeRowProps) {
  const { name, amount, note, state, pictures, contest, answer } = charge;
  const stateText = STATES[state];
  return (
    <Element as="li" className={styles.charge}>
      <Row align="baseline">
        <Rest as="span">
          <Row as="span" align="baseline" wrap>
            {name}
            {stateText ? <Tag className={styles.state}>{stateText}</Tag> : null}
          </Row>
        </Rest>
        {state === 'WITHDRAWN' ? (
          <Text as="del" tone="secondary">
            <Price fen={amount} size="small" />
          </Text>
        ) : (
          <Price fen={amount} size="small" />
        )}
      </Row>
      <Text as="p" size={14} tone="secondary">
        {note}
      </Text>
      {pictures ? (
        <Element className={styles.said}>
          <Gallery
            label={`${name}的照片凭据`}
            pictures={pictures.map((src, index) => ({ src, alt: `${name}的照片凭据${index + 1}` }))}
          />
        </Element>
      ) : null}
      {contest === undefined ? null : (
        <Text as="p" size={14} className={styles.said}>
          {`您的异议：${contest}`}
        </Text>
      )}
      {answer === undefined ? null : (
        <Text as="p" size={14} className={styles.said}>{`门店答复：${answer}`}</Text>
      )}
      {onContest && state === 'PROPOSED' ? (
        <Button
          kind="link"
          onClick={onContest}
          aria-label={`对${name}${contest === undefined ? '' : '仍'}有异议`}
        >
          {contest === undefined ? '有异议' : '仍有异议'}
        </Button>
      ) : null}
    </Element>
  );
}
