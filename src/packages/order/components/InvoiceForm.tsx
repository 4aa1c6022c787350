import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Checkbox } from '@/components/checkbox/Checkbox';
import { ChoiceTabs } from '@/components/choice-tabs/ChoiceTabs';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { Text } from '@/components/text/Text';
import { INVOICE_KINDS, taxNumberText } from '@/domain/invoice';
import { yuanText } from '@/domain/money';
import { focusElement } from '@/platform/focus';
import type { InvoiceStore, InvoiceValues } from '../stores/InvoiceStore';
import { TitleChoice } from './TitleChoice';

type TextField = 'name' | 'tax_number' | 'mail';

const fieldId = (name: keyof InvoiceValues): string => `invoice-${name}`;

/** What an invoice is asked for with: a usual title or one that is typed, and where it is sent. */
export const InvoiceForm = observer(function InvoiceForm({
  store,
  amount,
}: {
  store: InvoiceStore;
  /** Fen. */
  amount: number;
}) {
  const { form, titles, chosen } = store;
  const [isSubmitted, setSubmitted] = useState(false);
  const isCompany = form.values.kind === 'COMPANY';
  const field = (name: TextField, read: (text: string) => string = text => text) => ({
    id: fieldId(name),
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (text: string) => form.set(name, read(text)),
    // Passing over an empty field is no mistake yet.
    onBlur: () => {
      if (form.values[name]) form.leave(name);
    },
  });
  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (!(await store.submit()) && form.firstInvalid) focusElement(fieldId(form.firstInvalid));
  };
  return (
    <>
      <Card margin="screen" aria-label="开票金额">
        <Cell
          title="开票金额"
          note="您实际支付的金额，不含优惠券、悟空币和押金"
          value={
            <Text as="span" tone="ink" numeric>
              {`¥${yuanText(amount)}`}
            </Text>
          }
        />
      </Card>
      {titles.length > 0 ? <TitleChoice store={store} /> : null}
      <Card margin="screen" heading="发票抬头">
        <ChoiceTabs
          label="抬头类型"
          items={INVOICE_KINDS}
          current={form.values.kind}
          onSelect={kind => form.set('kind', kind)}
        />
        <Field
          {...field('name')}
          label={isCompany ? '企业名称' : '姓名'}
          placeholder={isCompany ? '与营业执照一致' : '个人姓名'}
          autoComplete={isCompany ? 'organization' : 'name'}
        />
        {isCompany ? (
          <Field {...field('tax_number', taxNumberText)} label="税号" placeholder="18位统一社会信用代码" />
        ) : null}
        <Field {...field('mail')} label="邮箱" placeholder="发票开好后发到这里" autoComplete="email" />
        {chosen ? null : (
          <Checkbox checked={form.values.save_title} onChange={checked => form.set('save_title', checked)}>
            <Text as="span" block>
              保存为常用抬头，下次一点就选好
            </Text>
            <Text as="span" size={12} tone="secondary" block>
              只有您自己看得到，随时可以移除
            </Text>
          </Checkbox>
        )}
      </Card>
      <Card aria-label="开票说明">
        <Text as="p" size={12} tone="secondary">
          开具的是电子普通发票，每个订单开一张。开好后会发到邮箱，也可以在订单里下载。
        </Text>
      </Card>
      {isSubmitted && form.failure ? (
        <Element role="alert">
          <Card>
            <Text as="p" tone="danger">
              {form.failure}
            </Text>
          </Card>
        </Element>
      ) : null}
      <ActionBar>
        <Button kind="primary" block busy={form.isSubmitting} onClick={() => void submit()}>
          提交申请
        </Button>
      </ActionBar>
    </>
  );
});
