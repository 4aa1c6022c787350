/**
 * Addresses of the drawn pictures: WebP for who reads it (registerMedia.ts). The number after `/media/` grows when the drawings change: the
 * pictures are cached for ever, so a new drawing needs a new address.
 */
const base = '/media/1';

/** Widths of a car picture in pixels. */
export const CAR_PICTURE_WIDTHS = { small: 320, large: 750 } as const;

/** Width of banners and site photographs in pixels. */
export const WIDE_PICTURE_WIDTH = 750;

/** Addresses of a car's picture by body type and colour (`cartypes.body`, `cartypes.colour`), WebP. */
export const carPictureUrl = (body: string, colour: string): { small: string; large: string } => ({
  small: `${base}/car/${body}-${colour}-${CAR_PICTURE_WIDTHS.small}.webp`,
  large: `${base}/car/${body}-${colour}-${CAR_PICTURE_WIDTHS.large}.webp`,
});

/**
 * Gallery of a car by body type and colour: from the left, from ahead, from behind, and the dashboard with the front
 * seats; all 750 pixels wide, WebP. Scooters are drawn from the left alone.
 */
export const carGalleryUrls = (body: string, colour: string): string[] => [
  carPictureUrl(body, colour).large,
  ...['front', 'rear', 'interior'].map(
    view => `${base}/car/${body}-${colour}-${view}-${CAR_PICTURE_WIDTHS.large}.webp`,
  ),
];

/** Address of a banner's picture by its kind (`banners.picture`), 750 pixels wide, WebP. */
export const bannerUrl = (kind: string): string => `${base}/banner/${kind}.webp`;

/** Address of a site's photograph by its kind (`sites.photo`), 750 pixels wide, WebP. */
export const sitePhotoUrl = (kind: string): string => `${base}/site/${kind}.webp`;

/** Address of a destination's picture by its kind (`destinations.picture`), 750 pixels wide, WebP. */
export const landscapeUrl = (kind: string): string => `${base}/landscape/${kind}.webp`;
