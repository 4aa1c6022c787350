import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MomentSheet } from '@/blocks/moment-sheet/MomentSheet';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Chips } from '@/components/chips/Chips';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { Grid } from '@/components/grid/Grid';
import { LongField } from '@/components/long-field/LongField';
import { Radio } from '@/components/radio/Radio';
import { Text } from '@/components/text/Text';
import { ACCIDENT_PLACE_LENGTH, ACCIDENT_TEXT_LENGTH, REPORT_DAYS } from '@/domain/accident';
import { HAPPENED } from '@/domain/accidentReport';
import { HOTLINE } from '@/domain/hotline';
import { DAY, dayOf, format, toIso } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import { dial } from '@/platform/phone';
import { routeOf } from '@/routes';
import { serverNow } from '@/services/call';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { AccidentOrder } from '~types/api/accident';
import type { ReportStore } from '../stores/ReportStore';

/** A car with its plate, and since when, or until when, it was out. */
function carNote({ from_time: from, to_time: to }: AccidentOrder): string {
  return to === undefined ? `${format(from, 'M月D日')}取车，用车中` : `${format(to, 'M月D日')}已还车`;
}

const OrderChoice = observer(function OrderChoice({ store }: { store: ReportStore }) {
  const { orders, draft } = store;
  const session = useStore(SessionStore);
  if (!session.isLoggedIn) {
    return (
      <>
        <Text as="p" tone="secondary">
          登录后选择您租的车。也可以先往下填，发送前再登录，填的内容会保留。
        </Text>
        <Button block onClick={() => void go('login', { return_url: routeOf('claims.report').url })}>
          去登录
        </Button>
      </>
    );
  }
  if (orders.data === undefined) {
    return (
      <>
        <Text as="p" tone="secondary" role="status">
          {orders.failure === undefined
            ? '正在读取您的用车'
            : `${orders.failure}。可以先往下填，有网络后再选车。`}
        </Text>
        {orders.failure === undefined ? null : (
          <Button block busy={orders.isLoading} onClick={() => void store.loadOrders()}>
            重试
          </Button>
        )}
      </>
    );
  }
  if (orders.data.orders.length === 0) {
    return (
      <>
        <Text as="p" tone="secondary">
          {`没有可以报案的用车。取车后到还车${REPORT_DAYS}天内的事故可以在这里报案，其他情况请打客服热线。`}
        </Text>
        <Button block icon="phone" onClick={() => dial(HOTLINE)}>
          {`客服热线${HOTLINE}`}
        </Button>
      </>
    );
  }
  return (
    <Element role="radiogroup" aria-label="哪辆车">
      {orders.data.orders.map(order => (
        <Radio
          key={order.orderid}
          checked={order.orderid === draft.orderid}
          onChoose={() => store.set('orderid', order.orderid)}
        >
          <Text as="span" block>
            {order.plate === undefined ? order.car : `${order.car} · ${order.plate}`}
          </Text>
          <Text as="span" size={12} tone="secondary" block>
            {carNote(order)}
          </Text>
        </Radio>
      ))}
    </Element>
  );
});

const Problem = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <Text as="p" size={14} tone="danger" role="alert">
      {text}
    </Text>
  );

/** When it happened: now, unless another time is chosen. */
const When = observer(function When({ store }: { store: ReportStore }) {
  const [isOpen, setOpen] = useState(false);
  const { time, car, draft } = store;
  const now = toIso(serverNow());
  const earliest = car?.from_time ?? toIso(serverNow().getTime() - REPORT_DAYS * DAY);
  return (
    <>
      <Cell
        icon="clock"
        title="什么时候"
        note={draft.time === '' ? '默认是现在，不是刚刚发生的请修改' : '不对请修改'}
        value={format(time, 'M月D日 HH:mm')}
        onClick={() => setOpen(true)}
      />
      <MomentSheet
        open={isOpen}
        time={time}
        earliest={earliest}
        latest={now}
        lastDay={dayOf(now)}
        title="事故时间"
        word="事故"
        note="选最接近的时间，最晚是现在"
        hasNightService={false}
        onChoose={chosen => store.set('time', chosen)}
        onClose={() => setOpen(false)}
      />
    </>
  );
});

/** 何时何地？ Which car, when, where, and what has happened in a few words. */
export const WhereStep = observer(function WhereStep({ store }: { store: ReportStore }) {
  const { draft, isLocating, locationProblem } = store;
  return (
    <>
      <Card margin="screen" heading="哪辆车" id="report-orderid" tabIndex={-1}>
        <OrderChoice store={store} />
        <Problem text={store.errorOf('orderid')} />
      </Card>
      <Card margin="screen" heading="时间和地点">
        <Element id="report-time" tabIndex={-1}>
          <When store={store} />
          <Problem text={store.errorOf('time')} />
        </Element>
        <Field
          id="report-place"
          label="地点"
          placeholder="路口、路牌或附近的店"
          maxLength={ACCIDENT_PLACE_LENGTH}
          value={draft.place}
          error={store.errorOf('place')}
          onChange={place => store.set('place', place)}
        />
        <Grid gap={2}>
          <Button block icon="locate" busy={isLocating} onClick={() => void store.locate()}>
            {isLocating ? '正在定位' : draft.location ? '重新定位' : '用定位填写'}
          </Button>
          {locationProblem === undefined && draft.location === undefined ? null : (
            <Text as="p" size={12} tone="secondary" role="status">
              {locationProblem === undefined
                ? '已记下定位，会和报案一起发送。'
                : `${locationProblem}。直接写在哪里也可以。`}
            </Text>
          )}
        </Grid>
      </Card>
      <Card margin="screen">
        <Grid gap={3}>
          <Text as="h2" size={18} weight={600}>
            发生了什么
          </Text>
          <Chips
            label="选一个最像的"
            items={HAPPENED.map(({ text }) => ({ key: text, text }))}
            selected={HAPPENED.map(({ text }) => text).filter(text => draft.description.includes(text))}
            onToggle={text => store.happened(text)}
          />
          <LongField
            id="report-description"
            label="几句话说明"
            placeholder="例如：等红灯时被后车追尾，后保险杠凹陷"
            maxLength={ACCIDENT_TEXT_LENGTH}
            value={draft.description}
            error={store.errorOf('description')}
            onChange={text => store.set('description', text)}
          />
        </Grid>
      </Card>
    </>
  );
});
