import type { SiteCategory } from '../../types/api/site';
import { DAY, toMillis } from '../../src/domain/shanghaiTime';
import type { marks } from '../areas/mark/schema';
import { CAR_STORIES } from './data/carMarkStories';
import * as carTexts from './data/carMarkTexts';
import * as siteTexts from './data/siteMarkTexts';
import type { CartypeRow } from './demoCartypes';
import type { SiteRow } from './demoSites';
import { Random } from './random';

export type MarkRow = typeof marks.$inferInsert;

/** The newest review is of this day; a fixed one, so that the data do not depend on when they are made. */
const NEWEST = toMillis('2026-11-15 20:00');
const SPAN_DAYS = 480;

const SURNAMES = Array.from(
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕',
);

type Words = Pick<MarkRow, 'score' | 'type' | 'text' | 'tags' | 'reply'>;

/** The words for one kind of subject. */
interface Vocabulary {
  good: {
    openings: readonly string[];
    details: readonly string[];
    closes: readonly string[];
    tags: readonly string[];
  };
  neutral: { openings: readonly string[]; details: readonly string[]; tags: readonly string[] };
  bad: { texts: readonly (readonly [text: string, reply: string])[]; tags: readonly string[] };
}

const siteVocabulary = (category: SiteCategory): Vocabulary => ({
  good: {
    openings: siteTexts.SITE_GOOD_OPENINGS,
    details: [...siteTexts.SITE_GOOD_DETAILS[category], ...siteTexts.SITE_GOOD_COMMON],
    closes: siteTexts.SITE_GOOD_CLOSES,
    tags: siteTexts.SITE_GOOD_TAGS,
  },
  neutral: {
    openings: siteTexts.SITE_NEUTRAL_OPENINGS,
    details: siteTexts.SITE_NEUTRAL_DETAILS,
    tags: siteTexts.SITE_NEUTRAL_TAGS,
  },
  bad: { texts: siteTexts.SITE_BAD, tags: siteTexts.SITE_BAD_TAGS },
});

const carVocabulary = (category: CartypeRow['category']): Vocabulary => ({
  good: {
    openings: carTexts.CAR_GOOD_OPENINGS,
    details: [...carTexts.CAR_GOOD_DETAILS[category], ...carTexts.CAR_GOOD_COMMON],
    closes: carTexts.CAR_GOOD_CLOSES,
    tags: carTexts.CAR_GOOD_TAGS,
  },
  neutral: {
    openings: carTexts.CAR_NEUTRAL_OPENINGS,
    details: carTexts.CAR_NEUTRAL_DETAILS,
    tags: carTexts.CAR_NEUTRAL_TAGS,
  },
  bad: { texts: carTexts.CAR_BAD, tags: carTexts.CAR_BAD_TAGS },
});

/** Sentences in a random order; none comes again before all have come. */
function deck<T>(sentences: readonly T[], random: Random): () => T {
  let rest: T[] = [];
  return () => {
    if (rest.length === 0) rest = random.sample(sentences, sentences.length);
    const next = rest.pop();
    if (next === undefined) throw new RangeError('A deck needs sentences');
    return next;
  };
}

/** Words for one review after another. */
function speaker({ good, neutral, bad }: Vocabulary, random: Random): () => Words {
  const goodOpening = deck(good.openings, random);
  const goodDetail = deck(good.details, random);
  const goodClose = deck(good.closes, random);
  const neutralOpening = deck(neutral.openings, random);
  const neutralDetail = deck(neutral.details, random);
  const complaint = deck(bad.texts, random);
  return () => {
    const luck = random.next();
    if (luck < 0.05) {
      const [text, reply] = complaint();
      return { score: random.integer(1, 2), type: 'BAD', text, reply, tags: random.sample(bad.tags, 1) };
    }
    if (luck < 0.15) {
      const text = neutralOpening() + neutralDetail();
      return { score: 3, type: 'NEUTRAL', text, tags: random.sample(neutral.tags, 1) };
    }
    return {
      score: random.chance(0.8) ? 5 : 4,
      type: 'GOOD',
      text:
        (random.chance(0.8) ? goodOpening() : '') + goodDetail() + (random.chance(0.35) ? goodClose() : ''),
      tags: random.sample(good.tags, random.integer(1, 3)),
    };
  };
}

