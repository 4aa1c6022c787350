import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { RuleList } from '@/blocks/rule-list/RuleList';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Skeleton } from '@/components/skeleton/Skeleton';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import { PURSE_RULES, type PurseName } from '@/domain/rewards';
import { format } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import { orderLineOf } from '@/stores/orderLines';
import { useStore } from '@/stores/rootContext';
import type { WalletRecord } from '~types/api/wallet';
import { WalletStore } from '../stores/WalletStore';
import styles from './PurseView.module.scss';

/** How each purse is spoken of: its figure with its unit, and what stands where nothing has moved. */
const WORDS: Readonly<
  Record<PurseName, { label: string; figure: (amount: number) => string; none: string }>
> = {
  balance: {
    label: '可用余额',
    figure: amount => `¥${yuanText(amount)}`,
    none: '充值、消费和退款都会记在这里。',
  },
  wkcoin: { label: '可用悟空币', figure: amount => `${amount}个`, none: '赚到和用掉的悟空币都会记在这里。' },
  integral: { label: '可用积分', figure: amount => `${amount}分`, none: '赚到和换掉的积分都会记在这里。' },
};

/** A figure with its sign: +¥50, -200个. */
const signed = (purse: PurseName, amount: number): string =>
  `${amount < 0 ? '-' : '+'}${WORDS[purse].figure(Math.abs(amount))}`;

/** A movement: why, when, for which order, and how much; leads to that order. */
function Movement({ purse, record }: { purse: PurseName; record: WalletRecord }) {
  const { amount, reason, time, order } = record;
  const when = format(time, 'YYYY-MM-DD HH:mm');
  return (
    <Card as="div" pad={0} margin="none">
      <Cell
        title={reason}
        note={order ? `${order.title} · ${when}` : when}
        value={
          <Text as="span" size={16} weight={600} numeric tone={amount < 0 ? 'ink' : 'success'}>
            {signed(purse, amount)}
          </Text>
        }
        {...(order && {
          onClick: () => void go(orderLineOf(order.line).screens.view, { orderid: order.orderid }),
        })}
      />
    </Card>
  );
}

interface PurseViewProps {
  purse: PurseName;
  /** Below the figure: what can be done with it. */
  children?: ReactNode;
}

/**
 * A purse of the member: what is in it, what one can do, by which rules it fills, and how it came and went. Its screen
 * renews the store each time that it is shown.
 */
export const PurseView = observer(function PurseView({ purse, children }: PurseViewProps) {
  const store = useStore(WalletStore);
  const { label, figure, none } = WORDS[purse];
  return (
    <>
      <Card margin="screen" pad={4} aria-label={label}>
        <ResourceView resource={store.amounts} skeleton={<Skeleton height={64} />}>
          {amounts => (
            <>
              <Text as="p" size={14} tone="secondary">
                {label}
              </Text>
              <Text as="p" size={28} weight={700} numeric className={styles.figure}>
                {figure(amounts[purse])}
              </Text>
            </>
          )}
        </ResourceView>
        {children}
      </Card>
      <RuleList heading="使用规则" rules={PURSE_RULES[purse]} />
      <Text as="h2" size={18} weight={600} className={styles.heading}>
        明细
      </Text>
      <PagedListView
        list={store.records.of(purse)}
        keyOf={({ id }) => id}
        empty={<StateView icon="clipboard-list" title="还没有明细" text={none} />}
      >
        {record => <Movement purse={purse} record={record} />}
      </PagedListView>
    </>
  );
});
