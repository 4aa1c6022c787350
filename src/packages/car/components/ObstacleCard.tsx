import { observer } from 'mobx-react-lite';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import type { CarDetail } from '../stores/CarDetail';
import { CarAlternatives } from './CarAlternatives';
import styles from './ObstacleCard.module.scss';
import type { WayOut } from './waysOut';

interface ObstacleCardProps {
  car: CarDetail;
  /** Buttons of the card. */
  ways: readonly WayOut[];
}

/** Why a car cannot be booked as it is searched, and the small changes with which it can (rental.md, detail 3). */
export const ObstacleCard = observer(function ObstacleCard({ car, ways }: ObstacleCardProps) {
  const { obstacle } = car;
  if (!obstacle) return null;
  return (
    <Card pad={4} margin="screen" aria-label="暂时不能预订">
      <Row align="start" className={styles.head} role="alert">
        <Icon name="circle-alert" className={styles.icon} />
        <Text as="p" size={16} weight={600} grow>
          {obstacle.text}
        </Text>
      </Row>
      {ways.length > 0 ? (
        <Row align="stretch" wrap className={styles.ways}>
          {ways.map(way => (
            <Element key={way.text} className={styles.way}>
              <Button onClick={way.onClick}>{way.text}</Button>
            </Element>
          ))}
        </Row>
      ) : null}
      <CarAlternatives car={car} />
    </Card>
  );
});
