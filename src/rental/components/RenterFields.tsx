import { observer } from 'mobx-react-lite';
import { Checkbox } from '@/components/checkbox/Checkbox';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { Text } from '@/components/text/Text';
import { REMARK_LENGTH } from '@/domain/renter';
import { idCardText, mobileText, nameText } from '@/domain/typedText';
import type { UsualDrivers } from '../UsualDrivers';
import type { RenterForm, RenterValues } from '../renterForm';

import { DriverChoice } from './DriverChoice';

/** The id of a field of the renter's form, for the focus. */
export const renterFieldId = (name: keyof RenterValues): string => `renter-${name}`;

interface RenterFieldsProps {
  form: RenterForm;
  drivers: UsualDrivers;
}

/** 取车人信息: who takes the car, one of the usual drivers or somebody who is typed. */
export const RenterFields = observer(function RenterFields({ form, drivers }: RenterFieldsProps) {
  const field = (name: keyof RenterValues, read: (text: string) => string = text => text) => ({
    id: renterFieldId(name),
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (text: string) => form.set(name, read(text)),
    // Passing over an empty field is no mistake yet.
    onBlur: () => {
      if (form.values[name]) form.leave(name);
    },
  });
  const person = (
    <>
      <Field
        {...field('name', nameText)}
        label="姓名"
        maxLength={30}
        autoComplete="name"
        placeholder="与驾驶证一致"
      />
      <Field
        {...field('mobile', mobileText)}
        label="手机号"
        type="tel"
        autoComplete="tel-national"
        placeholder="取车时门店联系您"
      />
      <Field
        {...field('idcard_no', idCardText)}
        label="身份证号"
        type="idcard"
        placeholder="18位身份证号"
        hint="用于购买保险和核验驾驶人"
      />
      <Checkbox checked={drivers.isKept} onChange={drivers.setKept}>
        <Text as="span" block>
          保存为常用驾驶人，下次一点就选好
        </Text>
        <Text as="span" size={12} tone="secondary" block>
          身份证号和手机号只显示首尾几位，随时可以移除
        </Text>
      </Checkbox>
    </>
  );
  return (
    <Element>
      {drivers.all.length > 0 ? <DriverChoice drivers={drivers} /> : null}
      {drivers.chosen ? null : person}
      <Field {...field('remark')} label="备注" maxLength={REMARK_LENGTH} placeholder="选填，如航班号" />
    </Element>
  );
});
