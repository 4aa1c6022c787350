import type { DemandEntry } from '../../../types/api/worksheet';
import type { DemandValues } from '../../../src/domain/demandFields';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { Database } from '../../db/database';
import { Failure } from '../../kernel/failure';
import { siteInCity } from '../site/public';

/** The site by its own name. INVALID_PARAMS (data: `field`). */
export async function completeScooter(
  values: DemandValues,
  { db, cityId }: { db: Database; cityId: string },
): Promise<DemandValues> {
  const found = await siteInCity(db, (values['site'] as DemandEntry).id);
  if (!found || found.site.cityId !== cityId || found.site.closed) {
    throw new Failure(ErrorCode.INVALID_PARAMS, '这家门店现在取不了车，请换一家', { field: 'site' });
  }
  return { ...values, site: { id: found.site.id, name: found.site.name } };
}
