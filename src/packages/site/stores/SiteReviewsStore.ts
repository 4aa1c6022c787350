import { getSite } from '@/services/catalogue';
import { ReviewListStore } from '@/stores/ReviewListStore';
import { Resource } from '@/stores/Resource';
import { getSiteReviews } from '../services/sites';

/** The reviews of a site, with how many there are of each type. */
export class SiteReviewsStore {
  readonly site = new Resource((id: string) => getSite({ id }));
  readonly reviews = new ReviewListStore(getSiteReviews, () => {
    if (this.site.failure !== undefined) void this.site.reload();
  });

  /** Shows a site; the figures are not needed to read the reviews, so that their failure only leaves them out. */
  open(id: string): void {
    if (this.site.data?.id !== id) void this.site.load(id);
    this.reviews.open(id);
  }
}
