import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Gallery } from '@/components/gallery/Gallery';
import { Grid } from '@/components/grid/Grid';
import { Text } from '@/components/text/Text';
import { Video } from '@/components/video/Video';
import { ACCIDENT_SLOTS } from '@/domain/accident';
import { format } from '@/domain/shanghaiTime';
import type { AccidentCase, AccidentPhotos } from '~types/api/accident';

/** The photos of an accident with what each shows, in the order in which one walks around. */
const picturesOf = (photos: AccidentPhotos): { src: string; alt: string }[] => [
  ...ACCIDENT_SLOTS.flatMap(({ slot, name }) => {
    const photo = photos[slot];
    return photo ? [{ src: photo.url, alt: name }] : [];
  }),
  ...photos.images.map(({ url }, index) => ({ src: url, alt: `其他照片${index + 1}` })),
];

/** How it stands for the shop, and until when the link is good. */
export function CaseStatus({
  shown: { shop, status_text: status, expires_at: end },
}: {
  shown: AccidentCase;
}) {
  return (
    <Card margin="screen" aria-label="定损状态">
      <Text as="h2" size={22} weight={600} tight>
        {status}
      </Text>
      <Text as="p" tone="secondary">
        {`${shop}，您好。这个链接${format(end, 'M月D日 HH:mm')}前有效，请不要转发。`}
      </Text>
    </Card>
  );
}

/** Which car it is and what happened, with the photos of the scene; nothing of who drove it. */
export function CaseFacts({ shown }: { shown: AccidentCase }) {
  const { car, plate, number, time, place, description, photos } = shown;
  const pictures = picturesOf(photos);
  return (
    <Card heading={plate === undefined ? car : `${car} · ${plate}`}>
      <Cell title="案件尾号" value={number} />
      <Cell title="时间" value={format(time, 'YYYY年M月D日 HH:mm')} />
      <Cell title="地点" note={place} />
      <Cell title="经过" note={description} />
      {pictures.length > 0 ? (
        <Gallery label="现场照片" pictures={pictures} captions={pictures.map(({ alt }) => alt)} />
      ) : (
        <Text as="p" size={14} tone="secondary">
          还没有现场照片。
        </Text>
      )}
      {photos.videos.length > 0 ? (
        <Grid gap={3}>
          {photos.videos.map(({ file_id: id, url }, index) => (
            <Video key={id} src={url} label={`视频${index + 1}`} />
          ))}
        </Grid>
      ) : null}
    </Card>
  );
}
