import { isIdCardNumber, isMobileNumber } from '@/domain/identity';
import { characterCount, DRIVER_AGE, isDriverAge, isRenterName, REMARK_LENGTH } from '@/domain/renter';
import { serverNow } from '@/services/call';
import { FormModel } from '@/stores/FormModel';
import type { Renter } from '~types/api/rental';

/** Who takes the car, and what they have to say. */
export interface RenterValues extends Renter {
  remark: string;
}

/** Resolves at submit with what is sent. */
export type RenterForm = FormModel<RenterValues, RenterValues>;

/**
 * The form of 取车人信息 (specification §5: mobile number, identity card). `isTyped`: a person is typed here; for a usual
 * driver only the remark is.
 */
export function renterForm(
  initial: RenterValues,
  pickupTime: () => string,
  isTyped: () => boolean = () => true,
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
        if (isDriverAge(value, pickupTime())) return undefined;
        return `取车当天驾驶人须年满${DRIVER_AGE.youngest}周岁且不超过${DRIVER_AGE.oldest}周岁`;
      }),
      remark: value => (characterCount(value) <= REMARK_LENGTH ? undefined : `备注最多${REMARK_LENGTH}个字`),
    },
    submit: values => Promise.resolve({ ...values, name: values.name.trim(), remark: values.remark.trim() }),
  });
}
