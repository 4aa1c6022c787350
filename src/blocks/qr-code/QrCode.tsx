import { useMemo } from 'react';
import { Element } from '@/components/element/Element';
import { qrCode } from './qrCode';
import styles from './QrCode.module.scss';

interface QrCodeProps {
  /** Digits and capitals. */
  text: string;
  /** What it is, for who does not see it. */
  label: string;
}

/** A QR code, dark on white in every scheme: a scanner reads nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const picture = useMemo(() => qrCode(text), [text]);
  return (
    <Element
      role="img"
      aria-label={label}
      className={styles.code}
      style={{ backgroundImage: `url("${picture}")` }}
    />
  );
}
