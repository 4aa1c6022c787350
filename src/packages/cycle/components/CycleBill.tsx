import { CellText } from '@/components/cell/CellText';
import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import type { CycleQuote } from '~types/api/cycle';
import styles from './CycleBill.module.scss';

/** The bill of a card: its lines with how each comes about, and what they make. */
export function CycleBill({ bill: { lines, total } }: { bill: CycleQuote['bill'] }) {
  return (
    <Element as="ul" aria-label="费用明细">
      {lines.map(({ code, name, rule, amount }) => (
        <Row as="li" key={code} justify="between" className={styles.line}>
          <Rest>
            <CellText title={name} note={rule} />
          </Rest>
          <Element as="span" className={amount < 0 ? styles.saved : ''}>
            <Price fen={amount} size="small" />
          </Element>
        </Row>
      ))}
      <Row as="li" justify="between" className={styles.total}>
        <Rest>合计</Rest>
        <Price fen={total} />
      </Row>
    </Element>
  );
}
