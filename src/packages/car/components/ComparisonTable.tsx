import { Button } from '@/components/button/Button';
import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Icon } from '@/components/icon/Icon';
import { Picture } from '@/components/picture/Picture';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { isBookable, refusalOf } from '@/domain/carFilter';
import { carName } from '@/domain/carWords';
import type { ComparisonRow } from '@/domain/carComparison';
import { go } from '@/page/navigate';
import type { CarTypeDetail } from '~types/api/cartype';
import styles from './ComparisonTable.module.scss';

interface ComparisonTableProps {
  cars: readonly CarTypeDetail[];
  rows: readonly ComparisonRow[];
  /** Only the rows that differ are seen. */
  isDifferentOnly: boolean;
  /** Goes on with a car. */
  onLook: (car: CarTypeDetail) => void;
  onRemove: (cartypeId: string) => void;
  /** Takes one more car in; absent where there are as many as fit. */
  onAdd: (() => void) | undefined;
}

interface CarColumnProps {
  car: CarTypeDetail;
  onLook: () => void;
  onRemove: () => void;
}

/** The car above its column: what it looks like, the way out of the comparison and the way on. */
function CarColumn({ car, onLook, onRemove }: CarColumnProps) {
  const { cartype, offer } = car;
  const { id } = cartype;
  const name = carName(cartype);
  const goOn = (screen: 'car.detail' | 'booking.order'): void => {
    onLook();
    void go(screen, { cartype_id: id });
  };
  return (
    <Element role="columnheader" className={classNames(styles.cell, styles.car)}>
      <Element as="button" className={styles.remove} aria-label={`不再对比${name}`} onClick={onRemove}>
        <Element as="span" className={styles.cross}>
          <Icon name="x" size={16} />
        </Element>
      </Element>
      <Element as="button" className={styles.look} onClick={() => goOn('car.detail')}>
        <Element className={styles.picture}>
          <Picture src={cartype.picture.small} alt="" />
        </Element>
        <Text as="span" size={14} weight={600} tight block>
          {name}
        </Text>
      </Element>
      {isBookable(offer) ? (
        <Button kind="primary" block aria-label={`预订${name}`} onClick={() => goOn('booking.order')}>
          预订
        </Button>
      ) : (
        <Text as="span" size={12} tone="danger" block className={styles.refusal}>
          {refusalOf(offer)}
        </Text>
      )}
    </Element>
  );
}

/** Cars side by side, row by row what they cost, are and have; what differs is marked (issue 11). */
export function ComparisonTable({
  cars,
  rows,
  isDifferentOnly,
  onLook,
  onRemove,
  onAdd,
}: ComparisonTableProps) {
  return (
    <Element className={styles.scroll} tabIndex={0} role="region" aria-label="对比表">
      <Element role="table" aria-label="车型对比" className={styles.table}>
        <Element role="row" className={classNames(styles.row, styles.head)}>
          <Row align="end" role="cell" className={styles.name}>
            {onAdd ? (
              <Button kind="link" onClick={onAdd}>
                加一辆
              </Button>
            ) : null}
          </Row>
          {cars.map(car => (
            <CarColumn
              key={car.cartype.id}
              car={car}
              onLook={() => onLook(car)}
              onRemove={() => onRemove(car.cartype.id)}
            />
          ))}
        </Element>
        {rows.map(({ name, values, differs }) => (
          <Element
            key={name}
            role="row"
            className={classNames(styles.row, differs && styles.differs)}
            // It stays where it is: a mini-program sends every row that comes back as a whole.
            style={{ display: isDifferentOnly && !differs ? 'none' : '' }}
          >
            <Text as="span" role="rowheader" size={12} tone="secondary" className={styles.name}>
              {name}
            </Text>
            {values.map((value, index) => (
              <Text
                as="span"
                key={cars[index]?.cartype.id}
                role="cell"
                size={14}
                numeric
                weight={differs ? 600 : undefined}
                className={classNames(styles.cell, styles.value)}
              >
                {value}
              </Text>
            ))}
          </Element>
        ))}
      </Element>
    </Element>
  );
}
