import { observer } from 'mobx-react-lite';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import type { DayRange } from '@/domain/calendarChoice';
import { yuanText } from '@/domain/money';
import { describePeriod } from '@/domain/rentalTime';
import { format } from '@/domain/shanghaiTime';
import type { CalendarStore } from '../stores/CalendarStore';
import styles from './CalendarBar.module.scss';

const rangeText = ({ from, to }: DayRange): string => `${format(from, 'M月D日')}–${format(to, 'M月D日')}`;

/** What to do next, or the days that are chosen. */
function hintOf({ from, to }: CalendarStore): string {
  if (!from) return '请选择取车日期';
  if (!to) return `${format(from, 'M月D日')}取车，请选择还车日期`;
  return rangeText({ from, to });
}

interface CalendarBarProps {
  store: CalendarStore;
  /** Takes the chosen days over. */
  onTake: () => void;
}

/** The chosen days with what they cost, why they cannot be rented with the nearest that can, and 选这几天. */
export const CalendarBar = observer(function CalendarBar({ store, onTake }: CalendarBarProps) {
  const { problem, nearest, period } = store;
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
        {store.calendar.failure ? (
          <Button kind="link" onClick={() => void store.load()}>
            重新计价
          </Button>
        ) : null}
      </Row>
      <ActionBar info={period ? <RangePrice store={store} period={period} /> : '还没选好'}>
        <Button kind="primary" disabled={!period} onClick={onTake}>
          选这几天
        </Button>
      </ActionBar>
    </Element>
  );
});

/** The daily price and the total of the chosen days, as list and detail say them; a length that is new is priced first. */
const RangePrice = observer(function RangePrice({
  store,
  period,
}: {
  store: CalendarStore;
  period: DayRange;
}) {
  const { price } = store;
  const length = `共${describePeriod(period.from, period.to)}`;
  return (
    <Element role="group" aria-label="价格" aria-live="polite" aria-busy={!price}>
      {price ? <Price fen={price.price} label="日均" /> : null}
      <Text size={12} tone="secondary" block className={styles.length}>
        {price
          ? `${length} · 总价¥${yuanText(price.total)}`
          : `${length} · ${store.calendar.failure ? '价格没有算出来' : '正在计价'}`}
      </Text>
    </Element>
  );
});
