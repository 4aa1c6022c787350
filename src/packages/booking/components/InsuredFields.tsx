import { observer } from 'mobx-react-lite';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { idCardText, nameText } from '@/domain/typedText';
import type { InsuredForm } from '@/rental/InsuredPeople';
import type { InsuredPerson } from '~types/api/rental';
import { icons } from '../icons';
import styles from './InsuredFields.module.scss';

/** The id of a field of the form, for the focus. */
export const insuredFieldId = (name: keyof InsuredPerson): string => `insured-${name}`;

interface InsuredFieldsProps {
  form: InsuredForm;
  onAdd: () => void;
}

/** 添加被保险人: name and identity card. */
export const InsuredFields = observer(function InsuredFields({ form, onAdd }: InsuredFieldsProps) {
  const field = (name: keyof InsuredPerson, read: (text: string) => string) => ({
    id: insuredFieldId(name),
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (text: string) => form.set(name, read(text)),
    // Passing over an empty field is no mistake yet.
    onBlur: () => {
      if (form.values[name]) form.leave(name);
    },
  });
  return (
    <Element as="form" onSubmit={onAdd}>
      <Field {...field('name', nameText)} label="姓名" maxLength={30} placeholder="与身份证一致" />
      <Field
        {...field('idcard_no', idCardText)}
        label="身份证号"
        type="idcard"
        placeholder="18位身份证号"
        hint="仅用于投保，不会用作其他用途"
      />
      <Element className={styles.add}>
        <Button block submits icon={icons['user-plus']} onClick={onAdd}>
          添加
        </Button>
      </Element>
    </Element>
  );
});
