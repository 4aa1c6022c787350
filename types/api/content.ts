import type { Call, Nothing } from './call';
import type { CarCategory } from './cartype';

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

export type AgreementId =
  'service' | 'privacy' | 'collected' | 'shared' | 'rental' | 'long' | 'demand' | 'member';

/** A text to read, by sections. */
export interface ReadingText {
  title: string;
  /** Which wording it is: 1.0. */
  version: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: string;
  sections: { title: string; paragraphs: string[] }[];
}

/** What a renter agrees to: 服务协议, 隐私政策, the two lists that the law asks for beside it, and those of the lines. */
export interface Agreement extends ReadingText {
  id: AgreementId;
}

/** An agreement that somebody else publishes (specification §2, agreement routes that redirect): where it is read. */
export interface AgreementElsewhere {
  id: string;
  title: string;
  /** An https address. */
  url: string;
}

/** A document of the rules: 押金规则, 取消规则 … */
export interface RuleDocument extends ReadingText {
  id: string;
}

/** By which address documents are found: /profile/more/rules, /mall, /campus, /time_sharing. */
export type DocumentFamily = 'rules' | 'mall' | 'campus' | 'time_sharing';

export interface RuleGroup {
  family: DocumentFamily;
  title: string;
  /** `hits`: how often it holds what is searched; absent where nothing is. */
  documents: { id: string; title: string; updated: string; hits?: number }[];
}

/** A notice of the operator to everybody. */
export interface Bulletin {
  id: string;
  title: string;
  /** ISO. */
  published_time: string;
}

/** Somewhere worth driving to. `url` is an address of the app. */
export interface Destination {
  id: string;
  city_id: string;
  name: string;
  subtitle: string;
  picture: string;
  url: string;
}

/** Something to read before renting. */
export interface Guide {
  id: string;
  title: string;
  summary: string;
  /** Minutes that reading takes. */
  minutes: number;
  paragraphs: string[];
}

/** A drive that a destination is known for. */
export interface DriveRoute {
  title: string;
  /** Whole days. */
  days: number;
  /** Kilometres in all. */
  km: number;
  /** From the first stop to the last. */
  stops: string[];
  text: string;
  /** The class of car that suits it. */
  category: CarCategory;
}

export interface DestinationDetail extends Destination {
  introduction: string;
  routes: DriveRoute[];
  /** Each one sentence: 季节, 停车, 充电 … */
  tips: { title: string; text: string }[];
}

export interface ContentApi {
  /** What /discover shows: topics, destinations and guides. */
  'GET /api/discover/get_home': Call<
    { city_id: string },
    { topics: Banner[]; destinations: Destination[]; guides: Guide[] }
  >;
  /** One destination, such as `sanya`; NOT_FOUND. */
  'GET /api/discover/get_destination': Call<{ id: string }, DestinationDetail>;
  'GET /api/activities/ad/banner/get_city_activity': Call<{ city_id: string }, { banners: Banner[] }>;
  /** Questions by group; `keyword` searches questions and answers, word by word; where none holds it, in own words. */
  'GET /api/faq/get_list': Call<{ keyword?: string }, { groups: FaqGroup[]; hotline: string; hours: string }>;
  /**
   * What answers a question in a person's own words, in Chinese or in pinyin: the best one in full, and others that may be
   * meant; neither where nothing fits. Nobody keeps what was asked.
   */
  'GET /api/faq/ask': Call<
    { text: string },
    { answer?: FaqItem & { paragraphs: string[] }; others: FaqItem[] }
  >;
  'GET /api/faq/get_detail': Call<
    { id: string },
    { id: string; question: string; paragraphs: string[]; related: FaqItem[] }
  >;
  /** Every agreement with the wording that holds now, and those that are read elsewhere. */
  'GET /api/agreement/get_list': Call<
    Nothing,
    {
      agreements: Pick<Agreement, 'id' | 'title' | 'version' | 'updated'>[];
      elsewhere: AgreementElsewhere[];
    }
  >;
  /** An agreement in full; NOT_FOUND, for one that is read elsewhere, too. */
  'GET /api/agreement/get_detail': Call<{ id: AgreementId }, Agreement>;
  /**
   * The documents of the rules, by subject: of a family, or all. With a keyword those that hold it, the groups that have
   * none left out.
   */
  'GET /api/document/get_list': Call<{ family?: DocumentFamily; keyword?: string }, { groups: RuleGroup[] }>;
  /** A document in full, such as `deposit`; NOT_FOUND, where it is of another family than the one named, too. */
  'GET /api/document/get_detail': Call<{ id: string; family?: DocumentFamily }, RuleDocument>;
  /** The notices, published last first. */
  'GET /api/system/bulletin/get_list': Call<{ page: number }, { bulletins: Bulletin[]; total: number }>;
  /** A notice in full; NOT_FOUND, for one that is not published yet, too. */
  'GET /api/system/bulletin/detail': Call<{ id: string }, Bulletin & { paragraphs: string[] }>;
  /** Whether an answer helped: counted, not tied to a person. */
  'POST /api/faq/feedback': Call<{ id: string; helpful: boolean }, Nothing>;
}
