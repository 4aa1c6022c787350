import type { Call, PageRequest } from './call';

/** 功能建议, 使用问题, 服务投诉, 其他. */
export type FeedbackKind = 'SUGGESTION' | 'PROBLEM' | 'COMPLAINT' | 'OTHER';

/** What a member has told the house, as they see it. */
export interface Feedback {
  id: string;
  kind: FeedbackKind;
  text: string;
  /** Addresses of the photos that came with it, for some minutes; absent: there are none. */
  pictures?: string[];
  /** The order that it is about. */
  orderid?: string;
  /** ISO time. */
  created_at: string;
  /** What the staff has answered, and when (ISO); absent: nothing yet. */
  answer?: { text: string; at: string };
}

/** What is handed in. */
export interface FeedbackWish {
  kind: FeedbackKind;
  /** At most 500 characters. */
  text: string;
  /** Files of the member, sent as FEEDBACK: three at most. */
  photos: string[];
  /** Under which the member wants to be called; empty: they need not be. */
  mobile: string;
  /** The order of the member that it is about. */
  orderid?: string;
  /** One for what is being written, new for the next: what comes again under it takes the place of what came before. */
  client_key: string;
}

/** 意见反馈 (specification §2, /profile/feedback; §7, feedback). */
export interface FeedbackApi {
  /**
   * Hands in what a member has written. The same key once more, for an answer that was lost, answers the same feedback, as
   * it was sent last; KEY_REUSED where it was answered meanwhile and says something else. INVALID_PARAMS (data: `field`),
   * NOT_FOUND (an order or a photo that is not theirs), TOO_MANY_REQUESTS (data: `retry_after`, seconds).
   */
  'POST /api/user/feedback': Call<FeedbackWish, Feedback>;
  /** What the member has told, newest first, 10 a page. */
  'GET /api/user/feedback/get_list': Call<PageRequest, { feedbacks: Feedback[]; total: number }>;
}
