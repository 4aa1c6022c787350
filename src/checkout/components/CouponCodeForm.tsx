import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Field } from '@/components/field/Field';
import { inGroups, printedCodeProblem, printedCodeText } from '@/domain/printedCode';
import { focusElement } from '@/platform/focus';
import { FormModel } from '@/stores/FormModel';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import type { Coupon } from '~types/api/account';
import type { AnyCheckout } from '../anyCheckout';
import { takeCouponCode } from '../takeCouponCode';

const codeId = 'coupon-code';

/** What parts the groups of a code may be typed or pasted, too. */
const WITH_GAPS = 32;

/** Takes a coupon that has just come for the order where it takes off more than the chosen one; says what became of it. */
function takeIfBetter({ id }: Coupon, checkout: AnyCheckout): string {
  // Best first.
  const usable = checkout.usableCoupons;
  const rank = usable.findIndex(one => one.id === id);
  if (rank < 0) return '这笔订单不能用';
  const chosen = checkout.coupon;
  if (chosen && usable.indexOf(chosen) < rank) return `这笔订单用“${chosen.name}”更省`;
  checkout.chooseCoupon(id);
  return '这笔订单已选用';
}

/** 兑换码: brings a coupon where one is chosen, and takes it for the order where it is the better one (specification §7, coupon/active). */
export const CouponCodeForm = observer(function CouponCodeForm({ checkout }: { checkout: AnyCheckout }) {
  const overlay = useStore(OverlayStore);
  const [form] = useState(
    () =>
      new FormModel<{ code: string }, Coupon>({
        initial: { code: '' },
        rules: { code: printedCodeProblem },
        submit: ({ code }) => takeCouponCode(code),
      }),
  );
  const take = async (): Promise<void> => {
    const coupon = await form.submit();
    if (!coupon) {
      focusElement(codeId);
      return;
    }
    form.reset();
    await checkout.price();
    overlay.showToast(`已兑换“${coupon.name}”，${takeIfBetter(coupon, checkout)}`);
  };
  return (
    <Card margin="none">
      <Field
        id={codeId}
        label="兑换码"
        type="text"
        placeholder="16位密码"
        value={form.values.code}
        error={form.errorOf('code') ?? form.failure}
        hint={inGroups(form.values.code)}
        maxLength={WITH_GAPS}
        extra={
          <Button kind="link" busy={form.isSubmitting} onClick={() => void take()}>
            兑换
          </Button>
        }
        onChange={text => form.set('code', printedCodeText(text))}
      />
    </Card>
  );
});
