import { sendPhoto } from '@/platform/photo';
import type { RequestOf } from '~types/api';
import { call } from './call';

/** Half a minute is what the server waits for a call; a host counts from the first octet. */
export const UPLOAD_TIMEOUT = 60_000;

/**
 * Uploads a photo that the device keeps under `key`; `report` hears how much of it has gone, 0 to 1. Rejects as any call,
 * and with a `PhotoError` where the device has it no longer.
 */
export const uploadPhoto = (
  key: string,
  request: RequestOf<'POST /api/user/file/upload'>,
  report: (share: number) => void,
) =>
  call('POST /api/user/file/upload', request, (url, fields) =>
    sendPhoto({ key, url, fields: { ...fields }, timeout: UPLOAD_TIMEOUT, report }),
  );

/** Where photos of the member are read for ten minutes, in their order; NOT_FOUND. */
export const getPhotoUrls = (file_ids: string[]) =>
  call('GET /api/file/operation/temp_url_batch', { file_ids });
