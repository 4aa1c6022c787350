import { call } from '@/services/call';

/** Every agreement with the wording that holds now. */
export const getAgreements = () => call('GET /api/agreement/get_list', {});
/** The documents of the rules, by subject. */
export const getRules = () => call('GET /api/document/get_list', {});
/** A document in full; NOT_FOUND. */
export const getRule = (id: string) => call('GET /api/document/get_detail', { id });
/** A page of the notices, published last first. */
export const getBulletins = (page: number) => call('GET /api/system/bulletin/get_list', { page });
/** A notice in full; NOT_FOUND. */
export const getBulletin = (id: string) => call('GET /api/system/bulletin/detail', { id });
