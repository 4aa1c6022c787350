/** A picture of the backend: in a mini-program a path would be a file of the package. */
export const pictureAddress = (src: string): string =>
  src.startsWith('/') ? `${APP_CONFIG.apiBase}${src}` : src;

/** The same on a card of 5:4 (JPEG), by which a host shows what is sent to others: they read no WebP there. */
export const cardAddress = (src: string): string => `${pictureAddress(src)}?as=card`;
