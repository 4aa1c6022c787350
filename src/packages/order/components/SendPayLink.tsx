import { SendLink } from '@/blocks/send-link/SendLink';
import { webAddress } from '@/platform/address';
import { routeOf } from '@/routes';

/** How the link to pay an order goes to a friend. */
export const SendPayLink = ({ token }: { token: string }) => (
  <SendLink link={webAddress(routeOf('pay.friend'), { token })} />
);
