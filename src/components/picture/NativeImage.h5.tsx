import type { NativeImageProps } from './NativeImage';

export function NativeImage({ src, alt, fit, className, onError }: NativeImageProps) {
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      style={{ objectFit: fit }}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
}