/** Masked from the start: 张**, 138****1234. */
function authorOf(random: Random): string {
  if (random.chance(0.7)) return `${random.pick(SURNAMES)}**`;
  const ending = String(random.integer(0, 9999)).padStart(4, '0');
  return `${random.pick(['136', '138', '139', '150', '158', '176', '186', '189'])}****${ending}`;
}

/** The nearer to now, the more reviews. */
const momentOf = (random: Random): Date =>
  new Date(NEWEST - Math.floor(random.next() ** 2 * SPAN_DAYS * DAY));

/** Up to `count` reviews of one subject, all different. */
function marksOf(
  subject: Pick<MarkRow, 'subjectKind' | 'subjectId'>,
  vocabulary: Vocabulary,
  series: (random: Random) => string,
  count: number,
  random: Random,
): MarkRow[] {
  const told = new Set<string>();
  const rows: MarkRow[] = [];
  const speak = speaker(vocabulary, random);
  while (rows.length < count) {
    const words = speak();
    if (told.has(words.text)) continue;
    told.add(words.text);
    rows.push({
      ...subject,
      ...words,
      author: authorOf(random),
      subject: `${series(random)} · ${random.integer(1, 9)}天`,
      createdAt: momentOf(random),
    });
  }
  return rows;
}

/** Reviews of a site: 3 to 25 in a hot city, 1 to 6 elsewhere. `series` are the cars that it has. */
export function demoSiteMarks(site: SiteRow, isHot: boolean, series: readonly string[]): MarkRow[] {
  const random = new Random(`marks site ${site.id}`);
  const count = isHot ? random.integer(3, 25) : random.integer(1, 6);
  const subject = { subjectKind: 'SITE', subjectId: site.id } as const;
  return marksOf(subject, siteVocabulary(site.category), own => own.pick(series), count, random);
}

/**
 * The trips that renters of a car type tell: the stories of its class go round the car types of the class, each to
 * one of them.
 */
function storiesOf(
  { id, category }: CartypeRow,
  fleet: readonly CartypeRow[],
): readonly (readonly [string, number])[] {
  const sameClass = fleet.filter(other => other.category === category);
  const place = sameClass.findIndex(other => other.id === id);
  return CAR_STORIES[category].filter((_, index) => index % sameClass.length === place);
}

/** Likes from before members could: few for most, more for those that tell a trip. */
const likesOf = (random: Random, isStory: boolean): number =>
  isStory ? random.integer(30, 280) : Math.floor(random.next() ** 3 * 40);

/** Reviews of a car type: 3 to 25, the trips among them. `fleet` is every car type. */
export function demoCartypeMarks(cartype: CartypeRow, fleet: readonly CartypeRow[]): MarkRow[] {
  const random = new Random(`marks cartype ${cartype.id}`);
  const subject = { subjectKind: 'CARTYPE', subjectId: cartype.id } as const;
  const stories = storiesOf(cartype, fleet);
  const count = random.integer(3, 25) - stories.length;
  const rows = marksOf(subject, carVocabulary(cartype.category), () => cartype.series, count, random);
  const telling = new Random(`stories cartype ${cartype.id}`);
  const told = stories.map(([text, days]): MarkRow => ({
    ...subject,
    score: 5,
    type: 'GOOD',
    text,
    tags: telling.sample(carTexts.CAR_GOOD_TAGS, 2),
    author: authorOf(telling),
    subject: `${cartype.series} · ${days}天`,
    likes: likesOf(telling, true),
    createdAt: momentOf(telling),
  }));
  return [
    ...rows.map(row => ({ ...row, likes: row.type === 'GOOD' ? likesOf(telling, false) : 0 })),
    ...told,
  ];
}

/** Mean score of reviews with one decimal. */
export const meanScore = (rows: readonly MarkRow[]): number =>
  Math.round((rows.reduce((sum, { score }) => sum + score, 0) / rows.length) * 10) / 10;
