import { observer } from 'mobx-react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { Row } from '@/components/row/Row';
import type { DayRange } from '@/domain/calendarChoice';
import { format } from '@/domain/shanghaiTime';
import type { CalendarStore } from '../stores/CalendarStore';
import styles from './CalendarBar.module.scss';

const rangeText = ({ from, to }: DayRange): string => `${format(from, 'M月D日')}–${format(to, 'M月D日')}`;

/** What to do next, or what hours beyond the days mean. */
function hintOf({ from, to, sum }: CalendarStore): string {
  if (!from) return '请选择取车日期';
  if (!to) return `${format(from, 'M月D日')}取车，请选择还车日期`;
  const range = rangeText({ from, to });
  return sum?.overtimeHours ? `${range}，超出的${sum.overtimeHours}小时另计` : `${range}，服务费等另计`;
}

interface CalendarBarProps {
  store: CalendarStore;
  /** Takes the chosen days over. */
  onTake: () => void;
}

/** The chosen days with their sum, why they cannot be rented with the nearest that can, and 选这几天. */
export const CalendarBar = observer(function CalendarBar({ store, onTake }: CalendarBarProps) {
  const { problem, nearest, sum, period } = store;
  return (
    <Element className={styles.foot}>
      <Row justify="between" wrap className={styles.said}>
        <Element as="p" role="status" className={problem ? styles.problem : styles.hint}>
          {problem ?? hintOf(store)}
        </Element>
        {nearest ? (
          <Button
            kind="link"
            onClick={() => store.chooseRange(nearest)}
          >{`改为${rangeText(nearest)}`}</Button>
        ) : null}
      </Row>
      <ActionBar
        info={
          sum && period ? (
            <>
              <Element>{`共${sum.days}天`}</Element>
              <Price fen={sum.amount} label="租车费" />
            </>
          ) : (
            '还没选好'
          )
        }
      >
        <Button kind="primary" disabled={!period} onClick={onTake}>
          选这几天
        </Button>
      </ActionBar>
    </Element>
  );
});
