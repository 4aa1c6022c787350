import { act, fireEvent, render, screen } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import RechargeCashier from '@/packages/pay/pages/recharge/index';
import Recharge from '@/packages/wallet/pages/recharge/index';
import Recharged from '@/packages/wallet/pages/recharged/index';
import { OverlayStore } from '@/stores/OverlayStore';
import { root, startAnew } from '@/stores/rootContext';
import type { Recharge as RechargeData } from '~types/api/wallet';
import { accessibilityProblems } from '../../support/accessibility';
import { rentalDue, waiting } from '../../support/dues';
import { Refusal, serve } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Issue 12, money: /recharge, amounts with their gift, an own amount within limits, paid through the one cashier.

const begun: RechargeData = {
  recharge_id: 'CZ1',
  amount: 50_000,
  gift: 2_000,
  status: 'WAITING',
  created_at: '2030-11-23T09:00:00+08:00',
  expires_at: '2030-11-23T09:15:00+08:00',
};

function serveRecharge(differences: Partial<RechargeData> = {}, refuses = false) {
  return serve({
    'GET /api/account/get_amount': () => ({ balance: 7_950, wkcoin: 0, integral: 0, coupon_count: 0 }),
    'POST /api/account/recharge': ({ amount }) => {
      if (refuses) throw new Refusal(ErrorCode.TOO_MANY_REQUESTS, '充值太频繁了，请稍后再试');
      return { ...begun, amount };
    },
    'GET /api/account/recharge/get_detail': () => ({ ...begun, ...differences }),
    'GET /api/pay/get_due': subject =>
      rentalDue({
        subject,
        title: '余额充值¥500',
        lines: ['赠送¥20，共到账¥520'],
        standing: waiting({ amount: 50_000 }),
        methods: ['WECHAT', 'ALIPAY'],
      }),
  });
}

const asked = (server: ReturnType<typeof serve>) =>
  server.calls
    .filter(({ endpoint }) => endpoint === 'POST /api/account/recharge')
    .map(({ params }) => params.amount);
const tap = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (text: string): void =>
  void fireEvent.change(screen.getByLabelText('其他金额'), { target: { value: text } });
const settle = () => act(() => new Promise(resolve => setTimeout(resolve)));

beforeEach(() => {
  startAnew();
  enterAsMember();
  host.params = {};
});
afterEach(enterAsVisitor);

describe('/recharge', () => {
  it('proposes an offer with its gift, and goes to the cashier with another one that is taken', async () => {
    const server = serveRecharge();
    render(<Recharge />);
    expect(await screen.findByText('¥79.50')).toBeTruthy();
    expect(screen.getByText('到账¥520，含赠送¥20')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: /^¥1000/ }));
    expect(screen.getByText('到账¥1060，含赠送¥60')).toBeTruthy();
    tap('充值¥1000');
    await settle();
    expect(asked(server)).toEqual([100_000]);
    expect(host.navigations.at(-1)?.url).toBe('/recharge/pay?recharge_id=CZ1');
  });

  it('takes an own amount in whole yuan, and gives it back for an offer', async () => {
    const server = serveRecharge();
    render(<Recharge />);
    type('0233元');
    expect(screen.getByLabelText<HTMLInputElement>('其他金额').value).toBe('233');
    expect(screen.getByText('到账¥238，含赠送¥5')).toBeTruthy();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    tap('充值¥233');
    await settle();
    expect(asked(server)).toEqual([23_300]);
    fireEvent.click(screen.getByRole('radio', { name: /^¥100\D/ }));
    expect(screen.getByLabelText<HTMLInputElement>('其他金额').value).toBe('');
    expect(screen.getByText('到账¥100')).toBeTruthy();
  });

  it('names what is wrong with an amount at its field, and sends nothing', async () => {
    const server = serveRecharge();
    render(<Recharge />);
    type('5');
    expect(screen.queryByRole('alert')).toBeNull();
    tap('充值');
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('请输入10至10000元的整数金额');
    expect(asked(server)).toEqual([]);
  });

  it('what the server refuses is said, and what was typed stays', async () => {
    serveRecharge({}, true);
    render(<Recharge />);
    type('300');
    tap('充值¥300');
    await settle();
    expect(root.get(OverlayStore).toast?.text).toBe('充值太频繁了，请稍后再试');
    expect(screen.getByLabelText<HTMLInputElement>('其他金额').value).toBe('300');
  });
});

it('its cashier offers no balance, and speaks of a recharge', async () => {
  serveRecharge();
  host.params = { recharge_id: 'CZ1' };
  render(<RechargeCashier />);
  expect((await screen.findByRole('timer')).textContent).toMatch(/超时充值单自动关闭$/);
  expect(screen.getByText('赠送¥20，共到账¥520')).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  tap('查看充值单');
  await settle();
  expect(host.navigations.at(-1)?.url).toBe('/recharge/detail?recharge_id=CZ1');
});

describe('/recharge/detail', () => {
  it.each([
    ['PAID', undefined, '充值成功', '¥520已存入余额，含赠送¥20。', '查看余额', '/profile/balance'],
    ['CLOSED', undefined, '充值单已关闭', /没有扣款/, '重新充值', '/recharge'],
    ['WAITING', undefined, '还没有支付', /请在09:15前支付/, '支付¥500', '/recharge/pay?recharge_id=CZ1'],
    ['WAITING', 'cancelled', '支付已取消', /没有扣款/, '支付¥500', '/recharge/pay?recharge_id=CZ1'],
    ['WAITING', 'failed', '支付失败', /没有扣款/, '支付¥500', '/recharge/pay?recharge_id=CZ1'],
  ] as const)('%s (%s): %s, and the way on', async (status, reason, title, text, action, url) => {
    serveRecharge({ status });
    host.params = { recharge_id: 'CZ1', ...(reason && { reason }) };
    render(<Recharged />);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap(action);
    await settle();
    expect(host.navigations.at(-1)?.url).toBe(url);
  });
});
