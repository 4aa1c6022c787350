import type { Call, PageRequest } from './call';

/** Reviews are split by type (specification §3); ALL is every one. */
export type MarkType = 'ALL' | 'GOOD' | 'NEUTRAL' | 'BAD';

/** A review of a site or a car type. */
export interface Mark {
  id: string;
  /** Masked: 张**, 138****1234. */
  author: string;
  /** 1 to 5. */
  score: number;
  type: Exclude<MarkType, 'ALL'>;
  text: string;
  tags: string[];
  /** ISO time. */
  created_at: string;
  /** What was rented and for how long: 朗逸 · 3天. */
  subject: string;
  /** Where its photos are read for some minutes; absent where it has none. */
  pictures?: string[];
  /** Answer of the site's staff. */
  reply?: string;
}

export interface MarkSummary {
  /** Mean with one decimal, 0 when there is none. */
  average: number;
  total: number;
  counts: Record<Exclude<MarkType, 'ALL'>, number>;
}

/** A review that is recommended to everyone, with what it is about. */
export interface RecommendedMark extends Mark {
  /** The car type that was rented, to look at it. */
  cartype_id: string;
  picture: string;
  likes: number;
  /** The asking member likes it; false for visitors. */
  liked: boolean;
}

export interface MarkApi {
  /** Good reviews with something to read, most liked first, then newest, 10 a page (specification §7). */
  'GET /api/mark/mall/recommend': Call<PageRequest, { marks: RecommendedMark[]; total: number }>;
  /** Likes a review or takes it back; counted once for each member. Login required; NOT_FOUND. */
  'POST /api/mark/mall/liked': Call<{ id: string; liked: boolean }, { likes: number; liked: boolean }>;
}
