/** A piece of a text: what is searched, with its number from 0 in the whole text, or what stands between. */
export interface TextPart {
  text: string;
  hit?: number;
}

/** A text by sections, as it is read. */
export interface SectionedText {
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

/** The same with each line in its parts. */
export interface MarkedText {
  sections: { title: TextPart[]; paragraphs: TextPart[][] }[];
  /** How often it was found. */
  hits: number;
}

/** What parts a text before and behind each place of what is searched, whatever the case of its letters. */
function finderOf(wanted: string): RegExp | undefined {
  const plain = wanted.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return plain ? new RegExp(`(${plain})`, 'i') : undefined;
}

/**
 * A text in which what is searched is told from the rest; its parts put together are the text again. Blanks around what
 * is searched do not count, and blanks alone search nothing.
 */
export function markText({ sections }: SectionedText, wanted: string): MarkedText {
  const finder = finderOf(wanted);
  let hits = 0;
  const partsOf = (line: string): TextPart[] => {
    if (!finder) return [{ text: line }];
    // Every second piece is what the bracket has found.
    return line.split(finder).flatMap((text, index) => {
      if (text === '') return [];
      return index % 2 === 0 ? [{ text }] : [{ text, hit: hits++ }];
    });
  };
  const marked = sections.map(({ title, paragraphs }) => ({
    title: partsOf(title),
    paragraphs: paragraphs.map(partsOf),
  }));
  return { sections: marked, hits };
}

/** How often a text holds what is searched. */
export const countHits = (text: SectionedText, wanted: string): number => markText(text, wanted).hits;
