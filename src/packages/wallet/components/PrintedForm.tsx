import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { RuleList } from '@/blocks/rule-list/RuleList';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { inGroups } from '@/domain/printedCode';
import { focusElement } from '@/platform/focus';
import type { FormModel } from '@/stores/FormModel';

/** A field of what is printed on a card. */
export interface PrintedField<Name extends string> {
  name: Name;
  label: string;
  placeholder: string;
  type: 'text' | 'number';
  /** What is kept of what is typed. */
  read: (text: string) => string;
}

/** What is told of a code that was taken. */
export interface PrintedDone {
  title: string;
  text: string;
  /** Leads to what it has brought. */
  view: { text: string; onClick: () => void };
}

interface PrintedFormProps<Name extends string, Answer> {
  /** Another one for another card. */
  newForm: () => FormModel<Record<Name, string>, Answer>;
  fields: readonly PrintedField<Name>[];
  /** What is sent with it: 激活, 充值. */
  action: string;
  done: (answer: Answer) => PrintedDone;
  /** Leads to another one: 再激活一张. */
  again: string;
  rules: readonly string[];
}

/** What parts the groups may be typed or pasted, too. */
const WITH_GAPS = 32;

/** What is printed on a card or a slip is typed and sent, and what it has brought is told. */
export const PrintedForm = observer(function PrintedForm<Name extends string, Answer extends object>({
  newForm,
  fields,
  action,
  done,
  again,
  rules,
}: PrintedFormProps<Name, Answer>) {
  const [form, setForm] = useState(newForm);
  const [brought, setBrought] = useState<Answer>();
  if (brought) {
    const { title, text, view } = done(brought);
    return (
      <StateView
        icon="circle-check"
        isGood
        title={title}
        text={text}
        action={{
          text: again,
          onClick: () => {
            setForm(newForm());
            setBrought(undefined);
          },
        }}
      >
        <Button kind="primary" onClick={view.onClick}>
          {view.text}
        </Button>
      </StateView>
    );
  }
  const idOf = (name: Name): string => `printed-${name}`;
  const submit = async (): Promise<void> => {
    const answer = await form.submit();
    if (answer) setBrought(answer);
    else if (form.firstInvalid) focusElement(idOf(form.firstInvalid));
  };
  return (
    <>
      <Card margin="screen">
        {fields.map(({ name, label, placeholder, type, read }) => (
          <Field
            key={name}
            id={idOf(name)}
            label={label}
            placeholder={placeholder}
            type={type}
            value={form.values[name]}
            error={form.errorOf(name)}
            hint={inGroups(form.values[name])}
            maxLength={WITH_GAPS}
            onChange={text => form.set(name, read(text))}
            onBlur={() => {
              if (form.values[name]) form.leave(name);
            }}
          />
        ))}
      </Card>
      {form.failure ? (
        <Element role="alert">
          <Card margin="screen">
            <Text as="p" tone="danger">
              {form.failure}
            </Text>
          </Card>
        </Element>
      ) : null}
      <RuleList heading="使用说明" rules={rules} />
      <ActionBar>
        <Button kind="primary" block busy={form.isSubmitting} onClick={() => void submit()}>
          {action}
        </Button>
      </ActionBar>
    </>
  );
});
