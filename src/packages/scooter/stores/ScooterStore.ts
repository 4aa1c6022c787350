import {
  REPLACEMENT_FIELDS,
  canEstimateReplacement,
  replacementEstimate,
  type ReplacementWanted,
} from '@/domain/replacement';
import { SCOOTER_FIELDS, canEstimateScooter, scooterEstimate } from '@/domain/scooter';
import { DemandLine } from '@/stores/DemandLine';
import type { RootStore } from '@/stores/RootStore';
import type { DemandEntry, ReplacementWish, ScooterWish } from '~types/api/worksheet';
import { addReplacement, addScooter } from '../services/scooter';
import { VoucherCheck, voucherOf } from './VoucherCheck';

/** 代步车 and 踏板车 (specification §2, /scooter): where, what is offered there, and what is asked for. */
export class ScooterStore {
  readonly replacement: DemandLine<ReplacementWish>;
  readonly scooter: DemandLine<ScooterWish>;
  /** The voucher of the repair shop. */
  readonly voucher = new VoucherCheck(() => {
    const { values } = this.replacement.form;
    const shop = values.get('shop') as DemandEntry | undefined;
    return { voucher: voucherOf(values.get('voucher')), shopId: shop?.id };
  });

  constructor(root: RootStore) {
    this.replacement = new DemandLine<ReplacementWish>(root, {
      ...{ kind: 'REPLACEMENT', key: 'replacement', fields: REPLACEMENT_FIELDS, offered: 'car_class' },
      send: addReplacement,
      remarks: this.voucher,
      estimate: (values, { id }) =>
        canEstimateReplacement(values)
          ? replacementEstimate({
              ...(values as unknown as ReplacementWanted),
              ...{ city_id: id, free_days: this.voucher.freeDays },
            })
          : undefined,
    });
    this.scooter = new DemandLine<ScooterWish>(root, {
      ...{ kind: 'SCOOTER', key: 'scooter', fields: SCOOTER_FIELDS, offered: 'model' },
      send: addScooter,
      estimate: (values, { id }) =>
        canEstimateScooter(values)
          ? scooterEstimate({ ...(values as unknown as ScooterWish), city_id: id })
          : undefined,
    });
  }
}
