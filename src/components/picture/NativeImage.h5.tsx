import { useState } from 'react';
import { classNames } from '../element/classNames';
import type { NativeImageProps } from './NativeImage';
import styles from './NativeImage.h5.module.scss';

/** Milliseconds: what has come by then was in the cache, and is there without fading in. */
const AT_ONCE = 100;

/** A lazy image over what stands for it until it has come; its box is the same before and after (issue 11). */
export function NativeImage({ src, alt, fit, className, onError }: NativeImageProps) {
  const [asked] = useState(() => Date.now());
  const [step, setStep] = useState<'coming' | 'come' | 'there'>('coming');
  const settle = (how: 'come' | 'there'): void => setStep(before => (before === 'coming' ? how : before));
  return (
    <img
      ref={image => {
        if (image?.complete) settle('there');
      }}
      src={src}
      alt={alt}
      className={classNames(
        className,
        step !== 'there' && styles[step],
        step === 'coming' && fit === 'contain' && styles.car,
      )}
      style={{ objectFit: fit }}
      loading="lazy"
      decoding="async"
      onLoad={() => settle(Date.now() - asked > AT_ONCE ? 'come' : 'there')}
      onError={onError}
    />
  );
}
