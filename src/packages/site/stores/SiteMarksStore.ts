import { getSite } from '@/services/catalogue';
import { MarkListStore } from '@/stores/MarkListStore';
import { Resource } from '@/stores/Resource';
import { getSiteMarks } from '../services/sites';

/** The reviews of a site, with how many there are of each type. */
export class SiteMarksStore {
  readonly marks = new MarkListStore(getSiteMarks);
  readonly site = new Resource((id: string) => getSite({ id }));

  /** Shows a site; the figures are not needed to read the reviews, so that their failure only leaves them out. */
  open(id: string): void {
    if (this.site.data?.id !== id) void this.site.load(id);
    this.marks.open(id);
  }
}
