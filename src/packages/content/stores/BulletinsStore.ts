import { PagedList } from '@/stores/PagedList';
import { getBulletins } from '../services/reading';

/** The notices to everybody. */
export class BulletinsStore {
  readonly list = new PagedList(async (_, page) => {
    const { bulletins, total } = await getBulletins(page);
    return { items: bulletins, total };
  });
}
