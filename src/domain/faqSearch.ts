import { NO_MATCH, nameRank } from './nameSearch';

/** A question of the help, how it is read (`pinyin`, syllables separated by spaces), and its answer in one text. */
export interface SearchableFaq {
  question: string;
  pinyin: string;
  answer: string;
}

/** So much more does it count where the question itself says it. */
const IN_QUESTION = 4;
/** What is typed in letters is mostly one word, such as `yajin`: it is worth several pairs of characters. */
const SPELLED = 6;
/** What every second answer says tells nothing. */
const COMMON = 0.4;

/** What people say around what they ask: it finds nothing. */
const FILLERS =
  /请问|你好|您好|一下|怎么办|怎么样|怎么|为什么|什么时候|什么|多少|多久|可以|能不能|可不可以|是不是|如何|我想|我要|[吗呢吧啊呀的了嘛]/g;

/** Characters that stand next to each other: 押金怎么退 gives 押金 and 退, since 怎么 is left out. */
function pairsOf(text: string): string[] {
  const runs = text.replace(FILLERS, ' ').match(/\p{Script=Han}+/gu) ?? [];
  const pairs = runs.flatMap(run => {
    const characters = Array.from(run);
    if (characters.length === 1) return characters;
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  });
  return [...new Set(pairs)];
}

/** Words in letters and figures: `yajin`, `ETC`, `300`. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-zü]{2,}|\d+/g) ?? [];

/**
 * Questions of the help that answer what a person types in their own words, in Chinese or in pinyin, best first; none where
 * nothing fits. Rarer words count more. Equally good ones keep their order (issue 11, 客服).
 */
export function answering<Faq extends SearchableFaq>(faqs: readonly Faq[], text: string): Faq[] {
  const pairs = pairsOf(text);
  const words = wordsOf(text);
  const texts = faqs.map(({ question, answer }) => `${question}${answer}`.toLowerCase());
  const rarity = new Map(
    [...pairs, ...words].map(part => {
      const among = texts.filter(one => one.includes(part)).length;
      return [part, among > faqs.length * COMMON ? 0 : 1 / Math.max(among, 1)];
    }),
  );
  const worth = ({ question, pinyin, answer }: Faq): number => {
    const said = [...pairs, ...words].map(part => {
      const weight = rarity.get(part) ?? 0;
      return (
        weight *
        (question.toLowerCase().includes(part) ? IN_QUESTION : answer.toLowerCase().includes(part) ? 1 : 0)
      );
    });
    const spelled = words.map(word =>
      nameRank({ name: question, pinyin }, word) === NO_MATCH ? 0 : SPELLED,
    );
    return [...said, ...spelled].reduce((sum, one) => sum + one, 0);
  };
  return faqs
    .map(faq => ({ faq, worth: worth(faq) }))
    .filter(found => found.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ faq }) => faq);
}
