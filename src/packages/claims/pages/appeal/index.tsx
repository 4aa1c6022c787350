import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PhotoUpload } from '@/blocks/photo-upload/PhotoUpload';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Grid } from '@/components/grid/Grid';
import { LongField } from '@/components/long-field/LongField';
import { Text } from '@/components/text/Text';
import { ACCIDENT_APPEAL_PHOTOS, ACCIDENT_TEXT_LENGTH } from '@/domain/accident';
import { format } from '@/domain/shanghaiTime';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { returnTo } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import type { AccidentDetail } from '~types/api/accident';
import { NotNow } from '../../components/NotNow';
import { OfAccident } from '../../components/OfAccident';
import { AppealForm } from '../../stores/AppealForm';
import { AccidentStore } from '../../stores/AccidentStore';

const Form = observer(function Form({ accident: { id, decision } }: { accident: AccidentDetail }) {
  const root = useRoot();
  const [{ photos, form }] = useState(() => new AppealForm(root, id));
  const problem = form.errorOf('photos');
  const submit = async (): Promise<void> => {
    if (await form.submit()) {
      root.get(OverlayStore).showToast('申诉已提交');
      await returnTo(urlOf(routeOf('claims.detail'), { id }));
    } else if (form.firstInvalid) focusElement(`appeal-${form.firstInvalid}`);
  };
  return (
    <>
      <Card heading="哪一项不对">
        <LongField
          id="appeal-reason"
          label="情况说明"
          placeholder="例如：右后门的划痕取车时就有，取车照片里看得到"
          maxLength={ACCIDENT_TEXT_LENGTH}
          value={form.values.reason}
          error={form.errorOf('reason')}
          onChange={reason => form.set('reason', reason)}
        />
        <Grid columns={2} gap={3} role="group" aria-label="证明图片" id="appeal-photos" tabIndex={-1}>
          {photos.places.map((place, index) => (
            <PhotoUpload
              key={place}
              place={place}
              purpose="ACCIDENT"
              label={`证明图片${index + 1}`}
              hint={`最多${ACCIDENT_APPEAL_PHOTOS}张`}
            />
          ))}
        </Grid>
        {problem === undefined ? null : (
          <Text as="p" size={12} tone="danger" role="alert">
            {problem}
          </Text>
        )}
        <Text as="p" size={12} tone="secondary">
          {`每次事故可以申诉一次${decision ? `，${format(decision.appeal_until, 'M月D日')}截止` : ''}。复核期间不用付款，结果会短信告诉您。`}
        </Text>
      </Card>
      {form.failure ? (
        <Card>
          <Text as="p" tone="danger" role="alert">
            {form.failure}
          </Text>
        </Card>
      ) : null}
      <ActionBar>
        <Button kind="primary" block busy={form.isSubmitting} onClick={() => void submit()}>
          提交申诉
        </Button>
      </ActionBar>
    </>
  );
});

function Appeal({ id }: { id: string }) {
  const [store] = useState(() => new AccidentStore(id));
  useEffect(() => void store.load(), [store]);
  return (
    <OfAccident store={store}>
      {accident =>
        accident.can_appeal ? (
          <Form accident={accident} />
        ) : (
          <NotNow accident={accident} text="现在不能申诉；每次事故可以申诉一次。" />
        )
      }
    </OfAccident>
  );
}

/** 申诉: what is wrong with a decision, with proof (specification §2, /insure_apply/appeal/add). */
function AccidentAppeal({ params: { id } }: ScreenProps<'claims.appeal'>) {
  return (
    <MembersOnly text="登录后申诉" returnUrl={urlOf(routeOf('claims.appeal'), { id })}>
      <Appeal id={id} />
    </MembersOnly>
  );
}

export default definePage('claims.appeal', AccidentAppeal);
