import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CouponCard } from '@/blocks/coupon-card/CouponCard';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { ChoiceTabs } from '@/components/choice-tabs/ChoiceTabs';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { format } from '@/domain/shanghaiTime';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { routeOf } from '@/routes';
import type { SentBlessing } from '~types/api/blessing';
import { GreetingCard } from '../../components/GreetingCard';
import { SendActions } from '../../components/SendActions';
import { SentBlessings } from '../../components/SentBlessings';
import { useBlessingShare } from '../../components/useBlessingShare';
import { WriteBlessing } from '../../components/WriteBlessing';
import { SendBlessingStore } from '../../stores/SendBlessingStore';

/** One that waits, to be sent to a friend. */
function Sending({ blessing, onClose }: { blessing: SentBlessing; onClose: () => void }) {
  return (
    <>
      <GreetingCard card={blessing.card} words={blessing.words} />
      <Card margin="screen" heading="祝福已生成，发给朋友吧">
        <Grid gap={2}>
          <Text as="p" size={14} tone="secondary">
            {`请在${format(blessing.valid_to, 'M月D日 HH:mm')}前让朋友打开领取，先到先得。没人领取时，优惠券会自动退回。`}
          </Text>
          <CouponCard coupon={blessing.coupon} />
        </Grid>
      </Card>
      <Card aria-label="发送">
        <Grid gap={2}>
          <SendActions secret={blessing.secret} />
          <Button block onClick={onClose}>
            返回
          </Button>
        </Grid>
      </Card>
    </>
  );
}

const tabs = [
  { key: 'WRITE', text: '写祝福' },
  { key: 'SENT', text: '我送出的' },
] as const;

const Greeting = observer(function Greeting() {
  const [store] = useState(() => new SendBlessingStore());
  const { opened } = store;
  useBlessingShare(opened);
  if (opened) return <Sending blessing={opened} onClose={store.close} />;
  return (
    <>
      <ChoiceTabs label="祝福" items={tabs} current={store.tab} onSelect={store.choose} />
      {store.tab === 'WRITE' ? <WriteBlessing store={store} /> : <SentBlessings store={store} />}
    </>
  );
});

/** 送祝福: a coupon of mine goes to a friend with a card and words (specification §2, /create_greeting). */
function CreateGreeting() {
  return (
    <MembersOnly text="登录后给朋友送祝福" returnUrl={routeOf('blessing.create').url}>
      <Greeting />
    </MembersOnly>
  );
}

export default definePage('blessing.create', CreateGreeting);
