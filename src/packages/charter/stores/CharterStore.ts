import { CHARTER_FIELDS, canEstimateCharter, charterEstimate } from '@/domain/charter';
import { addCharter } from '@/services/demands';
import { DemandLine } from '@/stores/DemandLine';
import type { RootStore } from '@/stores/RootStore';
import type { CharterWish } from '~types/api/worksheet';

/** A car with driver (specification §2, /chartered_car): where, what is offered there, and what is asked for. */
export class CharterStore {
  readonly line: DemandLine<CharterWish>;

  constructor(root: RootStore) {
    this.line = new DemandLine<CharterWish>(root, {
      ...{ kind: 'CHARTER', key: 'charter', fields: CHARTER_FIELDS, offered: 'service', send: addCharter },
      estimate: (values, { id }) =>
        canEstimateCharter(values)
          ? charterEstimate({ ...(values as unknown as CharterWish), city_id: id })
          : undefined,
    });
  }
}
