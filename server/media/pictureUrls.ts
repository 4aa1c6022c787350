/**
 * Addresses of the pictures. They end in `.webp`, whatever format the caller is answered in (registerMedia.ts). The number
 * after `/media/` grows when the pictures change: they are cached for ever, so a new picture needs a new address.
 */
const base = '/media/4';

/** Widths of a car picture in pixels: on lists, and as wide as a phone. */
export const CAR_PICTURE_WIDTHS = { small: 360, large: 750 } as const;

/** Sides that a car is shown from, the one for lists first: from ahead and aside, from the left, from behind, and inside. */
export const CAR_VIEWS = ['front', 'side', 'rear', 'interior'] as const;

/** A side that a car is shown from. */
export type CarView = (typeof CAR_VIEWS)[number];

/** Width of banners and site photographs in pixels. */
export const WIDE_PICTURE_WIDTH = 750;

const carView = (cartypeId: string, view: CarView, width: number): string =>
  `${base}/car/${cartypeId}-${view}-${width}.webp`;

/** Addresses of the picture of a car type (`cartypes.id`) for lists and for whole screens. */
export const carPictureUrl = (cartypeId: string): { small: string; large: string } => ({
  small: carView(cartypeId, 'front', CAR_PICTURE_WIDTHS.small),
  large: carView(cartypeId, 'front', CAR_PICTURE_WIDTHS.large),
});

/** Gallery of a car type (`cartypes.id`), 750 pixels wide. */
export const carGalleryUrls = (cartypeId: string): string[] =>
  CAR_VIEWS.map(view => carView(cartypeId, view, CAR_PICTURE_WIDTHS.large));

/** Address of a banner's picture by its kind (`banners.picture`), 750 pixels wide, WebP. */
export const bannerUrl = (kind: string): string => `${base}/banner/${kind}.webp`;

/** Address of a site's photograph by its kind (`sites.photo`), 750 pixels wide, WebP. */
export const sitePhotoUrl = (kind: string): string => `${base}/site/${kind}.webp`;

/** Address of a destination's picture by its kind (`destinations.picture`), 750 pixels wide, WebP. */
export const landscapeUrl = (kind: string): string => `${base}/landscape/${kind}.webp`;
