import type { Call, Nothing } from './call';

/** A banner of the home page. `url` is an address of the app. */
export interface Banner {
  id: string;
  title: string;
  subtitle: string;
  picture: string;
  url: string;
}

/** A small activity under the banners. */
export interface Activity {
  id: string;
  title: string;
  text: string;
  url: string;
}

export interface FaqItem {
  id: string;
  question: string;
}

export interface FaqGroup {
  id: string;
  title: string;
  items: FaqItem[];
}

export type AgreementId = 'service' | 'privacy';

/** What a renter agrees to: 服务协议, 隐私政策. */
export interface Agreement {
  id: AgreementId;
  title: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: string;
  sections: { title: string; paragraphs: string[] }[];
}

export interface ContentApi {
  'GET /api/activities/ad/banner/get_city_activity': Call<{ city_id: string }, { banners: Banner[] }>;
  'GET /api/user/get_activity_home': Call<{ city_id: string }, { activities: Activity[] }>;
  /** Questions by group; `keyword` searches questions and answers. */
  'GET /api/faq/get_list': Call<{ keyword?: string }, { groups: FaqGroup[]; hotline: string; hours: string }>;
  'GET /api/faq/get_detail': Call<
    { id: string },
    { id: string; question: string; paragraphs: string[]; related: FaqItem[] }
  >;
  /** An agreement in full. */
  'GET /api/agreement/get_detail': Call<{ id: AgreementId }, Agreement>;
  /** Whether an answer helped: counted, not tied to a person. */
  'POST /api/faq/feedback': Call<{ id: string; helpful: boolean }, Nothing>;
}
