import type { ViolationDetail, ViolationSummary } from '~types/api/violation';

/** A violation that waits for its renter. */
export const violationSummary = (changes: Partial<ViolationSummary> = {}): ViolationSummary => ({
  ...{ id: 'WZ301126000001', orderid: 'ZC30112300000001', line: 'RENTAL', car: '大众朗逸' },
  ...{ time: '2030-11-26T09:30:00+08:00', place: '东三环三元桥', act: '违反禁止标线指示' },
  ...{ fine: 10_000, points: 0, status: 'OPEN', status_text: '待处理', note: '请选择一种处理办法' },
  ...changes,
});

/** The same in full: it can be settled by its renter, by us, or contested. */
export const violationDetail = (changes: Partial<ViolationDetail> = {}): ViolationDetail => ({
  ...violationSummary(),
  ...{
    created_at: '2030-11-28T10:00:00+08:00',
    pictures: [],
    receipts: [],
    transfer_from: '2030-12-28T10:00:00+08:00',
  },
  agency: {
    fine: 10_000,
    fee: 5_000,
    total: 15_000,
    rule: '罚款200元及以下，代办费每次50元',
    from_deposit: 15_000,
  },
  ...{ can_process: true, can_appeal: true },
  timeline: [{ text: '查到违章记录，请尽快处理', time: '2030-11-28T10:00:00+08:00' }],
  ...changes,
});
