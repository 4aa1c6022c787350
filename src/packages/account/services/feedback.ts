import { call } from '@/services/call';
import type { FeedbackWish } from '~types/api/feedback';

/** Hands in what the member has written; the same key is the same feedback. Errors as the contract lists them. */
export const sendFeedback = (wish: FeedbackWish) => call('POST /api/user/feedback', wish);
/** What the member has told, newest first. */
export const getFeedbacks = (page: number) => call('GET /api/user/feedback/get_list', { page });
