import { makeAutoObservable } from 'mobx';
import { getQuestions } from '@/services/faq';
import { Resource } from './Resource';

/** Milliseconds without typing after which the question is searched. */
const typingPause = 300;

/** The questions of the customer service, as searched, and its hotline. */
export class FaqStore {
  /** What stands there stays until another text has found its own. */
  readonly questions = new Resource(getQuestions, { subjectOf: () => 'the questions' });
  keyword = '';
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { questions: false, timer: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    await this.questions.load(this.keyword.trim());
  }

  /** Loads unless it is there: for screens that need no more than the hotline. */
  async ensure(): Promise<void> {
    if (this.questions.data === undefined && !this.questions.isLoading) await this.load();
  }

  /** Takes what is typed; searches when the typing pauses. */
  setKeyword(keyword: string): void {
    this.keyword = keyword;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.load(), typingPause);
  }
}
