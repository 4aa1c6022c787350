import { observer } from 'mobx-react-lite';
import { PhotoUpload } from '@/blocks/photo-upload/PhotoUpload';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Chips } from '@/components/chips/Chips';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { Grid } from '@/components/grid/Grid';
import { LongField } from '@/components/long-field/LongField';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { FEEDBACK_KINDS, FEEDBACK_LENGTH, FEEDBACK_PHOTOS } from '@/domain/feedback';
import { mobileText } from '@/domain/typedText';
import { focusElement } from '@/platform/focus';
import type { FeedbackKind } from '~types/api/feedback';
import type { FeedbackValues, MemberFeedbackStore } from '../stores/MemberFeedbackStore';
import styles from './FeedbackForm.module.scss';

const fieldId = (name: keyof FeedbackValues): string => `feedback-${name}`;

/** What helps whoever reads it, by what it is. */
const placeholders: Readonly<Record<FeedbackKind | '', string>> = {
  '': '写下您的建议或遇到的问题',
  SUGGESTION: '想要什么功能，或哪里可以更好用',
  PROBLEM: '在哪个页面、做什么时遇到的，出现了什么提示',
  COMPLAINT: '哪家门店、什么时间、发生了什么，希望怎么处理',
  OTHER: '写下您想说的',
};

/** A sentence at what is wrong; nothing where all is well. */
function Problem({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <Text as="p" size={12} tone="danger" role="alert">
      {text}
    </Text>
  );
}

interface FeedbackFormProps {
  store: MemberFeedbackStore;
  onSent: () => void;
}

/** What a member writes: of what kind, in words and pictures, and where they can be reached. */
export const FeedbackForm = observer(function FeedbackForm({ store, onSent }: FeedbackFormProps) {
  const { form, orderid } = store;
  const { kind, text, mobile } = form.values;
  const submit = async (): Promise<void> => {
    if (await store.send()) onSent();
    else if (form.firstInvalid) focusElement(fieldId(form.firstInvalid));
  };
  return (
    <>
      {orderid === undefined ? null : (
        <Card margin="screen" aria-label="相关订单">
          <Row justify="between" wrap>
            <Text as="p" numeric words>{`关于订单 ${orderid}`}</Text>
            <Button kind="link" onClick={() => store.tellAbout(undefined)}>
              与订单无关
            </Button>
          </Row>
        </Card>
      )}
      <Card margin="screen" heading="反馈类型">
        <Grid gap={2} className={styles.kinds}>
          <Element id={fieldId('kind')} tabIndex={-1}>
            <Chips
              label="反馈类型"
              items={FEEDBACK_KINDS}
              selected={kind === '' ? [] : [kind]}
              onToggle={chosen => form.set('kind', chosen)}
            />
          </Element>
          <Problem text={form.errorOf('kind')} />
        </Grid>
      </Card>
      <Card margin="screen" aria-label="具体内容和图片">
        <LongField
          id={fieldId('text')}
          label="具体内容"
          placeholder={placeholders[kind]}
          maxLength={FEEDBACK_LENGTH}
          value={text}
          error={form.errorOf('text')}
          onChange={typed => form.set('text', typed)}
        />
        <Grid columns={2} gap={3} role="group" id={fieldId('photos')} tabIndex={-1} aria-label="图片">
          {store.photos.places.map((place, index) => (
            <PhotoUpload
              key={place}
              place={place}
              purpose="FEEDBACK"
              label={`图片${index + 1}`}
              hint={`选填，最多${FEEDBACK_PHOTOS}张`}
            />
          ))}
        </Grid>
        <Problem text={form.errorOf('photos')} />
      </Card>
      <Card aria-label="联系电话">
        <Field
          id={fieldId('mobile')}
          label="联系电话"
          type="tel"
          autoComplete="tel"
          placeholder="选填"
          hint="不需要回电可以留空"
          value={mobile}
          error={form.errorOf('mobile')}
          onChange={typed => form.set('mobile', mobileText(typed))}
          onBlur={() => form.leave('mobile')}
        />
        <Problem text={form.failure} />
      </Card>
      <ActionBar>
        <Button kind="primary" block busy={form.isSubmitting} onClick={() => void submit()}>
          提交
        </Button>
      </ActionBar>
    </>
  );
});
