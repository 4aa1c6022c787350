import { Type } from 'typebox';
import type { ContentApi } from '../../../types/api/content';
import { open, type Area } from '../../http/endpoint';
import { agreements } from './agreements';
import { askFaqs } from './askFaqs';
import {
  presentActivity,
  presentBanner,
  presentDestination,
  presentFaqGroups,
  presentGuide,
} from './contentPresenter';
import {
  countFeedback,
  findDestination,
  findFaq,
  listActivities,
  listBanners,
  listDestinations,
  listGuides,
  listRelatedFaqs,
  listTopics,
  searchFaqs,
  type FaqRow,
} from './contentRepository';
import { HOTLINE, HOTLINE_HOURS } from './hotline';

/** Questions shown below an answer. */
const RELATED = 3;

const ofCity = Type.Object({ city_id: Type.String({ maxLength: 12 }) });
const faqId = Type.String({ minLength: 1, maxLength: 64 });

/** What there is to discover, banners, activities and questions (specification §2, /discover, /sanya, /customer_service; §7). */
export const contentArea: Area<ContentApi> = {
  'GET /api/activities/ad/banner/get_city_activity': open(
    'Banners of a city, then those of every city',
    ofCity,
    async ({ city_id }, { db }) => ({ banners: (await listBanners(db, city_id)).map(presentBanner) }),
  ),
  'GET /api/user/get_activity_home': open(
    'Activities of a city, then those of every city',
    ofCity,
    async ({ city_id }, { db }) => ({ activities: (await listActivities(db, city_id)).map(presentActivity) }),
  ),
  'GET /api/discover/get_home': open(
    'Topics, destinations (those of the city first) and guides',
    ofCity,
    async ({ city_id }, { db }) => {
      const [topics, destinations, guides] = await Promise.all([
        listTopics(db),
        listDestinations(db, city_id),
        listGuides(db),
      ]);
      return {
        topics: topics.map(presentBanner),
        destinations: destinations.map(presentDestination),
        guides: guides.map(presentGuide),
      };
    },
  ),
  'GET /api/discover/get_destination': open(
    'A destination with its drives and tips',
    Type.Object({ id: Type.String({ minLength: 1, maxLength: 32 }) }),
    async ({ id }, { db }) => {
      const row = await findDestination(db, id);
      return { ...presentDestination(row), ...row.detail };
    },
  ),
  'GET /api/faq/get_list': open(
    'Questions by group; a keyword searches questions and answers',
    Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 50 })) }),
    async ({ keyword = '' }, { db }) => ({
      groups: presentFaqGroups(await searchFaqs(db, keyword)),
      hotline: HOTLINE,
      hours: HOTLINE_HOURS,
    }),
  ),
  'GET /api/faq/ask': open(
    "What answers a question in a person's own words",
    Type.Object({ text: Type.String({ minLength: 1, maxLength: 100 }) }),
    async ({ text }, { db }) => {
      const [best, ...others] = await askFaqs(db, text, 1 + RELATED);
      const item = ({ id, question }: FaqRow) => ({ id, question });
      return {
        ...(best && { answer: { ...item(best), paragraphs: best.paragraphs } }),
        others: others.map(item),
      };
    },
  ),
  'GET /api/faq/get_detail': open(
    'A question with its answer and related questions',
    Type.Object({ id: faqId }),
    async ({ id }, { db }) => {
      const faq = await findFaq(db, id);
      const related = await listRelatedFaqs(db, faq, RELATED);
      return { id, question: faq.question, paragraphs: faq.paragraphs, related };
    },
  ),
  'GET /api/agreement/get_detail': open(
    'An agreement of the login page',
    Type.Object({ id: Type.Union([Type.Literal('service'), Type.Literal('privacy')]) }),
    ({ id }) => Promise.resolve(agreements[id]),
  ),
  'POST /api/faq/feedback': open(
    'Counts whether an answer helped',
    Type.Object({ id: faqId, helpful: Type.Boolean() }),
    async ({ id, helpful }, { db }) => {
      await countFeedback(db, id, helpful);
      return {};
    },
  ),
};
