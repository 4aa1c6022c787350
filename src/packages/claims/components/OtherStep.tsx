import { observer } from 'mobx-react-lite';
import { Card } from '@/components/card/Card';
import { Field } from '@/components/field/Field';
import { Text } from '@/components/text/Text';
import { OTHER_NAME_LENGTH, type TypedOther } from '@/domain/accidentReport';
import type { ReportStore } from '../stores/ReportStore';
import { Choice } from './Choice';

interface OtherField {
  name: keyof TypedOther;
  label: string;
  placeholder: string;
  type?: 'tel';
  length: number;
}

const FIELDS: readonly OtherField[] = [
  { name: 'plate', label: '车牌', placeholder: '例如：京A12345', length: 10 },
  { name: 'name', label: '姓名', placeholder: '对方司机', length: OTHER_NAME_LENGTH },
  { name: 'mobile', label: '手机号', placeholder: '11位手机号', type: 'tel', length: 11 },
  { name: 'insurer', label: '保险公司', placeholder: '例如：人保、平安', length: OTHER_NAME_LENGTH },
];

/** 对方是谁？ Whether there is another side, and what of it is known. */
export const OtherStep = observer(function OtherStep({ store }: { store: ReportStore }) {
  const { has_other: hasOther, other } = store.draft;
  return (
    <>
      <Choice
        id="report-has_other"
        question="有对方车辆或人吗？"
        yes="有对方"
        no="只有我的车"
        answer={hasOther}
        error={store.errorOf('has_other')}
        onAnswer={value => store.set('has_other', value)}
      />
      {hasOther === true ? (
        <Card margin="screen" heading="对方信息">
          <Text as="p" size={14} tone="secondary">
            知道多少填多少，都可以不填。
          </Text>
          {FIELDS.map(({ name, label, placeholder, type, length }) => (
            <Field
              key={name}
              id={`report-${name}`}
              label={label}
              placeholder={placeholder}
              {...(type && { type })}
              maxLength={length}
              value={other[name]}
              error={store.errorOf(name)}
              onChange={text => store.setOther(name, text)}
            />
          ))}
        </Card>
      ) : null}
    </>
  );
});
