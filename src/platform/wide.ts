/**
 * Whether the window is wide enough for columns (look.md, wide): for the few parts that stand elsewhere then. What only
 * looks different says so in its sheet, by the mixin `wide`. A mini-program's screens are a phone's.
 */
export const useIsWide = (): boolean => false;
