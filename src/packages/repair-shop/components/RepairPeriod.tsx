import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MomentSheet } from '@/blocks/moment-sheet/MomentSheet';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Price } from '@/components/price/Price';
import { RetryLine } from '@/components/retry-line/RetryLine';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { LONGEST_REPAIR_DAYS } from '@/domain/accident';
import { earliestRepair, repairEnds } from '@/domain/assessment';
import { yuanText } from '@/domain/money';
import { addDays, dayOf, format, toIso } from '@/domain/shanghaiTime';
import { serverNow } from '@/services/call';
import type { ShopForm } from '../stores/ShopForm';

const TIMES = { from: { title: '开始维修', word: '开始' }, to: { title: '修好交车', word: '交车' } } as const;

type End = keyof typeof TIMES;

/** One of the two times, with what is wrong with it. */
const TimeCell = observer(function TimeCell({
  form: { form },
  end,
  onChoose,
}: {
  form: ShopForm;
  end: End;
  onChoose: () => void;
}) {
  const value = form.values[end];
  const problem = form.errorOf(end);
  return (
    <Element id={`shop-${end}`} tabIndex={-1}>
      <Cell
        title={TIMES[end].title}
        value={value ? format(value, 'M月D日 ddd HH:mm') : '请选择'}
        onClick={onChoose}
      />
      {problem === undefined ? null : (
        <Text as="p" size={12} tone="danger" role="alert">
          {problem}
        </Text>
      )}
    </Element>
  );
});

/** 停运损失费: days times what a day costs, as the server reckons it. */
const Downtime = observer(function Downtime({ form: { price, hasPeriod, askPrice } }: { form: ShopForm }) {
  const { data, failure, isLoading } = price;
  if (!hasPeriod) {
    return (
      <Text as="p" size={12} tone="secondary">
        选好时间后自动计算停运损失费
      </Text>
    );
  }
  if (failure !== undefined)
    return <RetryLine text={failure} busy={isLoading} onRetry={() => void askPrice()} />;
  return (
    <Row justify="between" wrap role="status">
      <Text as="span" size={14} tone="secondary" words>
        {data ? `停运损失费 ${data.days}天 × ¥${yuanText(data.day_price)}` : '正在计算停运损失费'}
      </Text>
      {data ? <Price fen={data.total} size="small" /> : null}
    </Row>
  );
});

/** The earliest and the last day of a time, and the one with which its sheet begins. */
function boundsOf(end: End, { form }: ShopForm, accident: string) {
  const { from, to } = form.values;
  if (end === 'to' && from !== '') {
    const { first, last } = repairEnds(from);
    return { earliest: toIso(first), lastDay: dayOf(last), chosen: to };
  }
  return {
    earliest: toIso(earliestRepair(accident)),
    lastDay: addDays(dayOf(serverNow()), LONGEST_REPAIR_DAYS),
    chosen: end === 'from' ? from : to,
  };
}

/** 停运时间: from when until when the car stands still, and what that costs (specification §3, priceState). */
export const RepairPeriod = observer(function RepairPeriod({
  form,
  accident,
}: {
  form: ShopForm;
  /** ISO time of the accident. */
  accident: string;
}) {
  const [open, setOpen] = useState<End>();
  const { earliest, lastDay, chosen } = boundsOf(open ?? 'from', form, accident);
  return (
    <Card margin="screen" heading="停运时间">
      <TimeCell form={form} end="from" onChoose={() => setOpen('from')} />
      <TimeCell form={form} end="to" onChoose={() => setOpen('to')} />
      <Downtime form={form} />
      <MomentSheet
        open={open !== undefined}
        time={chosen > earliest ? chosen : earliest}
        earliest={earliest}
        lastDay={lastDay}
        title={TIMES[open ?? 'from'].title}
        word={TIMES[open ?? 'from'].word}
        note={open === 'to' ? `最多${LONGEST_REPAIR_DAYS}天，不足一天按一天算` : '不能早于事故发生的时间'}
        hasNightService={false}
        onChoose={time => open && form.setTime(open, time)}
        onClose={() => setOpen(undefined)}
      />
    </Card>
  );
});
