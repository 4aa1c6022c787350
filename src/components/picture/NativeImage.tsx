import { Image } from '@tarojs/components';

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
      onError={onError}
      ariaLabel={alt}
    />
  );
}
