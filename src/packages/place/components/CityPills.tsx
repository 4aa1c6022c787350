import type { ReactNode } from 'react';
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

/** A city on a ground of its own, to be chosen by a tap. */
export function CityPill({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <Element as="button" className={styles.pill} onClick={onClick}>
      {children}
    </Element>
  );
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
            <CityPill onClick={() => onChoose(city)}>{city.city}</CityPill>
          </Element>
        ))}
      </Grid>
    </Element>
  );
}
