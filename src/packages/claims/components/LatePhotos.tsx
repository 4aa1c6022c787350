import { observer } from 'mobx-react-lite';
import { PhotoUpload } from '@/blocks/photo-upload/PhotoUpload';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { ACCIDENT_SLOTS } from '@/domain/accident';
import { useStore } from '@/stores/rootContext';
import { FollowUps } from '../stores/FollowUps';

const nameOf = (place: string, index: number): string =>
  ACCIDENT_SLOTS.find(({ slot }) => place.endsWith(slot))?.name ?? `照片${index + 1}`;

/** Photos that follow their report: how far each has come, and what the server has said against them. */
export const LatePhotos = observer(function LatePhotos({ id }: { id: string }) {
  const followUps = useStore(FollowUps);
  const photos = followUps.of(id);
  if (!photos) return null;
  const failure = followUps.failureOf(id);
  const { places } = photos;
  return (
    <Card margin="screen" heading="还在上传的照片">
      {failure === undefined ? (
        <Text as="p" size={14} tone="secondary" role="status">
          {`${places.length}张照片还在上传，网络恢复后自动补上`}
        </Text>
      ) : (
        <Text as="p" size={14} tone="danger" role="alert">
          {`照片没有补上：${failure}`}
        </Text>
      )}
      <Grid columns={2} gap={3}>
        {places.map((place, index) => (
          <PhotoUpload key={place} place={place} purpose="ACCIDENT" label={nameOf(place, index)} />
        ))}
      </Grid>
      {failure === undefined ? null : (
        <Grid columns={2} gap={3}>
          <Button block onClick={() => followUps.giveUp(id)}>
            放弃这些照片
          </Button>
          <Button block onClick={() => followUps.retry(id)}>
            重新补上
          </Button>
        </Grid>
      )}
    </Card>
  );
});
