import { makeAutoObservable } from 'mobx';
import { COMMENT_PHOTOS, commentProblem } from '@/domain/comment';
import { FormModel } from '@/stores/FormModel';
import { FormPhotos } from '@/stores/FormPhotos';
import { OrderStore } from '@/stores/OrderStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import type { Mark } from '~types/api/mark';
import { commentOrder, getMarks } from '../services/comments';

/** What is said of a rental. */
export interface CommentValues {
  car_score: number;
  site_score: number;
  tags: readonly string[];
  text: string;
  /** Nothing: photos are with the queue, and this is where it is said what is wrong with them. */
  photos: undefined;
}

const stars = (score: number): string | undefined => (score === 0 ? '请点亮星星打分' : undefined);

/** The review of one order (specification §2, /comment): written once, read afterwards. Each screen has its own. */
export class CommentStore {
  readonly marks: Resource<{ marks: Mark[] }>;
  readonly photos: FormPhotos;
  readonly form: FormModel<CommentValues, boolean>;

  constructor(root: RootStore, orderid: string) {
    this.photos = new FormPhotos(root, `comment-${orderid}-`, COMMENT_PHOTOS);
    const order = root.get(OrderStore).of('RENTAL', orderid);
    this.marks = new Resource(() => getMarks(orderid));
    this.form = new FormModel<CommentValues, boolean>({
      initial: { car_score: 0, site_score: 0, tags: [], text: '', photos: undefined },
      rules: {
        car_score: stars,
        site_score: stars,
        text: (text, { car_score, site_score }) => commentProblem(text, Math.min(car_score, site_score) || 5),
        photos: () => this.photos.problem,
      },
      submit: async ({ tags, text, car_score, site_score }) => {
        const photos = this.photos.files;
        const said = { car_score, site_score, tags: [...tags], text: text.trim() };
        await commentOrder({ orderid, ...said, ...(photos.length > 0 && { photos }) });
        this.photos.letGo();
        order.outdate();
        await this.marks.load();
        return true;
      },
    });
    makeAutoObservable(this, { marks: false, photos: false, form: false }, { autoBind: true });
  }

  /** Loads what was said, unless that is under way. */
  async load(): Promise<void> {
    if (!this.marks.isLoading) await this.marks.load();
  }

  /** Takes a tag or leaves it. */
  toggle(tag: string): void {
    const { tags } = this.form.values;
    this.form.set('tags', tags.includes(tag) ? tags.filter(other => other !== tag) : [...tags, tag]);
  }
}
