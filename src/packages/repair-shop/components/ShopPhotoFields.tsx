import { observer } from 'mobx-react-lite';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { PhotoField } from '@/components/photo-field/PhotoField';
import { Text } from '@/components/text/Text';
import { ASSESSMENT_PHOTOS } from '@/domain/accident';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import type { ShopForm } from '../stores/ShopForm';
import type { ShopPhoto, ShopPhotos } from '../stores/ShopPhotos';

interface OnePhotoProps {
  photos: ShopPhotos;
  /** Undefined: the place of the next one. */
  photo: ShopPhoto | undefined;
  number: number;
}

const OnePhoto = observer(function OnePhoto({ photos, photo, number }: OnePhotoProps) {
  const overlay = useStore(OverlayStore);
  const take = async (): Promise<void> => {
    const problem = await photos.take(photo);
    if (problem !== undefined) overlay.showToast(problem);
  };
  return (
    <PhotoField
      id={`shop-photo-${number}`}
      label={`定损照片${number}`}
      hint={`最多${ASSESSMENT_PHOTOS}张`}
      photo={
        photo && {
          address: photo.address,
          state: photo.state,
          share: photo.share,
          failure: photo.failure,
        }
      }
      onTake={() => void take()}
      onRetry={() => photo && photos.retry(photo)}
      onRemove={() => photo && photos.remove(photo)}
    />
  );
});

/** The photos that prove what a shop enters, and what is wrong with them. */
export const ShopPhotoFields = observer(function ShopPhotoFields({
  store: { form, photos },
}: {
  store: ShopForm;
}) {
  const problem = form.errorOf('photos');
  return (
    <Element id="shop-photos" tabIndex={-1}>
      <Grid columns={2} gap={3} role="group" aria-label="定损照片">
        {photos.photos.map((photo, index) => (
          <OnePhoto
            key={photo.kept.key ?? photo.kept.fileId}
            photos={photos}
            photo={photo}
            number={index + 1}
          />
        ))}
        {photos.hasRoom ? (
          <OnePhoto photos={photos} photo={undefined} number={photos.photos.length + 1} />
        ) : null}
      </Grid>
      {problem === undefined ? null : (
        <Text as="p" size={12} tone="danger" role="alert">
          {problem}
        </Text>
      )}
    </Element>
  );
});
