import type { NativeImageProps } from './NativeImage';

export function NativeImage({ src, alt, className, onError }: NativeImageProps) {
  return <img src={src} alt={alt} className={className} loading="lazy" decoding="async" onError={onError} />;
}
