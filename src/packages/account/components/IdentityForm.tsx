import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PhotoUpload } from '@/blocks/photo-upload/PhotoUpload';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { Text } from '@/components/text/Text';
import { IDENTITY_PHOTOS, isProbation, type IdentityField } from '@/domain/identityApplication';
import { dayText, idCardText, nameText } from '@/domain/typedText';
import { focusElement } from '@/platform/focus';
import { serverNow } from '@/services/call';
import { photos, placeOf, type IdentityStore } from '../stores/IdentityStore';

type TextField = 'name' | 'idcard_no' | 'licence_since';

const isPhoto = (field: IdentityField): field is keyof typeof IDENTITY_PHOTOS => field in IDENTITY_PHOTOS;

const idOf = (field: IdentityField): string => (isPhoto(field) ? placeOf(field) : `identity-${field}`);

/** What proves who the member is: three photos, and what stands on them. */
export const IdentityForm = observer(function IdentityForm({
  store,
  onDone,
}: {
  store: IdentityStore;
  onDone: () => void;
}) {
  const { form, refusal } = store;
  const [isSubmitted, setSubmitted] = useState(false);
  const field = (name: TextField, read: (text: string) => string) => ({
    id: idOf(name),
    value: form.values[name],
    error: store.errorOf(name),
    onChange: (text: string) => form.set(name, read(text)),
    // Passing over an empty field is no mistake yet.
    onBlur: () => {
      if (form.values[name]) form.leave(name);
    },
  });
  const submit = async (): Promise<void> => {
    setSubmitted(true);
    if (await store.submit()) onDone();
    else if (form.firstInvalid) focusElement(idOf(form.firstInvalid));
  };
  const { licence_since } = form.values;
  const isNew = form.errorOf('licence_since') === undefined && licence_since.length === 10;
  return (
    <>
      {refusal ? (
        <Card margin="screen" role="status" aria-label="认证未通过">
          <Text as="p" weight={600} tone="danger">
            认证未通过
          </Text>
          <Text as="p">{refusal.text}</Text>
        </Card>
      ) : null}
      <Card margin="screen" heading="证件照片">
        <Text as="p" size={12} tone="secondary">
          请拍本人的证件原件，放平拍满画面，四个角和文字都要清楚。
        </Text>
        {photos.map(photo => (
          <PhotoUpload
            key={photo}
            place={placeOf(photo)}
            purpose="IDENTITY"
            shape="card"
            label={IDENTITY_PHOTOS[photo]}
            hint={store.isKept(photo) ? '沿用上次提交的照片，也可以重拍' : '点这里拍照或选择照片'}
            error={store.errorOf(photo)}
            kept={store.previewOf(photo)}
          />
        ))}
      </Card>
      <Card margin="screen" heading="证件信息">
        <Field
          {...field('name', nameText)}
          label="姓名"
          maxLength={30}
          autoComplete="name"
          placeholder="与身份证一致"
        />
        <Field
          {...field('idcard_no', idCardText)}
          label="身份证号"
          type="idcard"
          placeholder="18位身份证号"
        />
        <Field
          {...field('licence_since', dayText)}
          label="领证日期"
          type="number"
          placeholder="如2018-06-01"
          hint={
            isNew && isProbation(licence_since, serverNow())
              ? '实习期可以租车，上高速须有三年以上驾龄的人陪同'
              : '驾驶证上的“初次领证日期”'
          }
        />
      </Card>
      <Card aria-label="资料用途">
        <Text as="p" size={12} tone="secondary">
          证件只用于核实取车人身份和驾驶资格。照片去除拍摄地点后保存，证件号加密保存，只有审核人员可以查看。
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
          提交认证
        </Button>
      </ActionBar>
    </>
  );
});
