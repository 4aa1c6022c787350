import { Type } from 'typebox';
import type { Agreement, ContentApi } from '../../../types/api/content';
import { open, type Area } from '../../http/endpoint';
import { pageNumber } from '../../http/pageNumber';
import { notFound } from '../../kernel/failure';
import { agreements } from './agreements';
import { askFaqs, findFaqs } from './askFaqs';
import {
  presentBanner,
  presentBulletin,
  presentDestination,
  presentFaqGroups,
  presentGroup,
  presentGuide,
} from './contentPresenter';
import {
  countFeedback,
  findBulletin,
  findDestination,
  findFaq,
  listBanners,
  listBulletins,
  listDestinations,
  listGuides,
  listRelatedFaqs,
  listTopics,
  type FaqRow,
} from './contentRepository';
import { HOTLINE, HOTLINE_HOURS } from './hotline';
import { findDocument, groupsOf } from './documents';

/** Questions shown below an answer. */
const RELATED = 3;

const ofCity = Type.Object({ city_id: Type.String({ maxLength: 12 }) });
const family = Type.Optional(
  Type.Union([
    Type.Literal('rules'),
    Type.Literal('mall'),
    Type.Literal('campus'),
    Type.Literal('time_sharing'),
  ]),
);

const agreementOf = (id: string): Agreement | undefined =>
  Object.values(agreements).find(agreement => agreement.id === id);

const faqId = Type.String({ minLength: 1, maxLength: 64 });

/** What there is to discover, banners, activities and questions (specification §2, /discover, /sanya, /customer_service; §7). */
export const contentArea: Area<ContentApi> = {
  'GET /api/activities/ad/banner/get_city_activity': open(
    'Banners of a city, then those of every city',
    ofCity,
    async ({ city_id }, { db }) => ({ banners: (await listBanners(db, city_id)).map(presentBanner) }),
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
    'Questions by group; a keyword searches questions and answers, word by word or in own words',
    Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 50 })) }),
    async ({ keyword = '' }, { db }) => ({
      groups: presentFaqGroups(await findFaqs(db, keyword)),
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
  'GET /api/agreement/get_list': open('Agreements with their versions', Type.Object({}), (_, { settings }) =>
    Promise.resolve({
      elsewhere: settings.agreementLinks.map(({ id, title, url }) => ({ id, title, url })),
      agreements: Object.values(agreements).map(({ id, title, version, updated }) => ({
        id,
        title,
        version,
        updated,
      })),
    }),
  ),
  'GET /api/agreement/get_detail': open(
    'An agreement in full',
    Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
    async ({ id }) => {
      const agreement = agreementOf(id);
      if (!agreement) throw notFound('这份协议');
      return Promise.resolve(agreement);
    },
  ),
  'GET /api/document/get_list': open(
    'Documents of the rules by subject; with a keyword those that hold it',
    Type.Object({ family, keyword: Type.Optional(Type.String({ maxLength: 50 })) }),
    ({ family: asked, keyword = '' }) =>
      Promise.resolve({ groups: groupsOf(asked).flatMap(group => presentGroup(group, keyword.trim())) }),
  ),
  'GET /api/document/get_detail': open(
    'A document of the rules in full',
    Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }), family }),
    async ({ id, family: asked }) => {
      const document = findDocument(id, asked);
      if (!document) throw notFound('这份文档');
      return Promise.resolve(document);
    },
  ),
  'GET /api/system/bulletin/get_list': open(
    'Notices to everybody, published last first',
    Type.Object({ page: pageNumber }),
    async ({ page }, { db, now }) => {
      const { rows, total } = await listBulletins(db, page, now);
      return { bulletins: rows.map(presentBulletin), total };
    },
  ),
  'GET /api/system/bulletin/detail': open(
    'A notice in full',
    Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
    async ({ id }, { db, now }) => {
      const row = await findBulletin(db, id, now);
      return { ...presentBulletin(row), paragraphs: row.paragraphs };
    },
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
