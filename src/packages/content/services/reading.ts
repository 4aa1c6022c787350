import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** Every agreement with the wording that holds now, and those that are read elsewhere. */
export const getAgreements = () => call('GET /api/agreement/get_list', {});
/** The documents of the rules, by subject: of a family, or all; with a keyword those that hold it. */
export const getRules = (request: RequestOf<'GET /api/document/get_list'>) =>
  call('GET /api/document/get_list', request);
/** A document in full; NOT_FOUND. */
export const getRule = (request: RequestOf<'GET /api/document/get_detail'>) =>
  call('GET /api/document/get_detail', request);
/** A page of the notices, published last first. */
export const getBulletins = (page: number) => call('GET /api/system/bulletin/get_list', { page });
/** A notice in full; NOT_FOUND. */
export const getBulletin = (id: string) => call('GET /api/system/bulletin/detail', { id });
