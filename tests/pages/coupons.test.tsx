import { act, fireEvent, render, screen } from '@testing-library/react';
import Coupons from '@/packages/wallet/pages/coupons';
import { CouponListStore } from '@/packages/wallet/stores/CouponListStore';
import { root } from '@/stores/rootContext';
import type { Coupon } from '~types/api/account';
import { serve } from '../support/fakeServer';
import { host } from '../support/taro';
import { enterAsMember, enterAsVisitor } from '../support/visitor';

const coupon = (status: Coupon['status']): Coupon => ({
  id: `K${status}`,
  name: ['周末9折券', '首日免租', '满减券'][status] ?? '',
  kind: 'PERCENT',
  value: 10,
  threshold: 0,
  scope: 'WEEKEND',
  valid_from: '2026-01-01T00:00:00+08:00',
  valid_to: '2026-12-31T23:59:00+08:00',
  status,
  rule: '周末取车，租车费打9折',
});

const serveCoupons = (isEmpty = false) =>
  serve({
    'GET /api/account/get_coupons': ({ status }) =>
      isEmpty ? { coupons: [], total: 0 } : { coupons: [coupon(status)], total: 1 },
  });

beforeEach(() => {
  enterAsVisitor();
  root.get(CouponListStore).statuses.choose(0);
  enterAsMember();
});

describe('coupons (specification §3: 0 unused, 1 used, other expired)', () => {
  it('shows the unused ones first; using one leads home', async () => {
    serveCoupons();
    render(<Coupons />);
    expect((await screen.findByRole('article')).textContent).toContain('周末9折券');
    fireEvent.click(screen.getByRole('button', { name: '使用周末9折券' }));
    expect(host.navigations[0]?.kind).toBe('switchTab');
  });

  it.each([
    ['已使用', 1, '首日免租'],
    ['已过期', 2, '满减券'],
  ] as const)('%s asks for status %d, and those cannot be used', async (text, status, name) => {
    const server = serveCoupons();
    render(<Coupons />);
    await screen.findByRole('article');
    fireEvent.click(screen.getByRole('button', { name: text }));
    expect(await screen.findByText(name)).toBeTruthy();
    expect(server.calls[server.calls.length - 1]?.params.status).toBe(status);
    expect(screen.queryByText('去使用')).toBeNull();
  });

  it('says when there are none', async () => {
    serveCoupons(true);
    render(<Coupons />);
    expect(await screen.findByText('没有可用的优惠券')).toBeTruthy();
  });

  it('asks visitors to log in and comes back', async () => {
    enterAsVisitor();
    const server = serveCoupons();
    render(<Coupons />);
    fireEvent.click(screen.getByRole('button', { name: '去登录' }));
    await act(() => Promise.resolve());
    expect(decodeURIComponent(host.navigations[0]?.url ?? '')).toContain('return_url=/profile/coupon');
    expect(server.calls).toEqual([]);
  });
});
