import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Radio } from '@/components/radio/Radio';
import { Rest } from '@/components/row/Rest';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { defineAction } from '@/page/defineAction';
import type { UsualDriver } from '~types/api/driver';
import type { UsualDrivers } from '../UsualDrivers';
import styles from './DriverChoice.module.scss';

/** So many stand there at once; who drives less often comes with a tap. */
const FEW = 3;

/** 常用驾驶人: who takes the car, with a tap, or somebody new who is typed below; removed with a tap, too (issue 11). */
export const DriverChoice = observer(function DriverChoice({ drivers }: { drivers: UsualDrivers }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const [removal] = useState(() => defineAction<UsualDriver>({ perform: drivers.remove }));
  const { all, chosen } = drivers;
  const shown = all.filter((driver, index) => isUnfolded || index < FEW || driver === chosen);
  return (
    <>
      <Element role="radiogroup" aria-label="常用驾驶人">
        {shown.map(driver => (
          <Row key={driver.id} className={styles.driver}>
            <Rest>
              <Radio checked={driver === chosen} onChoose={() => drivers.choose(driver)}>
                <Text as="span" size={16} block>
                  {driver.name}
                </Text>
                <Text as="span" size={12} tone="secondary" numeric block>
                  {`${driver.mobile} · 身份证 ${driver.idcard_no.slice(0, 3)}****${driver.idcard_no.slice(-4)}`}
                </Text>
              </Radio>
            </Rest>
            <Button
              kind="link"
              aria-label={`移除${driver.name}`}
              disabled={removal.isRunning}
              onClick={() => void removal.run(driver)}
            >
              移除
            </Button>
          </Row>
        ))}
        <Element className={styles.driver}>
          <Radio checked={chosen === undefined} onChoose={() => drivers.choose(undefined)}>
            <Text as="span" size={16}>
              新驾驶人
            </Text>
          </Radio>
        </Element>
      </Element>
      {shown.length < all.length ? (
        <Button kind="link" onClick={() => setUnfolded(true)}>
          {`全部${all.length}位常用驾驶人`}
        </Button>
      ) : null}
    </>
  );
});
