import { observer } from 'mobx-react-lite';
import { VideoUpload } from '@/blocks/video-upload/VideoUpload';
import { Card } from '@/components/card/Card';
import { Grid } from '@/components/grid/Grid';
import { ACCIDENT_VIDEOS } from '@/domain/accident';
import { VIDEO_SECONDS } from '@/domain/photo';
import type { AccidentPhotoSet } from '@/stores/AccidentPhotoSet';

/** Videos besides the photos: the scene in one sweep, or what a dashboard camera has seen. */
export const FurtherVideos = observer(function FurtherVideos({ photos }: { photos: AccidentPhotoSet }) {
  if (photos.videos.places.length === 0) return null;
  return (
    <Card margin="screen" heading="视频">
      <Grid columns={2} gap={3} role="group" aria-label="视频">
        {photos.videos.places.map((place, index) => (
          <VideoUpload
            key={place}
            place={place}
            purpose="ACCIDENT"
            label={`视频${index + 1}`}
            hint={`每段${VIDEO_SECONDS}秒以内，最多${ACCIDENT_VIDEOS}段`}
          />
        ))}
      </Grid>
    </Card>
  );
});
