import { Image } from '@tarojs/components';

/** How a picture stands in its box: whole, or filling it and cut off. */
export type PictureFit = 'contain' | 'cover';

/** What an image needs on every host. */
export interface NativeImageProps {
  src: string;
  alt: string;
  fit: PictureFit;
  className?: string;
  onError: () => void;
}

/** The host's image element, loaded when it comes near. */
export function NativeImage({ src, alt, fit, className, onError }: NativeImageProps) {
  return (
    <Image
      src={src}
      className={className ?? ''}
      mode={fit === 'cover' ? 'aspectFill' : 'aspectFit'}
      lazyLoad
      // Our pictures are WebP, which WeChat reads only when told.
      webp
      onError={onError}
      ariaLabel={alt}
    />
  );
}
