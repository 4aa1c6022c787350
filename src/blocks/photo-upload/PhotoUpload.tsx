import { observer } from 'mobx-react-lite';
import { PhotoField, type ShownPhoto } from '@/components/photo-field/PhotoField';
import type { PhotoPurpose } from '@/domain/photo';
import { useStore } from '@/stores/rootContext';
import { UploadQueue, type QueuedPhoto } from '@/stores/UploadQueue';

/** What the kit, which watches no store, shows of a photo, or of the one that was handed in before. */
export function shownOf(queued: QueuedPhoto | undefined, kept: string | undefined): ShownPhoto | undefined {
  if (queued) {
    const { address, state, share, failure, isKept } = queued;
    return { address, state, share, failure, isKept };
  }
  return kept === undefined ? undefined : { address: kept, state: 'kept', share: 1, failure: undefined };
}

interface PhotoUploadProps {
  /** What it is a photo of, and on which form: the name under which the queue keeps it, unique on its screen. */
  place: string;
  purpose: PhotoPurpose;
  label: string;
  hint?: string;
  shape?: 'card' | 'photo';
  /** The class of a drawing of what is to be seen. */
  outline?: string | undefined;
  /** Why the photo cannot stay as it is, or is needed; one sentence. */
  error?: string | undefined;
  /** Where the one is read that was handed in before, and stays until another one is taken. */
  kept?: string | undefined;
}

/** A photo that a form asks for, on its way to the server as soon as it is taken. */
export const PhotoUpload = observer(function PhotoUpload({
  place,
  purpose,
  kept,
  error,
  ...field
}: PhotoUploadProps) {
  const queue = useStore(UploadQueue);
  return (
    <PhotoField
      {...field}
      id={place}
      error={queue.refusalOf(place) ?? error}
      photo={shownOf(queue.of(place), kept)}
      onTake={() => void queue.take(place, purpose)}
      onRetry={() => queue.retry(place)}
      onRemove={() => queue.remove(place)}
    />
  );
});
