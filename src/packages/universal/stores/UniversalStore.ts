import { UNIVERSAL_FIELDS, canEstimateUniversal, universalEstimate } from '@/domain/universal';
import { addUniversal } from '@/services/demands';
import { DemandLine } from '@/stores/DemandLine';
import type { RootStore } from '@/stores/RootStore';
import type { UniversalWish } from '~types/api/worksheet';

/** Any other vehicle (specification §2, /universal_vehicle): where, what is offered there, and what is asked for. */
export class UniversalStore {
  readonly line: DemandLine<UniversalWish>;

  constructor(root: RootStore) {
    this.line = new DemandLine<UniversalWish>(root, {
      ...{ kind: 'UNIVERSAL', key: 'universal', fields: UNIVERSAL_FIELDS, offered: 'vehicle' },
      send: addUniversal,
      estimate: (values, { id }) =>
        canEstimateUniversal(values)
          ? universalEstimate({ ...(values as unknown as UniversalWish), city_id: id })
          : undefined,
    });
  }
}
