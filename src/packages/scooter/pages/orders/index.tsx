import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { Card } from '@/components/card/Card';
import { Grid } from '@/components/grid/Grid';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { Row } from '@/components/row/Row';
import { StateView } from '@/components/state-view/StateView';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import { quoteText } from '@/domain/demandLife';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import type { ScooterRow } from '~types/api/scooter';
import { ScooterOrdersStore } from '../../stores/ScooterOrdersStore';

/** One line of what is said of it. */
const Line = ({ text }: { text: string }) => (
  <Text as="span" size={14} tone="secondary" block>
    {text}
  </Text>
);

/** What was asked for, how it stands, which car, when it comes back and what a day beyond costs: a tap opens it. */
function Item({ row }: { row: ScooterRow }) {
  const { id, orderid, kind_text: kind, title, city, take_time: from, use, quote } = row;
  const open = (): void =>
    void (orderid === undefined ? go('demand.detail', { id }) : go('demand.scooterOrder', { orderid }));
  return (
    <Card as="button" margin="none" onClick={open}>
      <Grid gap={1}>
        <Row as="span" justify="between" wrap>
          <Text as="span" weight={600}>
            {`${kind} · ${title}`}
          </Text>
          <Tag tone={quote ? 'success' : undefined}>{row.status_text}</Tag>
        </Row>
        <Line text={`${city} · ${format(from, 'M月D日 HH:mm')}用车`} />
        <Line
          text={`${format(use.return_time, 'M月D日 HH:mm')}还车 · 超期¥${yuanText(use.over_day_price)}/天`}
        />
        {use.car ? <Line text={`${use.car.model} ${use.car.plate}`} /> : null}
        {quote ? (
          <Text as="span" size={14} block>
            {`报价${quoteText(quote.total)}，${row.note}`}
          </Text>
        ) : orderid === undefined ? (
          <Line text={row.note} />
        ) : null}
      </Grid>
    </Card>
  );
}

const Orders = observer(function Orders() {
  const { list } = useStore(ScooterOrdersStore);
  // The staff may have answered meanwhile.
  useDidShow(() => {
    if (list.page > 0) void list.reload();
  });
  return (
    <PagedListView
      list={list}
      keyOf={({ id }) => id}
      empty={
        <StateView
          icon="clipboard-list"
          title="还没有代步车和踏板车订单"
          text="提交需求后，进度、报价和还车时间都在这里。"
          action={{ text: '去看看', onClick: () => void go('scooter.home') }}
        />
      }
    >
      {row => <Item row={row} />}
    </PagedListView>
  );
});

/** What the member has asked for of this line (specification §2, /scooter/order_list). */
function ScooterOrders() {
  return (
    <MembersOnly text="登录后查看订单和报价" returnUrl={routeOf('scooter.orders').url}>
      <Orders />
    </MembersOnly>
  );
}

export default definePage('scooter.orders', ScooterOrders);
