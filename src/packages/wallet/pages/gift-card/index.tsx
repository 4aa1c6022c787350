import { cardNumberProblem, cardNumberText, printedCodeProblem, printedCodeText } from '@/domain/printedCode';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { routeOf } from '@/routes';
import { FormModel } from '@/stores/FormModel';
import type { Credited } from '~types/api/wallet';
import { creditedDone } from '../../components/creditedDone';
import { PrintedForm, type PrintedField } from '../../components/PrintedForm';
import { activateGiftCard } from '../../services/wallet';

type Name = 'card_no' | 'code';

const fields: readonly PrintedField<Name>[] = [
  { name: 'card_no', label: '卡号', placeholder: '卡面上的16位数字', type: 'number', read: cardNumberText },
  { name: 'code', label: '密码', placeholder: '刮开涂层后的16位密码', type: 'text', read: printedCodeText },
];

const rules = [
  '每张礼品卡只能激活一次，激活后卡内金额存入当前账号的余额。',
  '密码由大写字母和数字组成，没有字母I、O和数字0、1。',
  '输错次数太多时，需要等一段时间再试。',
];

const newForm = () =>
  new FormModel<Record<Name, string>, Credited>({
    initial: { card_no: '', code: '' },
    rules: { card_no: cardNumberProblem, code: printedCodeProblem },
    submit: activateGiftCard,
  });

/** 激活礼品卡 (specification §2, /activation_gift_card). */
function GiftCard() {
  return (
    <MembersOnly text="登录后激活礼品卡" returnUrl={routeOf('wallet.giftCard').url}>
      <PrintedForm
        newForm={newForm}
        fields={fields}
        action="激活"
        done={answer => creditedDone('激活成功', answer)}
        again="再激活一张"
        rules={rules}
      />
    </MembersOnly>
  );
}

export default definePage('wallet.giftCard', GiftCard);
