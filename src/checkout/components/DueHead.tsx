import type { ReactNode } from 'react';
import { Grid } from '@/components/grid/Grid';
import { Price } from '@/components/price/Price';
import { Text } from '@/components/text/Text';
import { countdownText } from '@/domain/countdown';
import styles from './DueHead.module.scss';

interface DueHeadProps {
  /** What the amount is: 待支付. */
  title: string;
  /** Fen. */
  amount: number;
  /** Seconds left to pay; undefined where it waits until it is paid. */
  seconds: number | undefined;
  /** What becomes of it when they are over: 订单自动关闭. */
  late: string;
  /** What is paid for, and what else there is to know, one sentence each. */
  lines: readonly string[];
  children?: ReactNode;
}

/** What is due, how long it waits, and for what it is. */
export const DueHead = ({ title, amount, seconds, late, lines, children }: DueHeadProps) => (
  <Grid gap={1} className={styles.due}>
    <Text as="h2" size={14} tone="secondary">
      {title}
    </Text>
    <Price fen={amount} size="large" />
    {seconds === undefined ? null : (
      <Text as="p" tone="danger" numeric role="timer">
        {`请在${countdownText(seconds)}内完成支付，超时${late}`}
      </Text>
    )}
    {lines.map(line => (
      <Text key={line} as="p" tone="secondary">
        {line}
      </Text>
    ))}
    {children}
  </Grid>
);
