/** The element of a field of a demand, for the focus. */
export const fieldId = (name: string): string => `demand-${name}`;
