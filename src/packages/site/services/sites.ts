import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** Reviews of a site, 10 a page. */
export const getSiteReviews = (request: RequestOf<'GET /api/site/get_marks'>) =>
  call('GET /api/site/get_marks', request);
