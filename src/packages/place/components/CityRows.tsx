import { Element } from '@/components/element/Element';
import { useNearness } from '@/components/long-list/useNearness';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import type { CityListProps } from './CityPills';
import styles from './CityRows.module.scss';

/** Pixels of a row, as in the style sheet. */
const ROW_HEIGHT = 52;

interface CityRowsProps extends CityListProps {
  /** Drawn before anything is known of the screen. */
  isFirst?: boolean;
}

/** Cities one below the other, under their initial; far from what is seen only the room that they take. */
export function CityRows({ title, cities, onChoose, isFirst = false }: CityRowsProps) {
  const id = `cities-${title}`;
  const { isNear, height } = useNearness(id, isFirst);
  return (
    <Element as="section" id={`initial-${title}`}>
      <Text as="h2" size={14} tone="secondary" className={styles.initial}>
        {title}
      </Text>
      {isNear ? (
        <Element as="ul" id={id} className={styles.rows}>
          {cities.map(city => (
            <Element as="li" key={city.id}>
              <Row as="button" className={styles.row} onClick={() => onChoose(city)}>
                {city.city}
              </Row>
            </Element>
          ))}
        </Element>
      ) : (
        <Element id={id} style={{ height: `${height || ROW_HEIGHT * cities.length}px` }} />
      )}
    </Element>
  );
}
