import { makeAutoObservable } from 'mobx';
import { markText, type MarkedText, type SectionedText } from '@/domain/textSearch';

/** What is searched in a text that is read, and which of its places is looked at. */
export class TextSearch {
  keyword: string;
  /** Number of the place, from 0; undefined before one is looked at. */
  current: number | undefined = undefined;

  constructor(
    private readonly text: SectionedText,
    keyword = '',
  ) {
    this.keyword = keyword;
    makeAutoObservable<this, 'text'>(this, { text: false }, { autoBind: true });
  }

  /** The text, with what is searched marked in it. */
  get marked(): MarkedText {
    return markText(this.text, this.keyword);
  }

  /** What came of it, in a few words; undefined where nothing is searched. */
  get summary(): string | undefined {
    const { hits } = this.marked;
    if (!this.keyword.trim()) return undefined;
    if (hits === 0) return '没有找到，换个词试试';
    return this.current === undefined ? `找到${hits}处` : `第${this.current + 1}处，共${hits}处`;
  }

  setKeyword(keyword: string): void {
    this.keyword = keyword;
    this.current = undefined;
  }

  /** Goes on to the next place, or back (-1), round at the ends; answers its number, undefined where there is none. */
  step(by: 1 | -1): number | undefined {
    const { hits } = this.marked;
    if (hits === 0) return undefined;
    const from = this.current ?? (by === 1 ? -1 : hits);
    this.current = (from + by + hits) % hits;
    return this.current;
  }
}
