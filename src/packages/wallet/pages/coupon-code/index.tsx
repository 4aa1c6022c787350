import { printedCodeProblem, printedCodeText } from '@/domain/printedCode';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { routeOf } from '@/routes';
import { FormModel } from '@/stores/FormModel';
import type { Exchanged } from '~types/api/wallet';
import { exchangedDone } from '../../components/exchangedDone';
import { PrintedForm, type PrintedField } from '../../components/PrintedForm';
import { exchangeVoucher } from '../../services/wallet';

const fields: readonly PrintedField<'code'>[] = [
  { name: 'code', label: '兑换码', placeholder: '兑换券上的16位密码', type: 'text', read: printedCodeText },
];

const rules = [
  '兑换券能换优惠券、悟空币、积分或余额，以券面为准。',
  '每个兑换码只能用一次，换到的放入当前账号。',
  '兑换码由大写字母和数字组成，没有字母I、O和数字0、1。',
  '输错次数太多时，需要等一段时间再试。',
];

const newForm = () =>
  new FormModel<{ code: string }, Exchanged>({
    initial: { code: '' },
    rules: { code: printedCodeProblem },
    submit: ({ code }) => exchangeVoucher(code),
  });

/** 兑换: what an exchange voucher is good for, for its printed code (specification §7, exchange voucher). */
function CouponCode() {
  return (
    <MembersOnly text="登录后兑换" returnUrl={routeOf('wallet.couponCode').url}>
      <PrintedForm
        newForm={newForm}
        fields={fields}
        action="兑换"
        done={exchangedDone}
        again="再兑换一张"
        rules={rules}
      />
    </MembersOnly>
  );
}

export default definePage('wallet.couponCode', CouponCode);
