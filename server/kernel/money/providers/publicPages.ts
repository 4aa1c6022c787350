/** Where a payment is followed to its end, for who comes back from a cashier outside (`/pay/payment` of the app). */
export const paymentPage = (origin: string, paymentId: string): string =>
  `${origin}/pay/payment?payment_id=${encodeURIComponent(paymentId)}`;

/** Where a provider notifies this server (`registerNotifications`). */
export const notifyAddress = (origin: string, path: string): string => `${origin}/notify/${path}`;

/** The page that a payer came from, where it is one of ours; the home page otherwise. Without what another brought it. */
export function ownPage(origin: string, page = '/'): string {
  if (!URL.canParse(page, origin)) return origin;
  const url = new URL(page, origin);
  if (url.origin !== origin) return origin;
  for (const name of ['code', 'state']) url.searchParams.delete(name);
  return url.href;
}
