import { observer } from 'mobx-react-lite';
import { PhotoUpload } from '@/blocks/photo-upload/PhotoUpload';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { VIOLATION_PHOTOS } from '@/domain/violation';
import type { ViolationForm } from '../stores/ViolationForm';

/** The photos that go with a receipt or an appeal, and what is wrong with them. */
export const ViolationPhotos = observer(function ViolationPhotos({
  store: { form, photos },
  label,
}: {
  store: ViolationForm;
  /** What each is a photo of: 凭证. */
  label: string;
}) {
  const problem = form.errorOf('photos');
  return (
    <>
      <Grid columns={2} gap={3} role="group" aria-label={label} id="violation-photos" tabIndex={-1}>
        {photos.places.map((place, index) => (
          <PhotoUpload
            key={place}
            place={place}
            purpose="VIOLATION"
            label={`${label}${index + 1}`}
            hint={`最多${VIOLATION_PHOTOS}张`}
          />
        ))}
      </Grid>
      {problem === undefined ? null : (
        <Text as="p" size={12} tone="danger" role="alert">
          {problem}
        </Text>
      )}
    </>
  );
});
