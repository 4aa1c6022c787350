import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { protectionText } from '@/domain/insurancePackages';
import { yuanText } from '@/domain/money';
import type { Bill, BillGroup, BillLine, BillLineCode, Deposits } from '~types/api/bill';
import styles from './BillView.module.scss';

const groups: readonly { group: BillGroup; title: string }[] = [
  { group: 'rental', title: '租车费用' },
  { group: 'service', title: '服务费' },
  { group: 'insurance', title: '保险与服务' },
  { group: 'tax', title: '税费' },
  { group: 'discount', title: '优惠' },
  { group: 'afterwards', title: '用车后费用' },
];

/** ¥128 × 3天; nothing where there is nothing to multiply. */
function quantityText({ unitPrice, quantity, unit }: BillLine): string | undefined {
  if (unitPrice === 0 || quantity === 0 || (unit === '次' && quantity === 1)) return undefined;
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
      <Row align="baseline" className={styles.row}>
        <Rest as="span">{line.name}</Rest>
        <Element as="span" className={`${styles.amount} ${line.amount < 0 ? styles.saved : ''}`}>
          <Amount line={line} />
        </Element>
      </Row>
      <Text as="p" size={12} tone="secondary" className={styles.rule}>
        {quantity ? (
          <Text as="span" tone="ink" numeric className={styles.quantity}>
            {quantity}
          </Text>
        ) : null}
        {line.rule}
      </Text>
    </Element>
  );
}

function DepositPart({ deposits, heading }: { deposits: Deposits; heading: 'h2' | 'h3' }) {
  const row = (name: string, fen: number) => (
    <Row as="li" align="baseline" className={styles.row}>
      <Rest as="span">{name}</Rest>
      <Element as="span" className={styles.amount}>
        {deposits.waived ? (
          <>
            <Text as="del" tone="secondary" className={styles.waived}>{`¥${yuanText(fen)}`}</Text>
            免押
          </>
        ) : (
          <Price fen={fen} size="small" />
        )}
      </Element>
    </Row>
  );
  return (
    <Element as="section" className={styles.deposits}>
      <Text as={heading} size={16} weight={600}>
        押金（不计入合计）
      </Text>
      <Element as="ul">
        {row('车辆押金', deposits.vehicle)}
        {row('违章押金', deposits.violation)}
      </Element>
      <Text as="p" size={12} tone="secondary" className={styles.rule}>
        {[deposits.notWaived, deposits.releaseText].filter(Boolean).join('；')}
      </Text>
    </Element>
  );
}

interface BillViewProps {
  bill: Bill;
  /** What the groups are headed by: `h3` under a sheet's title, `h2` on a screen of their own. */
  heading?: 'h2' | 'h3';
  /** Lines that flash: their amount is another than the person has seen (rental.md, detail 6). */
  changed?: readonly BillLineCode[];
  /** Without the deposits, where they stand by themselves. */
  withoutDeposits?: boolean;
}

/**
 * A bill, line by line with the rule of each, its total, and the deposits apart from it (specification §7, calc and
 * bill/calc).
 */
export function BillView({ bill, heading = 'h3', changed = [], withoutDeposits = false }: BillViewProps) {
  return (
    <Text size={14}>
      {groups.map(({ group, title }) => {
        const lines = bill.lines.filter(line => line.group === group);
        return lines.length === 0 ? null : (
          <Element as="section" key={group} className={styles.group}>
            <Text as={heading} size={16} weight={600}>
              {title}
            </Text>
            {group === 'insurance' ? (
              <Text as="p" tone="selected" className={styles.line}>
                {protectionText(bill)}
              </Text>
            ) : null}
            <Element as="ul">
              {lines.map(line => (
                <Line key={line.code} line={line} isChanged={changed.includes(line.code)} />
              ))}
            </Element>
          </Element>
        );
      })}
      <Row align="baseline" className={styles.total}>
        <Rest as="span">{`合计（共${bill.days}天）`}</Rest>
        <Price fen={bill.total} size="large" />
      </Row>
      {withoutDeposits ? null : <DepositPart deposits={bill.deposits} heading={heading} />}
    </Text>
  );
}
