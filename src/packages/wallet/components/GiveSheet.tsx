import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { isMobileNumber } from '@/domain/identity';
import { mobileText } from '@/domain/typedText';
import { focusElement } from '@/platform/focus';
import { FormModel } from '@/stores/FormModel';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import type { Coupon } from '~types/api/account';
import { giveCoupon } from '../services/coupons';

const mobileId = 'give-mobile';

interface GiveSheetProps {
  coupon: Coupon;
  onClose: () => void;
  /** It was given. */
  onGiven: () => void;
}

/** 赠送 a coupon to whoever has a mobile number. */
export const GiveSheet = observer(function GiveSheet({ coupon, onClose, onGiven }: GiveSheetProps) {
  const overlay = useStore(OverlayStore);
  const [form] = useState(
    () =>
      new FormModel<{ mobile: string }, object>({
        initial: { mobile: '' },
        rules: { mobile: value => (isMobileNumber(value) ? undefined : '请输入对方的11位手机号') },
        submit: ({ mobile }) => giveCoupon({ coupon_id: coupon.id, mobile }),
      }),
  );
  const give = async (): Promise<void> => {
    if (await form.submit()) {
      overlay.showToast('已送出，请对方用这个手机号登录查看');
      onGiven();
    } else focusElement(mobileId);
  };
  return (
    <Sheet
      id="give-coupon"
      title="赠送优惠券"
      open
      onClose={onClose}
      footer={
        <Button kind="primary" block busy={form.isSubmitting} onClick={() => void give()}>
          赠送
        </Button>
      }
    >
      <Text as="p">{`把“${coupon.name}”送给好友，送出后不能收回。`}</Text>
      <Field
        id={mobileId}
        label="手机号"
        type="tel"
        placeholder="对方的手机号"
        value={form.values.mobile}
        error={form.errorOf('mobile')}
        maxLength={20}
        onChange={text => form.set('mobile', mobileText(text))}
        onBlur={() => {
          if (form.values.mobile) form.leave('mobile');
        }}
      />
      {form.failure ? (
        <Element role="alert">
          <Text as="p" tone="danger">
            {form.failure}
          </Text>
        </Element>
      ) : null}
    </Sheet>
  );
});
