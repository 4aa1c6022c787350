import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { couponWorthText } from '@/blocks/coupon-card/CouponCard';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Grid } from '@/components/grid/Grid';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { Row } from '@/components/row/Row';
import { StateView } from '@/components/state-view/StateView';
import { Tag } from '@/components/tag/Tag';
import { Text } from '@/components/text/Text';
import { BLESSING_STATES } from '@/domain/blessing';
import { format } from '@/domain/shanghaiTime';
import { defineAction } from '@/page/defineAction';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import type { SentBlessing } from '~types/api/blessing';
import type { SendBlessingStore } from '../stores/SendBlessingStore';
import styles from './SentBlessings.module.scss';

const timeText = (iso: string): string => format(iso, 'M月D日 HH:mm');

/** What became of it: who has claimed it and when, or until when it waits. */
function outcomeText({ state, claimed, valid_to }: SentBlessing): string {
  if (claimed) return `${claimed.by}于${timeText(claimed.at)}领取`;
  return state === 'WAITING' ? `${timeText(valid_to)}前可领取` : BLESSING_STATES[state];
}

interface SentRowProps {
  blessing: SentBlessing;
  onSend: () => void;
  onTakeBack: () => void;
}

function SentRow({ blessing, onSend, onTakeBack }: SentRowProps) {
  const { state, coupon, words, created_at } = blessing;
  return (
    <Card as="article" margin="none">
      <Row justify="between" align="start">
        <Text as="h2" size={16} weight={600} grow>
          {`${coupon.name}（${couponWorthText(coupon)}）`}
        </Text>
        {state === 'WAITING' || state === 'CLAIMED' ? (
          <Tag tone={state === 'CLAIMED' ? 'success' : 'accent'}>{BLESSING_STATES[state]}</Tag>
        ) : null}
      </Row>
      <Text as="p" size={14}>
        {words}
      </Text>
      <Text as="p" size={12} tone="secondary">
        {`${timeText(created_at)}送出，${outcomeText(blessing)}`}
      </Text>
      {state === 'WAITING' ? (
        <Grid columns={2} gap={2} className={styles.actions}>
          <Button aria-label={`收回${coupon.name}`} onClick={onTakeBack}>
            收回
          </Button>
          <Button aria-label={`再次发送${coupon.name}`} onClick={onSend}>
            再次发送
          </Button>
        </Grid>
      ) : null}
    </Card>
  );
}

/** What I have sent, and what became of it. */
export const SentBlessings = observer(function SentBlessings({ store }: { store: SendBlessingStore }) {
  const overlay = useRoot().get(OverlayStore);
  const [takeBack] = useState(() =>
    defineAction<SentBlessing>({
      confirm: ({ coupon }) => ({
        title: '收回祝福',
        content: `收回后，朋友不能再用链接领取“${coupon.name}”。`,
        confirmText: '收回',
      }),
      perform: async blessing => {
        await store.takeBack(blessing);
        overlay.showToast('已收回，优惠券回到您的账户');
      },
    }),
  );
  return (
    <PagedListView
      list={store.sent}
      keyOf={({ id }) => id}
      empty={
        <StateView
          icon="heart"
          title="还没有送出过祝福"
          text="选一张优惠券，写一句话，送给朋友。"
          action={{ text: '写祝福', onClick: () => store.choose('WRITE') }}
        />
      }
    >
      {blessing => (
        <SentRow
          blessing={blessing}
          onSend={() => store.open(blessing)}
          onTakeBack={() => void takeBack.run(blessing)}
        />
      )}
    </PagedListView>
  );
});
