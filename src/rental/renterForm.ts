import { isIdCardNumber, isMobileNumber } from '@/domain/identity';
import { characterCount, driverRule, isDriverAge, isRenterName, REMARK_LENGTH } from '@/domain/renter';
import { serverNow } from '@/services/call';
import { FormModel } from '@/stores/FormModel';
import type { CarCategory } from '~types/api/cartype';
import type { Renter } from '~types/api/rental';

/** Who takes the car, and what they have to say. */
export interface RenterValues extends Renter {
  remark: string;
}

/** Resolves at submit with what is sent. */
export type RenterForm = FormModel<RenterValues, RenterValues>;

/**
 * The form of 取车人信息 (specification §5: mobile number, identity card). `isTyped`: a person is typed here; for a usual
 * driver only the remark is. `category`: of the car, as far as it is known.
 */
export function renterForm(
  initial: RenterValues,
  pickupTime: () => string,
  isTyped: () => boolean = () => true,
  category: () => CarCategory | undefined = () => undefined,
): RenterForm {
  const ofPerson =
    (rule: (value: string) => string | undefined) =>
    (value: string): string | undefined =>
      isTyped() ? rule(value) : undefined;
  return new FormModel<RenterValues, RenterValues>({
    initial,
    rules: {
      name: ofPerson(value =>
        isRenterName(value.trim()) ? undefined : '请填写与驾驶证一致的姓名，2至30个字',
      ),
      mobile: ofPerson(value => (isMobileNumber(value) ? undefined : '请填写11位手机号，以1开头')),
      idcard_no: ofPerson(value => {
        if (value === '') return '请填写身份证号码';
        if (!isIdCardNumber(value, serverNow())) return '身份证号不正确，请核对18位号码';
        const rule = driverRule(category());
        return isDriverAge(value, pickupTime(), rule) ? undefined : rule.text;
      }),
      remark: value => (characterCount(value) <= REMARK_LENGTH ? undefined : `备注最多${REMARK_LENGTH}个字`),
    },
    submit: values => Promise.resolve({ ...values, name: values.name.trim(), remark: values.remark.trim() }),
  });
}
