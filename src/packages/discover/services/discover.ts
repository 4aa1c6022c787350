import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** Topics, destinations and guides, as a city sees them. */
export const getDiscover = (cityId: string) => call('GET /api/discover/get_home', { city_id: cityId });
/** One destination with its routes and tips. */
export const getDestination = (id: string) => call('GET /api/discover/get_destination', { id });
/** Reviews that are recommended to everyone, 10 a page. */
export const getRecommendedReviews = (page: number) => call('GET /api/mark/mall/recommend', { page });
/** Likes a review or takes it back. */
export const likeReview = (request: RequestOf<'POST /api/mark/mall/liked'>) =>
  call('POST /api/mark/mall/liked', request);
