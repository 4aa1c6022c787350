import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { LongField } from '@/components/long-field/LongField';
import { Text } from '@/components/text/Text';
import { ACCIDENT_TEXT_LENGTH } from '@/domain/accident';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { returnTo } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import type { AccidentDetail } from '~types/api/accident';
import { FurtherPhotos } from '../../components/FurtherPhotos';
import { FurtherVideos } from '../../components/FurtherVideos';
import { NotNow } from '../../components/NotNow';
import { OfAccident } from '../../components/OfAccident';
import { SlotPhoto, slotOf } from '../../components/SlotPhoto';
import { SupplyForm } from '../../stores/SupplyForm';
import { AccidentStore } from '../../stores/AccidentStore';

const Supply = observer(function Supply({ accident }: { accident: AccidentDetail }) {
  const root = useRoot();
  const overlay = root.get(OverlayStore);
  const [{ photos, form }] = useState(() => new SupplyForm(root, accident));
  const { id, missing, asked } = accident;
  const problem = form.errorOf('photos');
  const submit = async (): Promise<void> => {
    if (await form.submit()) {
      const underWay = photos.countText(photos.underWay);
      overlay.showToast(underWay !== '' ? `已提交，${underWay}上传后自动补上` : '材料已补充');
      await returnTo(urlOf(routeOf('claims.detail'), { id }));
    } else if (form.firstInvalid) focusElement(`supply-${form.firstInvalid}`);
  };
  return (
    <>
      {asked === undefined ? null : (
        <Card margin="screen" heading="理赔专员请您补充">
          <Text as="p">{asked}</Text>
        </Card>
      )}
      <Element>
        {missing.map(slot => (
          <Card key={slot} margin="screen" heading={slotOf(slot).name}>
            <SlotPhoto slot={slot} place={photos.placeOf(slot)} />
          </Card>
        ))}
        <FurtherPhotos photos={photos} />
        <FurtherVideos photos={photos} />
      </Element>
      {/* What is missing of all is said here. */}
      <Card id="supply-photos" tabIndex={-1}>
        <LongField
          id="supply-description"
          label="补充说明"
          placeholder="例如：对方已承认全责，交警开了认定书"
          maxLength={ACCIDENT_TEXT_LENGTH}
          value={form.values.description}
          error={form.errorOf('description')}
          onChange={text => form.set('description', text)}
        />
        {problem === undefined ? null : (
          <Text as="p" tone="danger" role="alert">
            {problem}
          </Text>
        )}
        {form.failure ? (
          <Text as="p" tone="danger" role="alert">
            {form.failure}
          </Text>
        ) : null}
      </Card>
      <ActionBar>
        <Button kind="primary" block busy={form.isSubmitting} onClick={() => void submit()}>
          提交材料
        </Button>
      </ActionBar>
    </>
  );
});

function Upload({ id }: { id: string }) {
  const [store] = useState(() => new AccidentStore(id));
  useEffect(() => void store.load(), [store]);
  return (
    <OfAccident store={store}>
      {accident =>
        accident.can_supply ? (
          <Supply accident={accident} />
        ) : (
          <NotNow accident={accident} text="现在不需要补充材料。" />
        )
      }
    </OfAccident>
  );
}

/** 补充材料: photos that are missing or asked for, and words (specification §2, /insure_apply/upload_file). */
function AccidentUpload({ params: { id } }: ScreenProps<'claims.upload'>) {
  return (
    <MembersOnly text="登录后补充材料" returnUrl={urlOf(routeOf('claims.upload'), { id })}>
      <Upload id={id} />
    </MembersOnly>
  );
}

export default definePage('claims.upload', AccidentUpload);
