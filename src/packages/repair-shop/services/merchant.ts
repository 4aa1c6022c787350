import { sendPhoto } from '@/platform/photo';
import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** Half a minute is what the server waits for a call; a host counts from the first octet. */
const timeout = 60_000;

/** What the holder of a link sees of an accident; NOT_FOUND for a link that is over, forged, or was replaced. */
export const getCase = (token: string) => call('GET /api/order/accident/merchant_detail', { token });
/** What it costs that the car stands still between two times; NOT_FOUND, INVALID_PARAMS. */
export const getDayPrice = (request: RequestOf<'GET /api/order/accident/get_day_price'>) =>
  call('GET /api/order/accident/get_day_price', request);
/** Enters what a repair costs, or puts it right; errors as the contract lists them. */
export const updateCase = (request: RequestOf<'POST /api/order/accident/update'>) =>
  call('POST /api/order/accident/update', request);
/**
 * Uploads a photo that the device keeps under `key`; `report` hears how much of it has gone, 0 to 1. Rejects as any call,
 * and with a `PhotoError` where the device has it no longer.
 */
export const uploadShopPhoto = (
  key: string,
  request: RequestOf<'POST /api/order/accident/merchant_upload'>,
  report: (share: number) => void,
) =>
  call('POST /api/order/accident/merchant_upload', request, (url, fields) =>
    sendPhoto({ key, url, fields: { ...fields }, timeout, report }),
  );
