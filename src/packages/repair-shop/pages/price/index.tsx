import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Field } from '@/components/field/Field';
import { LongField } from '@/components/long-field/LongField';
import { Price } from '@/components/price/Price';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { ACCIDENT_TEXT_LENGTH } from '@/domain/accident';
import { ASSESSED_NAMES, ASSESSED_PARTS } from '@/domain/assessment';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import type { AccidentCase } from '~types/api/accident';
import { OfCase } from '../../components/OfCase';
import { RepairPeriod } from '../../components/RepairPeriod';
import { ShopPhotoFields } from '../../components/ShopPhotoFields';
import { ShopCaseStore } from '../../stores/ShopCaseStore';
import type { ShopForm } from '../../stores/ShopForm';
import { ShopFormsStore } from '../../stores/ShopFormsStore';

/** What it costs, part by part, yuan. */
const Figures = observer(function Figures({ store }: { store: ShopForm }) {
  const { form } = store;
  return (
    <Card margin="screen" heading="维修费用">
      {ASSESSED_NAMES.map(name => (
        <Field
          key={name}
          id={`shop-${name}`}
          label={ASSESSED_PARTS[name].name}
          type="decimal"
          placeholder="0"
          value={form.values[name]}
          error={form.errorOf(name)}
          hint={ASSESSED_PARTS[name].hint}
          extra="元"
          onChange={text => store.setFigure(name, text)}
          onBlur={() => form.leave(name)}
        />
      ))}
    </Card>
  );
});

const Form = observer(function Form({
  token,
  shown,
  caseStore,
}: {
  token: string;
  shown: AccidentCase;
  caseStore: ShopCaseStore;
}) {
  const overlay = useStore(OverlayStore);
  const forms = useStore(ShopFormsStore);
  const [store] = useState(() => forms.of(token, shown));
  const { form } = store;
  const submit = async (): Promise<void> => {
    if (await form.submit()) {
      overlay.showToast('定损已提交');
      await go('repairShop.detail', { token }, { replace: true });
    } else if (form.firstInvalid) focusElement(`shop-${form.firstInvalid}`);
    // The link may be over, or the case decided.
    else caseStore.load();
  };
  return (
    <>
      <RepairPeriod form={store} accident={shown.time} />
      <Figures store={store} />
      <Card heading="照片和说明">
        <ShopPhotoFields store={store} />
        <LongField
          id="shop-note"
          label="说明"
          placeholder="更换和维修了哪些部件，可以不填"
          maxLength={ACCIDENT_TEXT_LENGTH}
          value={form.values.note}
          error={form.errorOf('note')}
          onChange={note => form.set('note', note)}
          onBlur={() => form.leave('note')}
        />
        {form.failure ? (
          <Text as="p" tone="danger" role="alert">
            {form.failure}
          </Text>
        ) : null}
      </Card>
      <ActionBar info={<Price fen={store.total} label="合计" />}>
        <Button kind="primary" block busy={form.isSubmitting} onClick={() => void submit()}>
          提交定损
        </Button>
      </ActionBar>
    </>
  );
});

/**
 * 录入定损: for how long the car stands still, what the repair costs, and photos of it (specification §2,
 * /insure_apply/merchant/price; issue 15).
 */
function ShopPrice({ params: { token } }: ScreenProps<'repairShop.price'>) {
  const [store] = useState(() => new ShopCaseStore(token));
  // It may have been decided, or the link replaced, meanwhile.
  useDidShow(store.load);
  return (
    <OfCase store={store}>
      {shown =>
        shown.can_enter ? (
          <Form token={token} shown={shown} caseStore={store} />
        ) : (
          <StateView
            icon="clipboard-list"
            title={shown.status_text}
            text="定损已经核定，不能再修改。"
            action={{
              text: '查看定损',
              onClick: () => void go('repairShop.detail', { token }, { replace: true }),
            }}
          />
        )
      }
    </OfCase>
  );
}

export default definePage('repairShop.price', ShopPrice);
