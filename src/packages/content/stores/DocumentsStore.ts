import { makeAutoObservable } from 'mobx';
import { Resource } from '@/stores/Resource';
import type { DocumentFamily } from '~types/api/content';
import { getRules } from '../services/reading';

/** Milliseconds without typing after which the documents are searched. */
const typingPause = 300;

/** The documents of a family, or all, as searched. */
export class DocumentsStore {
  /** What stands there stays until another word has found its own. */
  readonly list: Resource<Awaited<ReturnType<typeof getRules>>, string>;
  keyword = '';
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(family: DocumentFamily | undefined) {
    this.list = new Resource(
      (keyword: string) => getRules({ ...(family && { family }), ...(keyword && { keyword }) }),
      { subjectOf: () => 'the documents' },
    );
    makeAutoObservable<this, 'timer'>(this, { list: false, timer: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    await this.list.load(this.keyword.trim());
  }

  /** Takes what is typed; searches when the typing pauses. */
  setKeyword(keyword: string): void {
    this.keyword = keyword;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.load(), typingPause);
  }
}
