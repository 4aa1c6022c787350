/** The part of `qrcode` that makes a code and draws nothing; its types describe the whole alone. */
declare module 'qrcode/lib/core/qrcode' {
  import type { QRCode, QRCodeOptions } from 'qrcode';

  export function create(text: string, options?: QRCodeOptions): QRCode;
}
