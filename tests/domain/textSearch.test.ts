import fc from 'fast-check';
import { countHits, markText } from '@/domain/textSearch';

const text = {
  sections: [
    { title: '押金', paragraphs: ['押金在还车后退还。', 'ETC不收押金。'] },
    { title: '取消', paragraphs: ['免费。'] },
  ],
};

describe('markText (issue 14, content: search with its hits marked)', () => {
  it('numbers what it finds through titles and paragraphs', () => {
    const { sections, hits } = markText(text, '押金');
    expect(hits).toBe(3);
    expect(sections[0]?.title).toEqual([{ text: '押金', hit: 0 }]);
    expect(sections[0]?.paragraphs).toEqual([
      [{ text: '押金', hit: 1 }, { text: '在还车后退还。' }],
      [{ text: 'ETC不收' }, { text: '押金', hit: 2 }, { text: '。' }],
    ]);
  });

  it('does not mind the case of letters, nor blanks around', () => {
    expect(countHits(text, ' etc ')).toBe(1);
  });

  it.each(['', '   '])('searches nothing for "%s"', wanted => {
    expect(countHits(text, wanted)).toBe(0);
  });

  it.each(['.', '(', '[', '\\', '$&', '*', '违约金'])('takes "%s" as it stands', wanted => {
    expect(countHits(text, wanted)).toBe(0);
  });

  const line = fc.string({ unit: fc.constantFrom('a', 'A', '押', '金', '.', '(', ' ') });
  it('loses nothing of the text, and marks just what is searched', () => {
    fc.assert(
      fc.property(line, fc.array(line), line, (title, paragraphs, wanted) => {
        const { sections, hits } = markText({ sections: [{ title, paragraphs }] }, wanted);
        const parts = sections.flatMap(section => [section.title, ...section.paragraphs]);
        expect(parts.map(pieces => pieces.map(piece => piece.text).join(''))).toEqual([title, ...paragraphs]);
        const found = parts.flat().filter(({ hit }) => hit !== undefined);
        expect(found.map(({ hit }) => hit)).toEqual(Array.from({ length: hits }, (_, index) => index));
        for (const piece of found) expect(piece.text.toLowerCase()).toBe(wanted.trim().toLowerCase());
      }),
    );
  });

  it('leaves none unmarked that could be found besides', () => {
    fc.assert(
      fc.property(line, line, (title, wanted) => {
        const { sections } = markText({ sections: [{ title, paragraphs: [] }] }, wanted);
        const rest = sections[0]?.title.filter(({ hit }) => hit === undefined) ?? [];
        const searched = wanted.trim().toLowerCase();
        if (searched) for (const piece of rest) expect(piece.text.toLowerCase()).not.toContain(searched);
      }),
    );
  });
});
