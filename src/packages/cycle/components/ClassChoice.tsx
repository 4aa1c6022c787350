import { classNames } from '@/components/element/classNames';
import { Element } from '@/components/element/Element';
import { Picture } from '@/components/picture/Picture';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import type { CarCategory } from '~types/api/cartype';
import type { CycleClass } from '~types/api/cycle';
import styles from './ClassChoice.module.scss';

interface ClassChoiceProps {
  classes: readonly CycleClass[];
  chosen: CarCategory | undefined;
  onChoose: (category: CarCategory) => void;
}

/** The classes of cars of a city, each with the picture of one of its cars, in one row that is pushed aside. */
export function ClassChoice({ classes, chosen, onChoose }: ClassChoiceProps) {
  return (
    <Row as="ul" align="stretch" className={styles.strip} aria-label="车型级别">
      {classes.map(({ category, name, picture }) => (
        <Element as="li" key={category} className={styles.item}>
          <Element
            as="button"
            className={classNames(styles.class, category === chosen && styles.chosen)}
            aria-pressed={category === chosen}
            onClick={() => onChoose(category)}
          >
            <Element as="span" block className={styles.picture}>
              <Picture src={picture.small} alt="" />
            </Element>
            <Text as="span" size={14} weight={600} block>
              {name}
            </Text>
          </Element>
        </Element>
      ))}
    </Row>
  );
}
