import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import CouponCode from '@/packages/wallet/pages/coupon-code/index';
import GiftCard from '@/packages/wallet/pages/gift-card/index';
import RechargeCode from '@/packages/wallet/pages/recharge-code/index';
import { startAnew } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { fifty } from '../../support/coupons';
import type { Exchanged } from '~types/api/wallet';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Issue 12, money: /activation_gift_card, and codes that fill the balance.

const NUMBER = '1234567890123456';
const CODE = 'ABCDEFGHJKLMNPQR';

const serveCards = () =>
  serve({
    'POST /api/account/gift_card/activate': ({ card_no, code }) => {
      if (card_no !== NUMBER || code !== CODE)
        throw new Refusal(ErrorCode.CODE_WRONG, '卡号或密码不正确，请对照卡面核对');
      return { amount: 20_000, balance: 30_000 };
    },
    'POST /api/account/recharge/use_code': () => ({ amount: 5_000, balance: 35_000 }),
  });

const serveVoucher = (exchanged: Exchanged) =>
  serve({ 'POST /api/account/voucher/exchange': () => exchanged });

const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;
const tap = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  startAnew();
  enterAsMember();
});
afterEach(enterAsVisitor);

it('a gift card is typed as it is printed, fills the balance, and leads there', async () => {
  const server = serveCards();
  render(<GiftCard />);
  expect(await accessibilityProblems()).toEqual([]);
  type('卡号', '1234 5678-9012 3456');
  type('密码', 'abcd-efgh-jklm-npqr');
  expect([valueOf('卡号'), valueOf('密码')]).toEqual([NUMBER, CODE]);
  // To be held against the card.
  expect(screen.getByText('ABCD EFGH JKLM NPQR')).toBeTruthy();
  tap('激活');
  expect(await screen.findByRole('heading', { name: '激活成功' })).toBeTruthy();
  expect(screen.getByText('¥200已存入余额，现有余额¥300。')).toBeTruthy();
  expect(server.calls.map(({ params }) => [params.card_no, params.code])).toEqual([[NUMBER, CODE]]);
  tap('查看余额');
  expect(host.navigations.at(-1)).toMatchObject({ kind: 'redirectTo', url: '/profile/balance' });
});

it('another one begins with empty fields', async () => {
  serveCards();
  render(<GiftCard />);
  type('卡号', NUMBER);
  type('密码', CODE);
  tap('激活');
  await screen.findByRole('heading', { name: '激活成功' });
  tap('再激活一张');
  expect([valueOf('卡号'), valueOf('密码')]).toEqual(['', '']);
});

it('names what is missing at its field, and what is refused once; what was typed stays', async () => {
  const server = serveCards();
  render(<GiftCard />);
  type('卡号', '123');
  tap('激活');
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      '卡号是16位，还差13位',
      '请输入16位密码',
    ]),
  );
  expect(server.calls).toEqual([]);
  type('卡号', NUMBER);
  type('密码', CODE.replace('A', '2'));
  tap('激活');
  expect((await screen.findByRole('alert')).textContent).toBe('卡号或密码不正确，请对照卡面核对');
  expect(valueOf('密码')).toBe(CODE.replace('A', '2'));
});

it('a recharge code needs no number', async () => {
  serveCards();
  render(<RechargeCode />);
  expect(screen.queryByLabelText('卡号')).toBeNull();
  type('充值码', CODE);
  tap('充值');
  expect(await screen.findByText('¥50已存入余额，现有余额¥350。')).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});

it('a code for a coupon says which it has brought, and leads to the coupons', async () => {
  serveVoucher({ kind: 'COUPON', coupon: fifty });
  render(<CouponCode />);
  type('兑换码', CODE);
  tap('兑换');
  expect(await screen.findByRole('heading', { name: '兑换成功' })).toBeTruthy();
  expect(screen.getByText('得到一张“新人立减50元”：租车费立减50元，有效期至2099年12月31日。')).toBeTruthy();
  tap('查看优惠券');
  expect(host.navigations.at(-1)).toMatchObject({ kind: 'redirectTo', url: '/profile/coupon' });
});

it.each([
  ['wkcoin', 200, 700, '得到200个悟空币，现有700个。', '查看悟空币', '/profile/wkcoin'],
  ['integral', 300, 300, '得到300积分，现有300积分。', '查看积分', '/profile/bonus_points'],
  ['balance', 5_000, 15_000, '¥50已存入余额，现有余额¥150。', '查看余额', '/profile/balance'],
] as const)('a voucher for the %s says what it has brought', async (purse, amount, held, text, view, url) => {
  const server = serveVoucher({ kind: 'PURSE', purse, amount, held });
  render(<CouponCode />);
  type('兑换码', 'abcd efgh jklm npqr');
  tap('兑换');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  expect(server.calls.map(({ params }) => params.code)).toEqual([CODE]);
  tap(view);
  expect(host.navigations.at(-1)).toMatchObject({ kind: 'redirectTo', url });
});

it('a voucher that somebody has used is refused, and what was typed stays', async () => {
  serve({
    'POST /api/account/voucher/exchange': () => {
      throw new Refusal(ErrorCode.CODE_EXPIRED, '这张兑换券已经使用过了');
    },
  });
  render(<CouponCode />);
  type('兑换码', CODE);
  tap('兑换');
  expect((await screen.findByRole('alert')).textContent).toBe('这张兑换券已经使用过了');
  expect(valueOf('兑换码')).toBe(CODE);
});

it('visitors log in first', () => {
  enterAsVisitor();
  render(<GiftCard />);
  expect(screen.getByText('登录后激活礼品卡')).toBeTruthy();
});
