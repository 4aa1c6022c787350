import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { RuleList } from '@/blocks/rule-list/RuleList';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Field } from '@/components/field/Field';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import { RECHARGE_RANGE } from '@/domain/recharge';
import { defineAction } from '@/page/defineAction';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import { OfferChoice } from '../../components/OfferChoice';
import { RechargeStore } from '../../stores/RechargeStore';

const ownId = 'recharge-own';

const rules = [
  '支付成功后立即到账，赠送金额一起到账。',
  '余额可支付订单，一直有效。',
  '要退回充值的余额，请联系客服。',
];

const RechargeForm = observer(function RechargeForm() {
  const store = useStore(RechargeStore);
  const [begin] = useState(() =>
    defineAction({
      perform: async () => {
        const recharge = await store.begin();
        if (recharge) await go('pay.recharge', { recharge_id: recharge.recharge_id });
        else focusElement(ownId);
      },
    }),
  );
  useDidShow(() => void store.amounts.load());
  const balance = store.amounts.data?.balance;
  const { amount, gift, own, problem } = store;
  return (
    <>
      <Card margin="screen" pad={1} aria-label="可用余额">
        <Cell title="可用余额" value={balance === undefined ? '' : `¥${yuanText(balance)}`} />
      </Card>
      <Card margin="screen" heading="充值金额">
        <OfferChoice current={own ? undefined : store.offer} onChoose={store.chooseOffer} />
        <Field
          id={ownId}
          label="其他金额"
          type="number"
          value={own}
          placeholder={`${RECHARGE_RANGE}的整数`}
          error={store.shownProblem}
          extra="元"
          onChange={store.typeOwn}
          onBlur={store.leaveOwn}
        />
      </Card>
      <Card margin="screen" pad={1} aria-label="其他充值方式">
        <Cell title="充值码" note="印在充值单上的16位密码" onClick={() => void go('wallet.rechargeCode')} />
        <Cell title="激活礼品卡" note="卡内金额存入余额" onClick={() => void go('wallet.giftCard')} />
      </Card>
      <RuleList heading="充值说明" rules={rules} />
      <ActionBar
        info={
          problem === undefined ? (
            <Text as="p" size={14} tone="secondary" aria-live="polite">
              {gift > 0
                ? `到账¥${yuanText(amount + gift)}，含赠送¥${yuanText(gift)}`
                : `到账¥${yuanText(amount)}`}
            </Text>
          ) : undefined
        }
      >
        <Button kind="primary" block busy={begin.isRunning} onClick={() => void begin.run()}>
          {problem === undefined ? `充值¥${yuanText(amount)}` : '充值'}
        </Button>
      </ActionBar>
    </>
  );
});

/** 充值: an offer with its gift, or an amount of one's own, paid at the cashier (specification §2, /recharge). */
function Recharge() {
  return (
    <MembersOnly text="登录后充值" returnUrl={routeOf('wallet.recharge').url}>
      <RechargeForm />
    </MembersOnly>
  );
}

export default definePage('wallet.recharge', Recharge);
