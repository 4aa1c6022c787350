import { observer } from 'mobx-react-lite';
import { PhotoUpload } from '@/blocks/photo-upload/PhotoUpload';
import { Card } from '@/components/card/Card';
import { Grid } from '@/components/grid/Grid';
import { ACCIDENT_IMAGES } from '@/domain/accident';
import type { AccidentPhotoSet } from '@/stores/AccidentPhotoSet';

/** Photos besides the guided ones: papers, other damages, what one thinks of. */
export const FurtherPhotos = observer(function FurtherPhotos({ photos }: { photos: AccidentPhotoSet }) {
  if (photos.images.places.length === 0) return null;
  return (
    <Card margin="screen" heading="其他照片">
      <Grid columns={2} gap={3} role="group" aria-label="其他照片">
        {photos.images.places.map((place, index) => (
          <PhotoUpload
            key={place}
            place={place}
            purpose="ACCIDENT"
            label={`其他照片${index + 1}`}
            hint={`证件、其他损伤等，最多${ACCIDENT_IMAGES}张`}
          />
        ))}
      </Grid>
    </Card>
  );
});
