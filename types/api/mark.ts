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
  /** Answer of the site's staff. */
  reply?: string;
}

export interface MarkSummary {
  /** Mean with one decimal, 0 when there is none. */
  average: number;
  total: number;
  counts: Record<Exclude<MarkType, 'ALL'>, number>;
}
