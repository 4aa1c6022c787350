import { SendLink } from '@/blocks/send-link/SendLink';
import { webAddress } from '@/platform/address';
import { routeOf } from '@/routes';

/** How a blessing goes to a friend. */
export const SendActions = ({ secret }: { secret: string }) => (
  <SendLink link={webAddress(routeOf('blessing.receive'), { code: secret })} />
);
