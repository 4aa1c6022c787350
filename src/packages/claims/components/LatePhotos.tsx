import { observer } from 'mobx-react-lite';
import { PhotoUpload } from '@/blocks/photo-upload/PhotoUpload';
import { VideoUpload } from '@/blocks/video-upload/VideoUpload';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { ACCIDENT_SLOTS } from '@/domain/accident';
import { useStore } from '@/stores/rootContext';
import { FollowUps } from '@/stores/FollowUps';

const nameOf = (place: string, index: number): string =>
  ACCIDENT_SLOTS.find(({ slot }) => place.endsWith(slot))?.name ?? `照片${index + 1}`;

/** One of them, as what it is. */
function Late({ place, isVideo, index }: { place: string; isVideo: boolean; index: number }) {
  return isVideo ? (
    <VideoUpload place={place} purpose="ACCIDENT" label={`视频${index + 1}`} />
  ) : (
    <PhotoUpload place={place} purpose="ACCIDENT" label={nameOf(place, index)} />
  );
}

/** Photos that follow their report: how far each has come, and what the server has said against them. */
export const LatePhotos = observer(function LatePhotos({ id }: { id: string }) {
  const followUps = useStore(FollowUps);
  const photos = followUps.of(id);
  if (!photos) return null;
  const failure = followUps.failureOf(id);
  const { places, underWay, refusal } = photos;
  const following = underWay.length > 0 ? `${photos.countText(underWay)}还在上传，网络恢复后自动补上` : '';
  const hasVideo = places.some(place => photos.isVideo(place));
  return (
    <Card
      margin="screen"
      heading={`${refusal !== undefined && following === '' ? '没有上传成功的' : '还在上传的'}${hasVideo ? '照片和视频' : '照片'}`}
    >
      {failure === undefined ? (
        <Text as="p" size={14} tone="secondary" role="status">
          {[following, refusal].filter(Boolean).join('；') || '正在补到这次事故里'}
        </Text>
      ) : (
        <Text as="p" size={14} tone="danger" role="alert">
          {`${hasVideo ? '照片和视频' : '照片'}没有补上：${failure}`}
        </Text>
      )}
      <Grid columns={2} gap={3}>
        {places.map((place, index) => (
          <Late key={place} place={place} isVideo={photos.isVideo(place)} index={index} />
        ))}
      </Grid>
      {failure === undefined ? null : (
        <Grid columns={2} gap={3}>
          <Button block onClick={() => followUps.giveUp(id)}>
            {hasVideo ? '全部放弃' : '放弃这些照片'}
          </Button>
          <Button block onClick={() => followUps.retry(id)}>
            重新补上
          </Button>
        </Grid>
      )}
    </Card>
  );
});
