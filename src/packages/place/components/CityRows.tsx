import { Element } from '@/components/element/Element';
import type { CityListProps } from './CityPills';
import styles from './CityRows.module.scss';

/** Cities one below the other, under their initial. */
export function CityRows({ title, cities, onChoose }: CityListProps) {
  return (
    <Element as="section" id={`initial-${title}`}>
      <Element as="h2" className={styles.initial}>
        {title}
      </Element>
      <Element as="ul" className={styles.rows}>
        {cities.map(city => (
          <Element as="li" key={city.id}>
            <Element as="button" className={styles.row} onClick={() => onChoose(city)}>
              {city.city}
            </Element>
          </Element>
        ))}
      </Element>
    </Element>
  );
}
