import { yuanText } from '@/domain/money';
import type { Bill, BillGroup, BillLine, BillLineCode, Deposits } from '~types/api/bill';
import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import styles from './BillView.module.scss';

const groups: readonly { group: BillGroup; title: string }[] = [
  { group: 'rental', title: '租车费用' },
  { group: 'service', title: '服务费' },
  { group: 'insurance', title: '保险与服务' },
  { group: 'tax', title: '税费' },
  { group: 'discount', title: '优惠' },
];

/** ¥128 × 3天; nothing where there is nothing to multiply. */
function quantityText({ unitPrice, quantity, unit }: BillLine): string | undefined {
  if (unitPrice === 0 || (unit === '次' && quantity === 1)) return undefined;
  return `¥${yuanText(unitPrice)} × ${quantity}${unit}`;
}

/** What a line costs; what costs nothing says why. */
function Amount({ line: { amount, unitPrice } }: { line: BillLine }) {
  if (amount !== 0) return <Price fen={amount} size="small" />;
  return <>{unitPrice === 0 ? '已包含' : '免费'}</>;
}

function Line({ line, isChanged }: { line: BillLine; isChanged: boolean }) {
  const quantity = quantityText(line);
  return (
    <Element as="li" className={`${styles.line} ${isChanged ? styles.changed : ''}`}>
      <Element className={styles.row}>
        <Element as="span" className={styles.name}>
          {line.name}
        </Element>
        <Element as="span" className={`${styles.amount} ${line.amount < 0 ? styles.saved : ''}`}>
          <Amount line={line} />
        </Element>
      </Element>
      <Element as="p" className={styles.rule}>
        {quantity ? (
          <Element as="span" className={styles.quantity}>
            {quantity}
          </Element>
        ) : null}
        {line.rule}
      </Element>
    </Element>
  );
}

function DepositPart({ deposits, heading }: { deposits: Deposits; heading: 'h2' | 'h3' }) {
  const row = (name: string, fen: number) => (
    <Element as="li" className={styles.row}>
      <Element as="span" className={styles.name}>
        {name}
      </Element>
      <Element as="span" className={styles.amount}>
        {deposits.waived ? (
          <>
            <Element as="del" className={styles.waived}>{`¥${yuanText(fen)}`}</Element>
            免押
          </>
        ) : (
          <Price fen={fen} size="small" />
        )}
      </Element>
    </Element>
  );
  return (
    <Element as="section" className={styles.deposits}>
      <Element as={heading} className={styles.heading}>
        押金（不计入合计）
      </Element>
      <Element as="ul">
        {row('车辆押金', deposits.vehicle)}
        {row('违章押金', deposits.violation)}
      </Element>
      <Element as="p" className={styles.rule}>
        {deposits.releaseText}
      </Element>
    </Element>
  );
}

interface BillViewProps {
  bill: Bill;
  /** What the groups are headed by: `h3` under a sheet's title, `h2` on a screen of their own. */
  heading?: 'h2' | 'h3';
  /** Lines that flash: their amount is another than the person has seen (rental.md, detail 6). */
  changed?: readonly BillLineCode[];
}

/**
 * A bill, line by line with the rule of each, its total, and the deposits apart from it (specification §7, calc and
 * bill/calc).
 */
export function BillView({ bill, heading = 'h3', changed = [] }: BillViewProps) {
  return (
    <Element className={styles.bill}>
      {groups.map(({ group, title }) => {
        const lines = bill.lines.filter(line => line.group === group);
        return lines.length === 0 ? null : (
          <Element as="section" key={group} className={styles.group}>
            <Element as={heading} className={styles.heading}>
              {title}
            </Element>
            <Element as="ul">
              {lines.map(line => (
                <Line key={line.code} line={line} isChanged={changed.includes(line.code)} />
              ))}
            </Element>
          </Element>
        );
      })}
      <Element className={styles.total}>
        <Element as="span" className={styles.name}>{`合计（共${bill.days}天）`}</Element>
        <Price fen={bill.total} size="large" />
      </Element>
      <DepositPart deposits={bill.deposits} heading={heading} />
    </Element>
  );
}
