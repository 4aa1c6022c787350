import type { HoldingOrder } from '../../types/api/cartype';
import { format } from './shanghaiTime';

/** Who would find a car, had they not ordered it a moment ago: where it is, and until when. */
export const holdingText = ({ expires_at: until }: HoldingOrder): string =>
  `最后一辆在您的待支付订单里，为您保留到${format(until, 'HH:mm')}`;
