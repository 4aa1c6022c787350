import { Card } from '@/components/card/Card';
import { Steps } from '@/components/steps/Steps';
import { SELF_STEPS } from '@/domain/violation';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { HandIn } from '../../components/HandIn';
import { ViolationPhotos } from '../../components/ViolationPhotos';

const words = {
  submit: '提交凭证',
  done: '凭证已提交',
  over: '现在不需要上传凭证。',
};

/** 自己处理: how it is done at the traffic police, and the receipt of it (specification §2, /violation_apply/upload_file). */
function ViolationReceipt({ params: { id } }: ScreenProps<'violation.receipt'>) {
  return (
    <MembersOnly text="登录后处理违章" returnUrl={urlOf(routeOf('violation.receipt'), { id })}>
      <HandIn id={id} way="SELF" words={words} canHandIn={({ can_process: can }) => can}>
        {form => (
          <>
            <Card margin="screen" heading="怎么处理">
              <Steps steps={SELF_STEPS} />
            </Card>
            <Card heading="缴款凭证">
              <ViolationPhotos store={form} label="凭证" />
            </Card>
          </>
        )}
      </HandIn>
    </MembersOnly>
  );
}

export default definePage('violation.receipt', ViolationReceipt);
