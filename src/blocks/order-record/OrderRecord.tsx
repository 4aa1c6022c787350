import { useState, type ReactNode } from 'react';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { format } from '@/domain/shanghaiTime';
import styles from './OrderRecord.module.scss';

/** Something that happened to an order; ISO time. */
interface OrderEvent {
  text: string;
  time: string;
}

const timeText = (iso: string): string => format(iso, 'YYYY-MM-DD HH:mm');

/** Events that are read at once; a whole life has some thirty. */
const LATEST = 4;

/** 订单进度: what happened last, and on demand everything since the order was made. */
function Timeline({ events }: { events: readonly OrderEvent[] }) {
  const [isWhole, setWhole] = useState(false);
  if (events.length === 0) return null;
  return (
    <>
      <Element as="ol" className={styles.timeline} aria-label="订单进度">
        {(isWhole ? events : events.slice(0, LATEST)).map(event => (
          <Element as="li" key={`${event.time}${event.text}`} className={styles.event}>
            <Element as="span" block>
              {event.text}
            </Element>
            <Text as="span" size={12} tone="secondary" block>
              {timeText(event.time)}
            </Text>
          </Element>
        ))}
      </Element>
      {events.length > LATEST ? (
        <Button kind="link" block aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? '收起进度' : `查看全部${events.length}条进度`}
        </Button>
      ) : null}
    </>
  );
}

interface RecordWords {
  heading: string;
  number: string;
  created: string;
}

const ORDER_WORDS: RecordWords = { heading: '订单信息', number: '订单号', created: '下单时间' };

interface OrderRecordProps {
  /** What it is called where it is no order. */
  words?: RecordWords;
  orderid: string;
  /** ISO time. */
  createdAt: string;
  /** Newest first. */
  events: readonly OrderEvent[];
  onCopy: () => void;
  /** What else belongs to its papers: 租车合同. */
  children?: ReactNode;
}

/** 订单信息: its number, when it was made, its papers, and what happened since; or that of something else by its `words`. */
export function OrderRecord({
  words = ORDER_WORDS,
  orderid,
  createdAt,
  events,
  onCopy,
  children,
}: OrderRecordProps) {
  return (
    <Card heading={words.heading}>
      <Row className={styles.number}>
        <Rest className={styles.numberText}>
          <Text as="span" size={12} tone="secondary" block>
            {words.number}
          </Text>
          <Text as="span" numeric block className={styles.digits}>
            {orderid}
          </Text>
        </Rest>
        <Button aria-label={`复制${words.number}`} onClick={onCopy}>
          复制
        </Button>
      </Row>
      <Cell title={words.created} value={timeText(createdAt)} />
      {children}
      <Timeline events={events} />
    </Card>
  );
}
