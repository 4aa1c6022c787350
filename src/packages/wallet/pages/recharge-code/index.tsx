import { printedCodeProblem, printedCodeText } from '@/domain/printedCode';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { routeOf } from '@/routes';
import { FormModel } from '@/stores/FormModel';
import type { Credited } from '~types/api/wallet';
import { creditedDone } from '../../components/creditedDone';
import { PrintedForm, type PrintedField } from '../../components/PrintedForm';
import { takeRechargeCode } from '../../services/wallet';

const fields: readonly PrintedField<'code'>[] = [
  { name: 'code', label: '充值码', placeholder: '充值单上的16位密码', type: 'text', read: printedCodeText },
];

const rules = [
  '每个充值码只能用一次，金额存入当前账号的余额。',
  '充值码由大写字母和数字组成，没有字母I、O和数字0、1。',
  '输错次数太多时，需要等一段时间再试。',
];

const newForm = () =>
  new FormModel<{ code: string }, Credited>({
    initial: { code: '' },
    rules: { code: printedCodeProblem },
    submit: ({ code }) => takeRechargeCode(code),
  });

/** 充值码: a printed code that fills the balance (specification §7, recharge code). */
function RechargeCode() {
  return (
    <MembersOnly text="登录后使用充值码" returnUrl={routeOf('wallet.rechargeCode').url}>
      <PrintedForm
        newForm={newForm}
        fields={fields}
        action="充值"
        done={answer => creditedDone('充值成功', answer)}
        again="再用一个充值码"
        rules={rules}
      />
    </MembersOnly>
  );
}

export default definePage('wallet.rechargeCode', RechargeCode);
