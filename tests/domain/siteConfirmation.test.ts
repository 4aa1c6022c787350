import { confirmBy, confirmingText } from '@/domain/siteConfirmation';

// Issue 12, orders: 待确认 ends by the site's word, or by itself.

const paidAt = '2026-11-23T09:10:00+08:00';

it('a site answers within two hours, and before the pickup', () => {
  expect(confirmBy(paidAt, '2026-11-25T10:00:00+08:00')).toBe('2026-11-23T11:10:00+08:00');
  expect(confirmBy(paidAt, '2026-11-23T10:00:00+08:00')).toBe('2026-11-23T10:00:00+08:00');
});

it('its member reads until when, and what happens then', () => {
  const text = confirmingText(confirmBy(paidAt, '2026-11-25T10:00:00+08:00'));
  expect(text).toBe('门店将在11月23日 11:10前确认，逾期未确认自动取消并全额退款');
});
