import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Coupons from '@/packages/wallet/pages/coupons';
import { CouponListStore } from '@/packages/wallet/stores/CouponListStore';
import { root } from '@/stores/rootContext';
import type { Coupon } from '~types/api/account';
import { Refusal, serve } from '../support/fakeServer';
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
  root.get(CouponListStore).chooseUse('RENTAL');
  root.get(CouponListStore).chooseStatus(0);
  enterAsMember();
});

describe('coupons (specification §3: 0 unused, 1 used, other expired)', () => {
  it('shows the unused ones first; using one leads home', async () => {
    serveCoupons();
    render(<Coupons />);
    expect((await screen.findByRole('article')).textContent).toContain('周末9折券');
    fireEvent.click(screen.getByRole('button', { name: '去使用周末9折券' }));
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

  it('one that cannot be used yet says why; one that was used leads to its order', async () => {
    serve({
      'GET /api/account/get_coupons': ({ status }) => ({
        coupons: [
          status === 1
            ? { ...coupon(1), order: { line: 'RENTAL', orderid: 'D1' } }
            : { ...coupon(status), refusal: '12月1日 00:00起可用' },
        ],
        total: 1,
      }),
    });
    render(<Coupons />);
    expect((await screen.findByRole('article')).textContent).toContain('12月1日 00:00起可用');
    expect(screen.queryByText('去使用')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '已使用' }));
    fireEvent.click(await screen.findByRole('button', { name: '查看订单，使用了首日免租' }));
    expect(host.navigations.at(-1)?.url).toBe('/profile/order_detail?orderid=D1');
  });

  it('one that may be given is given to a number; what is refused is said, and what was typed stays', async () => {
    let list = [{ ...coupon(0), givable: true as const }];
    const server = serve({
      'GET /api/account/get_coupons': () => ({ coupons: list, total: list.length }),
      'POST /api/account/coupon/assign': ({ mobile }) => {
        if (mobile === '13800000000')
          throw new Refusal(ErrorCode.INVALID_PARAMS, '不能送给自己，请输入对方的手机号');
        list = [];
        return {};
      },
    });
    render(<Coupons />);
    fireEvent.click(await screen.findByRole('button', { name: '赠送周末9折券' }));
    const sheet = within(screen.getByRole('dialog', { name: '赠送优惠券' }));
    const field = () => sheet.getByLabelText<HTMLInputElement>('手机号');
    const tap = () => fireEvent.click(sheet.getByRole('button', { name: '赠送' }));
    tap();
    expect((await sheet.findByRole('alert')).textContent).toBe('请输入对方的11位手机号');
    fireEvent.change(field(), { target: { value: '138 0000 0000' } });
    tap();
    expect((await sheet.findByText('不能送给自己，请输入对方的手机号')).tagName).toBe('P');
    expect(field().value).toBe('13800000000');
    fireEvent.change(field(), { target: { value: '13900000000' } });
    tap();
    expect(await screen.findByText('没有可用的优惠券')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(
      server.calls.filter(({ endpoint }) => endpoint.endsWith('assign')).map(({ params }) => params.mobile),
    ).toEqual(['13800000000', '13900000000']);
  });

  it('leads to where a code is exchanged', async () => {
    serveCoupons();
    render(<Coupons />);
    fireEvent.click(await screen.findByRole('button', { name: /^兑换/ }));
    expect(host.navigations.at(-1)?.url).toBe('/profile/coupon_code');
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
