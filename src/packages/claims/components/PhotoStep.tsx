import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Chips } from '@/components/chips/Chips';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import type { AccidentSlot } from '@/domain/accident';
import { focusElement } from '@/platform/focus';
import type { AccidentPhotoSet } from '@/stores/AccidentPhotoSet';
import type { ReportStore } from '../stores/ReportStore';
import { FurtherPhotos } from './FurtherPhotos';
import { FurtherVideos } from './FurtherVideos';
import { SlotPhoto, slotOf } from './SlotPhoto';

const headingId = 'report-slot';

/** What was refused, or is still on its way, which holds nothing up; undefined where all of it has arrived. */
function waitingText(photos: AccidentPhotoSet): string | undefined {
  const underWay = photos.countText(photos.underWay);
  return (
    photos.refusal ?? (underWay === '' ? undefined : `${underWay}正在上传，不用等，没有网络也可以继续拍`)
  );
}

/** 拍照留证: one photo after the other, then whatever else there is; all of it can follow later. */
export const PhotoStep = observer(function PhotoStep({ store }: { store: ReportStore }) {
  const { slots, photos, missing } = store;
  const waiting = waitingText(photos);
  // What was taken stays to be looked at, until one goes on.
  const [chosen, setChosen] = useState<AccidentSlot | undefined>(missing[0]);
  const slot = chosen && slots.includes(chosen) ? chosen : (missing[0] ?? slots[0] ?? 'front_pic');
  const { name } = slotOf(slot);
  // The next one that is missing, after this one or from the beginning.
  const following = [...slots.slice(slots.indexOf(slot) + 1), ...slots].find(
    one => one !== slot && !photos.has(one),
  );
  const show = (other: AccidentSlot): void => {
    setChosen(other);
    focusElement(headingId);
  };
  return (
    <>
      <Card margin="screen">
        <Text as="h2" id={headingId} tabIndex={-1} size={18} weight={600}>
          {`第${slots.indexOf(slot) + 1}张，共${slots.length}张：${name}`}
        </Text>
        <SlotPhoto key={slot} slot={slot} place={photos.placeOf(slot)} />
        <Grid gap={3}>
          {following ? (
            <Button block onClick={() => show(following)}>
              {photos.has(slot) ? `下一张：${slotOf(following).name}` : '跳过这张'}
            </Button>
          ) : null}
          <Chips
            label="要拍的照片，已拍的已选中"
            items={slots.map(one => ({ key: one, text: slotOf(one).name }))}
            selected={slots.filter(one => photos.has(one))}
            onToggle={show}
          />
          <Text as="p" size={12} tone="secondary" role="status">
            {missing.length === 0
              ? `${slots.length}张都拍好了。${waiting ?? ''}`
              : (waiting ?? '没有网络也可以拍，有网络后自动上传')}
          </Text>
        </Grid>
      </Card>
      <FurtherPhotos photos={photos} />
      <FurtherVideos photos={photos} />
    </>
  );
});
