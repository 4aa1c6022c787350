/** The id of an instalment, by which it is paid and spoken of: it tells whose it is. */
export const instalmentId = (orderid: string, number: number): string => `${orderid}-${number}`;

/** The order of an instalment. */
export const orderOfInstalment = (id: string): string => id.replace(/-\d+$/, '');
