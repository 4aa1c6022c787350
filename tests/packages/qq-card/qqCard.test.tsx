import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import QqCardCoupons from '@/packages/qq-card/pages/coupons/index';
import QqCardHome from '@/packages/qq-card/pages/home/index';
import { QqCardStore } from '@/packages/qq-card/stores/QqCardStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import type { CardCoupon } from '~types/api/qqCard';
import { accessibilityProblems } from '../../support/accessibility';
import { fifty, twenty } from '../../support/coupons';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /qqcard and /qqcard/coupon; issue 14: a QQ guest takes a card coupon and uses it.

const open: CardCoupon = { id: 'wallet', coupon: fifty, state: 'OPEN', days: 30, stock: 100, left: 37 };
const taken: CardCoupon = { ...open, id: 'weekend', coupon: twenty, state: 'TAKEN' };
const soldOut: CardCoupon = {
  ...open,
  ...{ id: 'first', state: 'SOLD_OUT', left: 0 },
  coupon: { ...fifty, name: '首日免租', refusal: '已领完' },
};

/** A server whose card has these coupons; what is taken of them is taken from then on. */
function serveCard(coupons: CardCoupon[], refusal?: Refusal): FakeServer {
  let shown = coupons;
  return serve({
    'GET /api/qqcard/get_coupons': () => ({ coupons: shown }),
    'POST /api/qqcard/take_coupon': ({ id }) => {
      const found = shown.find(one => one.id === id);
      if (refusal || !found) {
        shown = shown.map(one => (one.id === id ? { ...soldOut, id } : one));
        throw refusal ?? new Refusal(ErrorCode.NOT_FOUND, '没有这张卡券');
      }
      shown = shown.map(one => (one.id === id ? { ...one, state: 'TAKEN' } : one));
      return found.coupon;
    },
  });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const takes = (server: FakeServer) =>
  server.calls.filter(({ endpoint }) => endpoint === 'POST /api/qqcard/take_coupon');

beforeEach(() => {
  enterAsVisitor();
  root.get(QqCardStore).list.clear();
});
afterEach(() => {
  cleanup();
  enterAsVisitor();
});

describe('the card', () => {
  it('shows a guest what it brings, how many coupons wait, and where to log in', async () => {
    serveCard([open, soldOut]);
    const { container } = render(<QqCardHome />);
    expect(await screen.findAllByText('1张可领')).toHaveLength(2);
    expect(screen.getByText('登录后，卡券存入您的账户')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '持卡权益' })).toBeTruthy();
    expect(await accessibilityProblems(container)).toEqual([]);
    fireEvent.click(await button('领卡券'));
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/qqcard/coupon'));
    fireEvent.click(await button(/^登录或注册/));
    await waitFor(() => expect(host.navigations.at(-1)?.url).toMatch(/^\/login\?return_url=%2Fprofile/));
  });

  it('is a member’s own: their number, masked', async () => {
    enterAsMember('13812345678');
    serveCard([taken]);
    render(<QqCardHome />);
    expect(await screen.findByText('138****5678')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^登录或注册/ })).toBeNull();
  });

  it('stays what it is where its coupons do not come, and asks for them again', async () => {
    serve({});
    render(<QqCardHome />);
    expect(await screen.findByText(/^卡券没有加载出来/)).toBeTruthy();
    serveCard([open]);
    fireEvent.click(await button('重试'));
    expect(await screen.findAllByText('1张可领')).toHaveLength(2);
  });
});

describe('its coupons', () => {
  it('say how many are left, whose they are, and what is sold out', async () => {
    enterAsMember();
    serveCard([open, taken, soldOut]);
    const { container } = render(<QqCardCoupons />);
    expect(await screen.findByText('还剩37张')).toBeTruthy();
    expect(screen.getByText('有1张可以领取，每种每人限领一张。')).toBeTruthy();
    expect(screen.getByText('已领取')).toBeTruthy();
    expect(screen.getByText('已领完')).toBeTruthy();
    // What is nobody's yet has no end yet.
    expect(screen.getAllByText('领取后30天内有效')).toHaveLength(2);
    expect(screen.getAllByText(/^有效期至/)).toHaveLength(1);
    expect(await accessibilityProblems(container)).toEqual([]);
    fireEvent.click(await button('去使用立减20元'));
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/carlist'));
  });

  it('are taken with one tap, and by a double tap once', async () => {
    enterAsMember();
    const server = serveCard([open]);
    render(<QqCardCoupons />);
    const take = await button('领取新人立减50元');
    fireEvent.click(take);
    fireEvent.click(take);
    await button('去使用新人立减50元');
    expect(takes(server)).toHaveLength(1);
    expect(screen.getByText('卡券都领好了，下单时自动选用最省的一张。')).toBeTruthy();
    expect(await button('去选车')).toBeTruthy();
    expect(root.get(OverlayStore).toast?.text).toBe('领到了，下单时可以使用');
  });

  it('ask a guest for the login, in place; who closes it has taken nothing', async () => {
    const server = serveCard([open]);
    render(<QqCardCoupons />);
    fireEvent.click(await button('领取新人立减50元'));
    expect(await screen.findByRole('dialog', { name: '登录后领取' })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    expect(takes(server)).toEqual([]);
    act(() => root.get(QqCardStore).dismissLogin());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '登录后领取' })).toBeNull());
    expect(takes(server)).toEqual([]);
  });

  it('of which the last one goes meanwhile say so', async () => {
    enterAsMember();
    serveCard([open], new Refusal(ErrorCode.SOLD_OUT, '这张券已经领完了'));
    render(<QqCardCoupons />);
    fireEvent.click(await button('领取新人立减50元'));
    expect(await screen.findByText('已领完')).toBeTruthy();
    expect(screen.getByText('剩下的卡券已经领完，下次早点来。')).toBeTruthy();
    expect(root.get(OverlayStore).toast?.text).toBe('这张券已经领完了');
  });

  it('of the QQ wallet alone cannot be taken elsewhere, and say why', async () => {
    serveCard([{ ...open, coupon: { ...fifty, channel: 'X', refusal: '仅限指定渠道使用' } }]);
    render(<QqCardCoupons />);
    expect(await screen.findByText('卡券限从QQ钱包进入时领取和使用。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^领取/ })).toBeNull();
  });

  it('are none: where to go instead', async () => {
    serveCard([]);
    render(<QqCardCoupons />);
    expect(await screen.findByRole('heading', { name: '现在没有可领的卡券' })).toBeTruthy();
    fireEvent.click(await button('去选车'));
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/carlist'));
  });

  it('that do not come are asked for again', async () => {
    serve({});
    render(<QqCardCoupons />);
    expect(await screen.findByRole('heading', { name: '加载失败' })).toBeTruthy();
    serveCard([open]);
    fireEvent.click(await button('重试'));
    expect(await screen.findByText('还剩37张')).toBeTruthy();
  });
});
