import { observer } from 'mobx-react-lite';
import { PhotoField } from '@/components/photo-field/PhotoField';
import type { PhotoPurpose } from '@/domain/photo';
import { takeVideo } from '@/platform/video';
import { useStore } from '@/stores/rootContext';
import { UploadQueue, type Taking } from '@/stores/UploadQueue';
import { shownOf } from '../photo-upload/PhotoUpload';
import { icons } from './icons';

const video: Taking = { media: 'video', take: takeVideo };

interface VideoUploadProps {
  /** What it is a video of, and on which form, as of `PhotoUpload`. */
  place: string;
  /** One of `VIDEO_PURPOSES`. */
  purpose: PhotoPurpose;
  label: string;
  hint?: string;
  /** Why there must be one, or another one; one sentence. */
  error?: string | undefined;
}

/** A video that a form asks for (issue 15), on its way to the server as soon as it is taken; it goes in pieces. */
export const VideoUpload = observer(function VideoUpload({
  place,
  purpose,
  error,
  ...field
}: VideoUploadProps) {
  const queue = useStore(UploadQueue);
  const queued = queue.of(place);
  const seconds = queued?.photo.seconds;
  return (
    <PhotoField
      {...field}
      id={place}
      error={queue.refusalOf(place) ?? error}
      photo={shownOf(queued, undefined)}
      other={{
        ...{ noun: '视频', icon: icons.video },
        length: seconds === undefined ? undefined : `${seconds}秒`,
      }}
      onTake={() => void queue.take(place, purpose, video)}
      onRetry={() => queue.retry(place)}
      onRemove={() => queue.remove(place)}
    />
  );
});
