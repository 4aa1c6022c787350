import { Element } from '@/components/element/Element';
import type { City } from '~types/api/city';
import styles from './CityPills.module.scss';

/** Cities under a heading, to choose one. */
export interface CityListProps {
  title: string;
  cities: readonly City[];
  onChoose: (city: City) => void;
}

/** Cities as pills: the hot ones, the ones chosen before. */
export function CityPills({ title, cities, onChoose }: CityListProps) {
  if (cities.length === 0) return null;
  return (
    <Element as="section" className={styles.section}>
      <Element as="h2" className={styles.heading}>
        {title}
      </Element>
      <Element as="ul" className={styles.pills}>
        {cities.map(city => (
          <Element as="li" key={city.id}>
            <Element as="button" className={styles.pill} onClick={() => onChoose(city)}>
              {city.city}
            </Element>
          </Element>
        ))}
      </Element>
    </Element>
  );
}
