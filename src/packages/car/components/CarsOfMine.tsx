import { CarStrip } from '@/blocks/car-strip/CarStrip';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import type { CarType } from '~types/api/cartype';
import styles from './CarsOfMine.module.scss';

interface CarsOfMineProps {
  title: string;
  /** What the cars are, for who does not see the title beside them. */
  label: string;
  cars: readonly CarType[];
  onOpen: (cartypeId: string) => void;
  /** At the end of the title. */
  more?: { text: string; onClick: () => void };
}

/** Cars that the person kept or looked at, in a strip above the fleet; nothing where there are none. */
export function CarsOfMine({ title, label, cars, onOpen, more }: CarsOfMineProps) {
  if (cars.length === 0) return null;
  return (
    <Element as="section" className={styles.cars}>
      <Row justify="between" className={styles.head}>
        <Text as="h2" size={14} tone="secondary">
          {title}
        </Text>
        {more ? (
          <Button kind="link" onClick={more.onClick}>
            {more.text}
          </Button>
        ) : null}
      </Row>
      <CarStrip label={label} cars={cars} onOpen={onOpen} />
    </Element>
  );
}
