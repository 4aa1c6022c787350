import { Image } from '@tarojs/components';

/** What an image needs on every host. */
export interface NativeImageProps {
  src: string;
  alt: string;
  className?: string;
  onError: () => void;
}

/** The host's image element, loaded when it comes near. */
export function NativeImage({ src, alt, className, onError }: NativeImageProps) {
  return (
    <Image
      src={src}
      className={className ?? ''}
      mode="aspectFit"
      lazyLoad
      // Our pictures are WebP, which WeChat reads only when told.
      webp
      onError={onError}
      ariaLabel={alt}
    />
  );
}
