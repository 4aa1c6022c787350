/** Paints of the fleet, as they show inside a car. */
export const CAR_COLOURS = {
  white: '#eef1f4',
  silver: '#bcc4cc',
  black: '#353b43',
  red: '#d42a2f',
  blue: '#2468cf',
  green: '#1f9463',
  orange: '#f5821f',
  grey: '#6f7881',
  pink: '#ecbcbe',
} as const;

/** A paint code, such as `silver`. */
export type CarColour = keyof typeof CAR_COLOURS;
