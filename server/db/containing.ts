/**
 * The pattern with which LIKE finds a text anywhere. What a person types is text to be found, so LIKE's own
 * wildcards in it are taken literally.
 */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
