import { observer } from 'mobx-react';
import { Element } from '@/components/element/Element';
import { Picture } from '@/components/picture/Picture';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { carName } from '@/domain/carWords';
import { go } from '@/page/navigate';
import { HistoryStore } from '@/stores/HistoryStore';
import { useStore } from '@/stores/rootContext';
import styles from './RecentCars.module.scss';
import { Section } from './Section';

/** 最近看过: the car types that were looked at on this device, newest first. */
export const RecentCars = observer(function RecentCars() {
  const history = useStore(HistoryStore);
  if (history.cars.length === 0) return null;
  return (
    <Section title="最近看过" action={{ text: '清空', onClick: () => history.forget('cars') }}>
      <Row as="ul" align="stretch" className={styles.strip} aria-label="最近看过的车型">
        {history.cars.map(cartype => (
          <Element as="li" key={cartype.id} className={styles.item}>
            <Element
              as="button"
              className={styles.car}
              onClick={() => void go('car.detail', { cartype_id: cartype.id })}
            >
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
    </Section>
  );
});
