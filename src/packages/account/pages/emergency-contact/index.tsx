import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { Radio } from '@/components/radio/Radio';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Text } from '@/components/text/Text';
import { CONTACT_RELATIONS } from '@/domain/emergencyContact';
import { mobileText, nameText } from '@/domain/typedText';
import { defineAction } from '@/page/defineAction';
import { definePage } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { focusElement } from '@/platform/focus';
import { routeOf } from '@/routes';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { EmergencyContactStore } from '../../stores/EmergencyContactStore';
import styles from './EmergencyContact.module.scss';

const fieldId = (name: string): string => `contact-${name}`;
const relationNote = fieldId('relation-note');

/** What of a contact is filled in. */
const ContactForm = observer(function ContactForm({ store }: { store: EmergencyContactStore }) {
  const overlay = useStore(OverlayStore);
  const { form, contact } = store;
  const [remove] = useState(() =>
    defineAction({
      confirm: () => ({
        title: '删除紧急联系人',
        content: '删除后，我们不再保存对方的姓名和手机号。',
        confirmText: '删除',
        danger: true,
      }),
      perform: async () => {
        await store.remove();
        overlay.showToast('已删除');
      },
    }),
  );
  const field = (name: 'name' | 'mobile', read: (text: string) => string) => ({
    id: fieldId(name),
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (text: string) => form.set(name, read(text)),
    // Passing over an empty field is no mistake yet.
    onBlur: () => {
      if (form.values[name]) form.leave(name);
    },
  });
  const save = async (): Promise<void> => {
    if (await store.save()) overlay.showToast('已保存');
    else if (form.firstInvalid) focusElement(fieldId(form.firstInvalid));
  };
  const relationError = form.errorOf('relation');
  return (
    <>
      <Card margin="screen" aria-label="紧急联系人">
        <Text as="p" size={14} tone="secondary">
          只在用车中遇到紧急情况、又联系不上您时使用。请先征得对方同意。
        </Text>
        <Field {...field('name', nameText)} label="姓名" placeholder="联系人的姓名" />
        <Field
          {...field('mobile', mobileText)}
          type="tel"
          label="手机号"
          placeholder={contact ? contact.mobile : '联系人的手机号'}
          {...(contact ? { hint: '不修改就不用填' } : {})}
        />
      </Card>
      <Card margin="screen" heading="与您的关系">
        <Element
          role="radiogroup"
          id={fieldId('relation')}
          tabIndex={-1}
          aria-label="与您的关系"
          aria-describedby={relationError ? relationNote : undefined}
        >
          {CONTACT_RELATIONS.map(({ key, text }) => (
            <Radio
              key={key}
              checked={form.values.relation === key}
              onChoose={() => form.set('relation', key)}
            >
              {text}
            </Radio>
          ))}
        </Element>
        {relationError ? (
          <Text as="p" id={relationNote} role="alert" size={12} tone="danger">
            {relationError}
          </Text>
        ) : null}
      </Card>
      {contact ? (
        <Element className={styles.remove}>
          <Button kind="danger" block busy={remove.isRunning} onClick={() => void remove.run()}>
            删除紧急联系人
          </Button>
        </Element>
      ) : null}
      {form.failure ? (
        <Element role="alert">
          <Card margin="screen">
            <Text as="p" tone="danger">
              {form.failure}
            </Text>
          </Card>
        </Element>
      ) : null}
      <ActionBar>
        <Button kind="primary" block busy={form.isSubmitting} onClick={() => void save()}>
          保存
        </Button>
      </ActionBar>
    </>
  );
});

const Contact = observer(function Contact() {
  const { uid = '' } = useStore(SessionStore);
  const [store] = useState(() => new EmergencyContactStore(uid));
  useEffect(() => void store.load(), [store]);
  return (
    <ResourceView resource={store.kept} onRetry={() => void store.load()}>
      {() => <ContactForm store={store} />}
    </ResourceView>
  );
});

/** 紧急联系人: who is called when the member cannot be reached (specification §2, /profile/more/emergency_contact). */
function EmergencyContactScreen() {
  return (
    <MembersOnly text="登录后填写紧急联系人" returnUrl={routeOf('account.emergencyContact').url}>
      <Contact />
    </MembersOnly>
  );
}

export default definePage('account.emergencyContact', EmergencyContactScreen);
