import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
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
      <Text as="h2" size={14} tone="secondary" className={styles.heading}>
        {title}
      </Text>
      <Grid as="ul" columns={4} gap={2}>
        {cities.map(city => (
          <Element as="li" key={city.id}>
            <Element as="button" className={styles.pill} onClick={() => onChoose(city)}>
              {city.city}
            </Element>
          </Element>
        ))}
      </Grid>
    </Element>
  );
}
