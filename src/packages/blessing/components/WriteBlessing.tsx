import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CouponCard } from '@/blocks/coupon-card/CouponCard';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Chips } from '@/components/chips/Chips';
import { Grid } from '@/components/grid/Grid';
import { LongField } from '@/components/long-field/LongField';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { BLESSING_CARDS, WORDS_LENGTH } from '@/domain/blessing';
import { go } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import type { Coupon } from '~types/api/account';
import type { SendBlessingStore } from '../stores/SendBlessingStore';
import { GreetingCard } from './GreetingCard';

const couponsId = 'blessing-coupons';
const wordsId = 'blessing-words';

const Form = observer(function Form({ store, coupons }: { store: SendBlessingStore; coupons: Coupon[] }) {
  const { form } = store;
  const { card, words, coupon_id: chosen } = form.values;
  const couponProblem = form.errorOf('coupon_id');
  const submit = async (): Promise<void> => {
    if (!(await store.submit()) && form.firstInvalid) {
      focusElement(form.firstInvalid === 'words' ? wordsId : couponsId);
    }
  };
  return (
    <>
      <GreetingCard card={card} words={words} />
      <Card heading="贺卡" margin="screen">
        <Chips
          label="贺卡"
          items={BLESSING_CARDS}
          selected={[card]}
          onToggle={key => store.chooseCard(key)}
        />
        <LongField
          id={wordsId}
          label="祝福语"
          placeholder="写一句想说的话"
          maxLength={WORDS_LENGTH}
          value={words}
          error={form.errorOf('words')}
          onChange={text => form.set('words', text)}
          onBlur={() => form.leave('words')}
        />
      </Card>
      <Card heading="送一张优惠券" margin="last" id={couponsId} tabIndex={-1}>
        <Grid gap={3}>
          <Text as="p" size={12} tone="secondary">
            送出后3天内等朋友领取，这段时间您不能使用；没人领取会自动退回。
          </Text>
          {couponProblem ? (
            <Text as="p" size={14} tone="danger" role="alert">
              {couponProblem}
            </Text>
          ) : null}
          <Grid gap={3} role="group" aria-label="要送的优惠券">
            {coupons.map(coupon => (
              <CouponCard
                key={coupon.id}
                coupon={coupon}
                choice={{
                  isChosen: coupon.id === chosen,
                  onChoose: () => form.set('coupon_id', coupon.id),
                }}
              />
            ))}
          </Grid>
        </Grid>
      </Card>
      {form.failure ? (
        <Card>
          <Text as="p" tone="danger" role="alert">
            {form.failure}
          </Text>
        </Card>
      ) : null}
      <ActionBar>
        <Button kind="primary" block busy={form.isSubmitting} onClick={() => void submit()}>
          生成祝福
        </Button>
      </ActionBar>
    </>
  );
});

/** A blessing is written: card, words, and which coupon goes with it. */
export const WriteBlessing = observer(function WriteBlessing({ store }: { store: SendBlessingStore }) {
  const { coupons } = store;
  useEffect(() => {
    void coupons.load();
  }, [coupons]);
  return (
    <ResourceView resource={coupons} onRetry={() => void coupons.load()}>
      {list =>
        list.length > 0 ? (
          <Form store={store} coupons={list} />
        ) : (
          <StateView
            icon="ticket"
            title="没有可以送出的优惠券"
            text="有了未使用的优惠券，就可以配上贺卡送给朋友。朋友送您的券不能再转送。"
            action={{ text: '查看优惠券', onClick: () => void go('wallet.coupons') }}
          />
        )
      }
    </ResourceView>
  );
});
