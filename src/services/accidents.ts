import type { RequestOf } from '~types/api';
import { call } from './call';

/** Sends more photos, videos and words of an accident; errors as the contract lists them. */
export const supplyAccident = (request: RequestOf<'POST /api/order/accident/supply_attachment'>) =>
  call('POST /api/order/accident/supply_attachment', request);
