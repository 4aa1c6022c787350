import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { categoryText } from '@/domain/carWords';
import type { DriveRoute } from '~types/api/content';
import styles from './DriveRouteCard.module.scss';

/** A drive: how long and how far, its stops in their order, and the class of car that suits it. */
export function DriveRouteCard({ route }: { route: DriveRoute }) {
  return (
    <Element as="article" className={styles.route}>
      <Element as="h3" className={styles.title}>
        {route.title}
      </Element>
      <Element as="p" className={styles.facts}>
        {`${route.days}天 · 全程约${route.km}公里 · 适合${categoryText[route.category]}`}
      </Element>
      <Element as="ol" className={styles.stops} aria-label={`${route.title}途经`}>
        {route.stops.map((stop, index) => (
          // A round trip ends where it begins.
          <Element as="li" key={`${index} ${stop}`} className={styles.stop}>
            {index > 0 ? <Icon name="arrow-right" size={16} className={styles.arrow} /> : null}
            {stop}
          </Element>
        ))}
      </Element>
      <Element as="p" className={styles.text}>
        {route.text}
      </Element>
    </Element>
  );
}
