import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import styles from './CalendarLegend.module.scss';

const entriesFor = (length: string) => [
  { mark: '最低', text: `最便宜的${length}`, className: styles.lowest },
  { mark: '休', text: '节假日，价高', className: styles.holiday },
  { mark: '班', text: '周末上班', className: styles.worked },
  { mark: '订完', text: '当天没有车', className: styles.off },
];

/** What the marks and the prices of the price calendar mean; `length` is that of the rental they are for: 3天. */
export function CalendarLegend({ length }: { length: string }) {
  return (
    <Text size={12} tone="secondary" className={styles.legend}>
      <Row as="ul" align="stretch" wrap aria-label="图例">
        {entriesFor(length).map(({ mark, text, className }) => (
          <Element as="li" key={mark} className={styles.entry}>
            <Element as="span" className={`${styles.mark} ${className}`}>
              {mark}
            </Element>
            {text}
          </Element>
        ))}
      </Row>
      <Element as="p">{`每格为当天取车、租${length}的日均价，必付费用全含。`}</Element>
    </Text>
  );
}
