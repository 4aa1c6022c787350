import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Checkbox } from '@/components/checkbox/Checkbox';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { canClose, FORGOTTEN, givesUp, KEPT } from '@/domain/accountClosing';
import { yuanText } from '@/domain/money';
import { defineAction } from '@/page/defineAction';
import { go } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { orderLineOf } from '@/stores/orderLines';
import type { ClosingTerms, GivenUp } from '~types/api/personalData';
import type { ClosingModel } from '../stores/ClosingModel';
import { PlainList } from './PlainList';
import { ProofField, proofId } from './ProofField';

/** What stands in the way, each with the way to end it. */
function Obstacles({ open_orders, held_deposit, open_recharges }: ClosingTerms) {
  return (
    <Card heading="处理好以下事项后可以注销" margin="screen">
      {open_orders.map(({ line, orderid, title, status_text }) => (
        <Cell
          key={orderid}
          title={title}
          note={`订单${orderid}`}
          value={status_text}
          onClick={() => void go(orderLineOf(line).screens.view, { orderid })}
        />
      ))}
      {held_deposit > 0 ? (
        <Cell title="押金还没退还" note="还车后按订单约定的时间退还" value={`¥${yuanText(held_deposit)}`} />
      ) : null}
      {open_recharges.map(({ recharge_id, amount }) => (
        <Cell
          key={recharge_id}
          title="充值待支付"
          note="不支付会在15分钟内自动关闭"
          value={`¥${yuanText(amount)}`}
          onClick={() => void go('wallet.recharged', { recharge_id })}
        />
      ))}
    </Card>
  );
}

/** What of worth ends with the account, as cells: 余额 ¥88. */
const lossesOf = ({ balance, wkcoin, integral, coupons }: GivenUp) =>
  [
    { title: '余额', amount: balance, value: `¥${yuanText(balance)}` },
    { title: '悟空币', amount: wkcoin, value: `${wkcoin}个` },
    { title: '积分', amount: integral, value: `${integral}分` },
    { title: '可用优惠券', amount: coupons, value: `${coupons}张` },
  ].filter(({ amount }) => amount > 0);

function Losses({ givenUp }: { givenUp: GivenUp }) {
  return (
    <Card heading="注销后清零的资产" margin="screen">
      <Text as="p" size={14} tone="secondary">
        清零后不能找回，也不能转到其他账号。建议先用完，或联系客服处理余额。
      </Text>
      {lossesOf(givenUp).map(({ title, value }) => (
        <Cell key={title} title={title} value={value} />
      ))}
    </Card>
  );
}

/** What becomes of the data: what goes at once, and what the law wants kept. */
function Fate() {
  return (
    <>
      <Card heading="立即删除" margin="screen">
        <PlainList items={FORGOTTEN} />
      </Card>
      <Card heading="保留的信息和原因" margin="screen">
        {KEPT.map(({ what, why }) => (
          <Cell key={what} title={what} note={why} />
        ))}
      </Card>
    </>
  );
}

const agreementId = 'closing-agreement';

/** What a member reads, agrees to and proves before their account is closed. */
export const ClosingForm = observer(function ClosingForm({
  model,
  terms,
  onClosed,
}: {
  model: ClosingModel;
  terms: ClosingTerms;
  onClosed: () => void;
}) {
  const { form } = model.proof;
  const losses = lossesOf(terms.given_up).map(({ title, value }) => `${title}${value}`);
  const [close] = useState(() =>
    defineAction<string>({
      confirm: lost => ({
        title: '确认注销账号',
        content: `${lost}个人资料立即删除，所有设备退出登录。注销后不能恢复。`,
        confirmText: '确认注销',
        danger: true,
      }),
      perform: async () => {
        if (await form.submit()) onClosed();
        else if (model.proof.isCodeRefused) focusElement(proofId);
      },
    }),
  );
  const submit = (): void => {
    model.missAgreement();
    form.leave('vcode');
    if (model.isAgreementMissed) focusElement(agreementId);
    else if (!form.isValid) focusElement(proofId);
    else void close.run(losses.length > 0 ? `${losses.join('、')}将清零，` : '');
  };
  if (!canClose(terms)) {
    return (
      <>
        <Obstacles {...terms} />
        <Fate />
      </>
    );
  }
  return (
    <>
      {givesUp(terms.given_up) ? <Losses givenUp={terms.given_up} /> : null}
      <Fate />
      <ProofField proof={model.proof} />
      <Card margin="screen">
        <Element id={agreementId} tabIndex={-1}>
          <Checkbox checked={model.isAgreed} onChange={model.agree}>
            {losses.length > 0
              ? '我已了解注销后果，自愿放弃以上资产'
              : '我已了解注销后果，账号注销后不能恢复'}
          </Checkbox>
        </Element>
        {model.isAgreementMissed ? (
          <Text as="p" role="alert" size={14} tone="danger">
            请先确认并勾选
          </Text>
        ) : null}
      </Card>
      {form.failure && !model.proof.isCodeRefused ? (
        <Element role="alert">
          <Card margin="screen">
            <Text as="p" tone="danger">
              {form.failure}
            </Text>
          </Card>
        </Element>
      ) : null}
      <ActionBar>
        <Button kind="danger" block busy={close.isRunning || form.isSubmitting} onClick={submit}>
          注销账号
        </Button>
      </ActionBar>
    </>
  );
});
