import { observer } from 'mobx-react-lite';
import { Card } from '@/components/card/Card';
import { LongField } from '@/components/long-field/LongField';
import { Text } from '@/components/text/Text';
import { APPEAL_LENGTH } from '@/domain/violation';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { HandIn } from '../../components/HandIn';
import { ViolationPhotos } from '../../components/ViolationPhotos';
import type { ViolationForm } from '../../stores/ViolationForm';

const words = {
  submit: '提交申诉',
  done: '申诉已提交',
  over: '现在不能申诉；每条违章可以申诉一次。',
};

const Reason = observer(function Reason({ store: { form } }: { store: ViolationForm }) {
  return (
    <LongField
      id="violation-reason"
      label="情况说明"
      placeholder="例如：当时车停在酒店，没有上路；或照片里不是这辆车"
      maxLength={APPEAL_LENGTH}
      value={form.values.reason}
      error={form.errorOf('reason')}
      onChange={reason => form.set('reason', reason)}
    />
  );
});

/** 申诉: why a violation is not theirs, with proof (specification §2, /violation_apply/appeal). */
function ViolationAppeal({ params: { id } }: ScreenProps<'violation.appeal'>) {
  return (
    <MembersOnly text="登录后处理违章" returnUrl={urlOf(routeOf('violation.appeal'), { id })}>
      <HandIn id={id} way="APPEAL" words={words} canHandIn={({ can_appeal: can }) => can}>
        {form => (
          <Card heading="为什么与您无关">
            <Reason store={form} />
            <ViolationPhotos store={form} label="证明图片" />
            <Text as="p" size={12} tone="secondary">
              每条违章可以申诉一次。停车票、行程记录、当时的照片都可以作为证明。
            </Text>
          </Card>
        )}
      </HandIn>
    </MembersOnly>
  );
}

export default definePage('violation.appeal', ViolationAppeal);
