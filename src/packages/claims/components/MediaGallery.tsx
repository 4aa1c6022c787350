import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Gallery } from '@/components/gallery/Gallery';
import { takenText } from '@/domain/handoverPhotos';
import type { AccidentMedia } from '~types/api/accident';

/** A photo with what it shows. */
export interface NamedMedia {
  name: string;
  media: AccidentMedia;
}

/** As much of a checksum as one compares by eye. */
const shortSum = (sha256: string): string => sha256.slice(0, 16);

/** Photos, and on demand when each was taken and by what it is told that nothing was changed. */
export function MediaGallery({ label, all }: { label: string; all: readonly NamedMedia[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Gallery
        label={label}
        pictures={all.map(({ name, media }) => ({ src: media.url, alt: name }))}
        captions={all.map(({ name }) => name)}
      />
      <Button kind="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? '收起拍摄时间和校验值' : '拍摄时间和校验值'}
      </Button>
      {isOpen ? (
        <Element>
          {all.map(({ name, media: { file_id: id, device_time: taken, server_time: came, sha256 } }) => (
            <Cell key={id} title={name} note={`${takenText(taken, came)} · SHA-256 ${shortSum(sha256)}`} />
          ))}
        </Element>
      ) : null}
    </>
  );
}
