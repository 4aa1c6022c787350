import type { Due, Standing } from '~types/api/pay';

/** A subject that waits ten minutes for its money, with what the test says differently. */
export function waiting(differences: Partial<Extract<Standing, { state: 'DUE' }>> = {}): Standing {
  return {
    state: 'DUE',
    amount: 56200,
    expires_at: new Date(Date.now() + 600_000).toISOString(),
    closing: '超过15分钟未支付，车辆已释放，可以重新预订。',
    ...differences,
  };
}

/** What is due for the rental order D1, with what the test says differently. */
export function rentalDue(differences: Partial<Due> = {}): Due {
  return {
    subject: { kind: 'RENTAL', id: 'D1' },
    title: '丰田卡罗拉 · 共3天 · 首都机场T3店',
    lines: [],
    standing: waiting(),
    methods: ['WECHAT', 'ALIPAY', 'BALANCE'],
    ...differences,
  };
}
