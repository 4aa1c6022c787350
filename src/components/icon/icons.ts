/**
 * The icons of the kit, of the main package and of several lines, by their Lucide names. What one line alone shows, it
 * brings along ({@link ownIcons}).
 */
export const iconNames = [
  'arrow-left',
  'arrow-right',
  'badge-check',
  'bell',
  'calendar',
  'car',
  'check',
  'chevron-down',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'circle-x',
  'clipboard-list',
  'clock',
  'compass',
  'ellipsis',
  'headset',
  'heart',
  'house',
  'list',
  'locate',
  'log-out',
  'map',
  'map-pin',
  'message-circle',
  'minus',
  'phone',
  'plus',
  'search',
  'search-x',
  'shield-check',
  'star',
  'store',
  'ticket',
  'truck',
  'user',
  'wallet',
  'wifi-off',
  'x',
] as const;

declare const brought: unique symbol;

/** An icon that a line brings along. */
export type OwnIcon = string & { readonly [brought]: true };

/** What {@link Icon} shows. */
export type IconName = (typeof iconNames)[number] | OwnIcon;

/**
 * The icons that a line brings along, by their Lucide names: they travel with its package. `styles` are its
 * `icons.module.scss`, whose one line `@icons './icons.ts';` makes a class of each name.
 */
export function ownIcons<const Name extends string>(
  names: readonly Name[],
  styles: Readonly<Record<string, string>>,
): Readonly<Record<Name, OwnIcon>> {
  const icons: Partial<Record<Name, OwnIcon>> = {};
  for (const name of names) icons[name] = styles[name] as OwnIcon;
  return icons as Record<Name, OwnIcon>;
}
