import { makeAutoObservable, observable, runInAction } from 'mobx';
import { PagedList } from '@/stores/PagedList';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { RecommendedMark } from '~types/api/mark';
import { getRecommendedReviews, likeReview } from '../services/discover';

type Like = Pick<RecommendedMark, 'likes' | 'liked'>;

/** The reviews that are recommended to everyone, and which of them the member likes (specification §7). */
export class RecommendedReviewsStore {
  readonly list = new PagedList(async (_, page) => {
    const { marks, total } = await getRecommendedReviews(page);
    return { items: marks, total };
  });
  /** Reviews whose like is under way. */
  private readonly running = observable.set<string>();
  /** The review that a visitor liked: the login comes first. */
  private postponedId: string | undefined = undefined;
  /** For whom the list says what is liked. */
  private uid: string | undefined;

  constructor(private readonly root: RootStore) {
    this.uid = root.get(SessionStore).uid;
    makeAutoObservable<this, 'root' | 'running' | 'postponedId' | 'uid'>(
      this,
      { list: false, root: false, running: false, postponedId: false, uid: false },
      { autoBind: true },
    );
  }

  isLiking(id: string): boolean {
    return this.running.has(id);
  }

  /**
   * Likes a review or takes it back. It shows at once and is taken back when the call rejects; a second tap meanwhile
   * does nothing.
   */
  async toggleLike(id: string): Promise<void> {
    const review = this.list.items.find(item => item.id === id);
    if (!review || this.running.has(id)) return;
    const before: Like = { likes: review.likes, liked: review.liked };
    const liked = !before.liked;
    this.running.add(id);
    this.show(id, { liked, likes: before.likes + (liked ? 1 : -1) });
    try {
      this.show(id, await likeReview({ id, liked }));
    } catch (problem) {
      this.show(id, before);
      throw problem;
    } finally {
      runInAction(() => this.running.delete(id));
    }
  }

  /** Keeps a like until the visitor has logged in. */
  postpone(id: string): void {
    this.postponedId = id;
  }

  /** The screen is seen again: after a login the list is the member's own, and what they liked before it counts. */
  async resume(): Promise<void> {
    const { uid } = this.root.get(SessionStore);
    const id = this.postponedId;
    this.postponedId = undefined;
    if (uid !== this.uid) {
      this.uid = uid;
      if (this.list.page > 0) await this.list.reload();
    }
    const review = this.list.items.find(item => item.id === id);
    if (uid !== undefined && review && !review.liked) await this.toggleLike(review.id);
  }

  private show(id: string, like: Like): void {
    this.list.change(item => (item.id === id ? { ...item, ...like } : item));
  }
}
