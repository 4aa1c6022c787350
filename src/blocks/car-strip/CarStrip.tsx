import { Element } from '@/components/element/Element';
import { Picture } from '@/components/picture/Picture';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { carName } from '@/domain/carWords';
import type { CarType } from '~types/api/cartype';
import styles from './CarStrip.module.scss';

interface CarStripProps {
  label: string;
  cars: readonly CarType[];
  onOpen: (cartypeId: string) => void;
}

/** Car types in one row that is pushed aside: those that were looked at, those that are liked. */
export function CarStrip({ label, cars, onOpen }: CarStripProps) {
  return (
    <Row as="ul" align="stretch" className={styles.strip} aria-label={label}>
      {cars.map(cartype => (
        <Element as="li" key={cartype.id} className={styles.item}>
          <Element as="button" className={styles.car} onClick={() => onOpen(cartype.id)}>
            <Element as="span" block className={styles.picture}>
              <Picture src={cartype.picture.small} alt="" />
            </Element>
            <Text as="span" weight={600} tight block className={styles.name}>
              {carName(cartype)}
            </Text>
          </Element>
        </Element>
      ))}
    </Row>
  );
}
