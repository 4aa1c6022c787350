import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { categoryText } from '@/domain/carWords';
import type { DriveRoute } from '~types/api/content';
import styles from './DriveRouteCard.module.scss';

/** A drive: how long and how far, its stops in their order, and the class of car that suits it. */
export function DriveRouteCard({ route }: { route: DriveRoute }) {
  return (
    <Card as="article" pad={4} margin="none">
      <Text as="h3" size={16} weight={600}>
        {route.title}
      </Text>
      <Text as="p" size={12} tone="secondary" numeric>
        {`${route.days}天 · 全程约${route.km}公里 · 适合${categoryText[route.category]}`}
      </Text>
      <Row as="ol" align="stretch" wrap className={styles.stops} aria-label={`${route.title}途经`}>
        {route.stops.map((stop, index) => (
          // A round trip ends where it begins.
          <Row as="li" key={`${index} ${stop}`} className={styles.stop}>
            {index > 0 ? <Icon name="arrow-right" size={16} className={styles.arrow} /> : null}
            {stop}
          </Row>
        ))}
      </Row>
      <Element as="p" className={styles.text}>
        {route.text}
      </Element>
    </Card>
  );
}
