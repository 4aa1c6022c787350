import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Balance from '@/packages/wallet/pages/balance/index';
import Coins from '@/packages/wallet/pages/coins/index';
import Points from '@/packages/wallet/pages/points/index';
import { OverlayStore } from '@/stores/OverlayStore';
import { root, startAnew } from '@/stores/rootContext';
import type { WalletRecord } from '~types/api/wallet';
import { accessibilityProblems } from '../../support/accessibility';
import { RawAnswer, Refusal, serve } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §3, wallet: balance; wkcoin records with total; integral records with total. Issue 12: earned and spent by
// rules that are shown.

const gift: WalletRecord = {
  id: '1',
  amount: 10_000,
  reason: '新人礼',
  time: '2030-11-23T09:00:00+08:00',
};
const spent: WalletRecord = {
  id: '2',
  amount: -2_050,
  reason: '支付',
  time: '2030-11-24T10:30:00+08:00',
  order: { line: 'RENTAL', orderid: 'D1', title: '丰田卡罗拉' },
};

/** A member's wallet; what their points are exchanged for is there at the next look. */
function serveWallet({ records = [spent, gift] }: { records?: WalletRecord[] } = {}) {
  const wallet = { balance: 7_950, wkcoin: 40, integral: 250, coupon_count: 0 };
  const page = () => ({ records, total: records.length });
  return serve({
    'GET /api/account/get_amount': () => ({ ...wallet }),
    'GET /api/account/balance/get_records': page,
    'GET /api/account/wkcoin/get_records': page,
    'GET /api/account/jf/get_records': page,
    'POST /api/account/jf/exchange': ({ points }) => {
      if (points > wallet.integral) throw new Refusal(ErrorCode.BALANCE_TOO_LOW, '积分不够，请刷新后再兑换');
      wallet.integral -= points;
      wallet.wkcoin += points / 2;
      return { coins: points / 2 };
    },
  });
}

const tap = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  startAnew();
  enterAsMember();
});
afterEach(enterAsVisitor);

describe('/profile/balance', () => {
  it('says what there is, what moved and for what, and leads to the order', async () => {
    serveWallet();
    render(<Balance />);
    expect(await screen.findByText('¥79.50')).toBeTruthy();
    const movement = await screen.findByRole('button', { name: /^支付/ });
    expect(movement.textContent).toBe('支付丰田卡罗拉 · 2030-11-24 10:30-¥20.50');
    expect(screen.getByText('+¥100')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^新人礼/ })).toBeNull();
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(movement);
    expect(host.navigations.at(-1)?.url).toBe('/profile/order_detail?orderid=D1');
  });

  it('leads to what fills it', async () => {
    serveWallet();
    render(<Balance />);
    await screen.findByText('¥79.50');
    tap('充值');
    expect(host.navigations.at(-1)?.url).toBe('/recharge');
    tap('激活礼品卡');
    expect(host.navigations.at(-1)?.url).toBe('/activation_gift_card');
  });

  it('says so where nothing has moved, and where it could not be loaded', async () => {
    serveWallet({ records: [] });
    const page = render(<Balance />);
    expect(await screen.findByRole('heading', { name: '还没有明细' })).toBeTruthy();
    page.unmount();
    startAnew();
    enterAsMember();
    serve({
      'GET /api/account/get_amount': () => {
        throw new RawAnswer(502, '');
      },
    });
    render(<Balance />);
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    serveWallet();
    for (const retry of screen.getAllByRole('button', { name: '重试' })) fireEvent.click(retry);
    expect(await screen.findByText('¥79.50')).toBeTruthy();
    expect(await screen.findByText('-¥20.50')).toBeTruthy();
  });

  it('visitors log in first, and nothing is asked for them', async () => {
    enterAsVisitor();
    const server = serveWallet();
    render(<Balance />);
    tap('去登录');
    await act(() => Promise.resolve());
    expect(decodeURIComponent(host.navigations.at(-1)?.url ?? '')).toContain('return_url=/profile/balance');
    expect(server.calls).toEqual([]);
  });
});

it('/profile/wkcoin counts coins, and says how they are earned and spent', async () => {
  serveWallet({ records: [{ ...spent, amount: -500, reason: '订单抵扣' }] });
  render(<Coins />);
  expect(await screen.findByText('40个')).toBeTruthy();
  expect(await screen.findByText('-500个')).toBeTruthy();
  const rules = within(screen.getByRole('heading', { name: '使用规则' }).parentElement ?? document.body);
  expect(rules.getByText('下单时可用，100个抵1元，最多抵租车费的10%。')).toBeTruthy();
});

describe('/profile/bonus_points', () => {
  const confirm = async (): Promise<void> => {
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('用200积分换100个悟空币');
    fireEvent.click(within(dialog).getByRole('button', { name: '兑换' }));
  };

  it('exchanges what makes whole steps, and shows what is left', async () => {
    const server = serveWallet();
    render(<Points />);
    expect(await screen.findByText('250分')).toBeTruthy();
    tap('兑换悟空币');
    await confirm();
    expect(await screen.findByText('50分')).toBeTruthy();
    expect(root.get(OverlayStore).toast?.text).toBe('已兑换100个悟空币');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '满100分可换悟空币' }).disabled).toBe(true);
    const calls = server.calls.filter(({ endpoint }) => endpoint === 'POST /api/account/jf/exchange');
    expect(calls.map(({ params }) => params.points)).toEqual([200]);
  });

  it('an answer that was lost is asked for again with the same key', async () => {
    const server = serveWallet();
    render(<Points />);
    await screen.findByText('250分');
    const working = globalThis.fetch;
    const keys: unknown[] = [];
    Object.assign(globalThis, {
      fetch: (address: string, init: { method: string; body?: string }) => {
        if (!address.includes('jf/exchange')) return working(address, init);
        const { params } = JSON.parse(init.body ?? '') as { params: string };
        keys.push((JSON.parse(params) as { client_key: string }).client_key);
        return Promise.reject(new TypeError('Failed to fetch'));
      },
    });
    tap('兑换悟空币');
    await confirm();
    await waitFor(() => expect(keys.length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.getByRole('button', { name: '兑换悟空币' })).toBeTruthy());
    Object.assign(globalThis, { fetch: working });
    tap('兑换悟空币');
    await confirm();
    expect(await screen.findByText('50分')).toBeTruthy();
    const [call] = server.calls.filter(({ endpoint }) => endpoint === 'POST /api/account/jf/exchange');
    expect(keys[0]).toBe(call?.params.client_key);
  });
});
