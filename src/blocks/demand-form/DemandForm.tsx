import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { AgreementLinks } from '@/blocks/agreement-text/AgreementLinks';
import { PhotoUpload } from '@/blocks/photo-upload/PhotoUpload';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { Grid } from '@/components/grid/Grid';
import { LongField } from '@/components/long-field/LongField';
import { Price } from '@/components/price/Price';
import { Stepper } from '@/components/stepper/Stepper';
import { SwitchCell } from '@/components/switch-cell/SwitchCell';
import { Text } from '@/components/text/Text';
import { COMMENTS_LENGTH, CONTACT_NAME_LENGTH, type DemandField } from '@/domain/demandFields';
import { yuanText } from '@/domain/money';
import { codeText, mobileText, yuanTyped } from '@/domain/typedText';
import { useCountdown } from '@/blocks/countdown/useCountdown';
import { focusElement } from '@/platform/focus';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { DemandReceipt } from '~types/api/worksheet';
import styles from './DemandForm.module.scss';
import type { DemandFormStore } from '@/stores/DemandFormStore';
import { ChoiceField } from './ChoiceField';
import { ChosenField } from './ChosenField';
import { FieldSheet, type EntryChooser } from './FieldSheet';
import { EstimateView } from './EstimateView';
import { fieldId } from './fieldId';
import { Problem } from './Problem';

type AnyForm = DemandFormStore<{ city_id: string }>;

const PhotosField = observer(function PhotosField({
  form,
  field,
}: {
  form: AnyForm;
  field: Extract<DemandField, { kind: 'photos' }>;
}) {
  const { isLoggedIn } = useStore(SessionStore);
  if (!isLoggedIn) return <Cell title={field.label} note="登录后可以添加图片，也可以在电话里说明" />;
  return (
    <Element id={fieldId(field.name)} tabIndex={-1} className={styles.choice}>
      <Text as="p" size={16}>
        {field.label}
      </Text>
      <Grid columns={2} gap={3} role="group" aria-label={field.label}>
        {form.photos?.places.map((place, index) => (
          <PhotoUpload
            key={place}
            place={place}
            purpose="WORKSHEET"
            label={`图片${index + 1}`}
            hint={`选填，最多${field.most}张`}
          />
        ))}
      </Grid>
      <Problem text={form.errorOf(field.name)} />
    </Element>
  );
});

/** One field by its row. */
const RowField = observer(function RowField({
  form,
  field,
  onOpen,
}: {
  form: AnyForm;
  field: DemandField;
  /** Opens the sheet in which it is chosen. */
  onOpen: () => void;
}) {
  const value = form.values.get(field.name);
  switch (field.kind) {
    case 'choice':
      return <ChoiceField form={form} field={field} />;
    case 'time':
    case 'place':
    case 'entry':
      return <ChosenField form={form} field={field} onOpen={onOpen} />;
    case 'photos':
      return <PhotosField form={form} field={field} />;
    case 'item':
      // What there is to choose from, only its line knows: it draws it by itself.
      return null;
    case 'number':
      return (
        <Element id={fieldId(field.name)} tabIndex={-1}>
          <Stepper
            title={field.label}
            note={field.hint}
            value={typeof value === 'number' ? value : field.initial}
            min={field.min}
            max={field.max}
            unit={field.unit}
            onChange={number => form.set(field.name, number)}
          />
          <Problem text={form.errorOf(field.name)} />
        </Element>
      );
    case 'switch':
      return (
        <SwitchCell
          title={field.label}
          {...(field.hint === undefined ? {} : { note: field.hint })}
          checked={value === true}
          onChange={isOn => form.set(field.name, isOn)}
        />
      );
    case 'text': {
      const hint = form.hintOf(field);
      return (
        <Field
          id={fieldId(field.name)}
          label={field.label}
          {...(field.placeholder === undefined ? {} : { placeholder: field.placeholder })}
          {...(hint === undefined ? {} : { hint })}
          value={typeof value === 'string' ? value : ''}
          error={form.errorOf(field.name)}
          onChange={text => form.set(field.name, text)}
          onBlur={() => form.leave(field.name)}
        />
      );
    }
    case 'money':
      return (
        <Field
          id={fieldId(field.name)}
          label={field.label}
          type="number"
          {...(field.placeholder === undefined ? {} : { placeholder: field.placeholder })}
          {...(field.hint === undefined ? {} : { hint: field.hint })}
          value={typeof value === 'number' ? yuanText(value) : ''}
          error={form.errorOf(field.name)}
          onChange={text => form.set(field.name, yuanTyped(text))}
          onBlur={() => form.leave(field.name)}
          extra={<Text as="span">元</Text>}
        />
      );
  }
});

