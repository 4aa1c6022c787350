import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import styles from './CalendarLegend.module.scss';

const entries = [
  { mark: '最低', text: '价格最低', className: styles.lowest },
  { mark: '国庆节', text: '节假日价', className: styles.holiday },
  { mark: '订完', text: '当天没有车', className: styles.off },
] as const;

/** What the marks and the prices of the price calendar mean; `length` is that of the rental they are for: 3天. */
export function CalendarLegend({ length }: { length: string }) {
  return (
    <Text size={12} tone="secondary" className={styles.legend}>
      <Row as="ul" align="stretch" wrap aria-label="图例">
        {entries.map(({ mark, text, className }) => (
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