/** 联系方式: who is called, under which number, and what else is to be known. */
const Contact = observer(function Contact({ form }: { form: AnyForm }) {
  const { contact, code } = form;
  const seconds = useCountdown(code.resendAt);
  const sendText = seconds > 0 ? `${seconds}秒后重发` : code.resendAt ? '重新获取' : '获取验证码';
  const sendCode = async (): Promise<void> => {
    focusElement(fieldId((await form.sendCode()) ? 'vcode' : 'phone'));
  };
  return (
    <Card margin="screen" heading="联系方式">
      <Field
        id={fieldId('name')}
        label="称呼"
        autoComplete="name"
        placeholder="例如王先生"
        maxLength={CONTACT_NAME_LENGTH}
        value={contact.name}
        error={form.errorOf('name')}
        onChange={text => form.setContact('name', text)}
        onBlur={() => form.leave('name')}
      />
      <Field
        id={fieldId('phone')}
        label="手机号"
        type="tel"
        autoComplete="tel-national"
        placeholder="客服会打这个号码"
        value={contact.phone}
        error={form.errorOf('phone') ?? (form.needsCode ? code.failure : undefined)}
        onChange={text => form.setContact('phone', mobileText(text))}
        onBlur={() => contact.phone && form.leave('phone')}
      />
      {form.needsCode ? (
        <Field
          id={fieldId('vcode')}
          label="验证码"
          type="number"
          autoComplete="one-time-code"
          placeholder="6位数字"
          value={contact.vcode}
          error={form.errorOf('vcode')}
          onChange={text => form.setContact('vcode', codeText(text))}
          onBlur={() => contact.vcode && form.leave('vcode')}
          extra={
            <Button kind="link" busy={code.isSending} disabled={seconds > 0} onClick={() => void sendCode()}>
              {sendText}
            </Button>
          }
        />
      ) : null}
      <LongField
        id={fieldId('comments')}
        label="备注"
        placeholder="选填，其他要求写在这里"
        maxLength={COMMENTS_LENGTH}
        value={contact.comments}
        error={form.errorOf('comments')}
        onChange={text => form.setContact('comments', text)}
      />
    </Card>
  );
});

interface DemandFormProps {
  form: AnyForm;
  /** Above the fields: 用车需求. */
  heading: string;
  /** What the line draws by itself in the place of a field, by its name; what is wrong with it is said below. */
  own?: Readonly<Record<string, ReactNode>>;
  /** It has arrived. */
  onSent: (receipt: DemandReceipt) => void;
  /** Chooses what its fields take from a list. */
  chooser?: EntryChooser;
  /** Below the form and above its button, which stays at the foot of the screen. */
  children?: ReactNode;
}

/**
 * What somebody asks for, by the rows of its line: its fields, what it will cost about, who is called (issue 14: one demand
 * form on the client).
 */
export const DemandForm = observer(function DemandForm({
  form,
  heading,
  own = {},
  onSent,
  chooser,
  children,
}: DemandFormProps) {
  const { estimate } = form;
  const [open, setOpen] = useState<string>();
  const submit = async (): Promise<void> => {
    const receipt = await form.submit();
    if (receipt) onSent(receipt);
    else if (form.firstWrong !== undefined) focusElement(fieldId(form.firstWrong));
  };
  return (
    <>
      <Card margin="screen" heading={heading}>
        {form.fields.map(field =>
          own[field.name] === undefined ? (
            <RowField key={field.name} form={form} field={field} onOpen={() => setOpen(field.name)} />
          ) : (
            <Element key={field.name} id={fieldId(field.name)} tabIndex={-1}>
              {own[field.name]}
              <Problem text={form.errorOf(field.name)} />
            </Element>
          ),
        )}
      </Card>
      {estimate ? (
        <Card margin="screen" heading="费用预估">
          <EstimateView estimate={estimate} />
        </Card>
      ) : null}
      <Contact form={form} />
      <Text size={12} className={styles.agreements}>
        <AgreementLinks
          lead={
            <Text as="span" tone="secondary">
              提交即表示同意
            </Text>
          }
        />
      </Text>
      <Problem text={form.failure} />
      {children}
      <ActionBar
        {...(estimate && estimate.total > 0
          ? { info: <Price fen={estimate.total} label="预估" size="large" suffix="起" /> }
          : {})}
      >
        <Button kind="primary" block busy={form.isSubmitting} onClick={() => void submit()}>
          提交需求
        </Button>
      </ActionBar>
      {/*
       * Outside of the card: within it a sheet lies deeper than the templates of mini-programs reach. It has a place of its own:
       * a mini-program sends all that stands beside what comes and goes.
       */}
      <Element>
        <FieldSheet
          form={form}
          field={form.fields.find(({ name }) => name === open)}
          chooser={chooser}
          onClose={() => setOpen(undefined)}
        />
      </Element>
    </>
  );
});
