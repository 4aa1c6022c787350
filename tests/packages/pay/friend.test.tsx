import { act, fireEvent, render, screen } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Friend from '@/packages/pay/pages/friend/index';
import Payment from '@/packages/pay/pages/payment/index';
import { startAnew } from '@/stores/rootContext';
import type { LinkedDue, PaymentStatus } from '~types/api/pay';
import { Refusal, serve } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /wookong_pay; design/lines.md, simple payment.

const waiting = (): LinkedDue => ({
  title: '丰田卡罗拉 · 共3天',
  standing: {
    state: 'DUE',
    amount: 56200,
    expires_at: new Date(Date.now() + 600_000).toISOString(),
  },
  methods: ['WECHAT', 'ALIPAY'],
  is_own: false,
});

function serveLink(due: () => LinkedDue, status: PaymentStatus = 'PENDING') {
  return serve({
    'GET /api/pay/get_linked_due': due,
    'POST /api/pay/begin_linked': () => ({
      payment_id: 'P1',
      amount: 56200,
      instruction: { kind: 'SANDBOX' },
    }),
    'GET /api/pay/query': () => ({
      payment_id: 'P1',
      subject: { kind: 'RENTAL', id: 'D1' },
      title: '丰田卡罗拉 · 共3天',
      amount: 56200,
      status,
      is_sandbox: true,
    }),
  });
}

const settle = () => act(() => new Promise(resolve => setTimeout(resolve)));

beforeEach(() => {
  startAnew();
  enterAsMember();
  host.params = { token: 'T1' };
});
afterEach(enterAsVisitor);

it('says what is due and for how long, and begins the payment by the link', async () => {
  const server = serveLink(waiting);
  render(<Friend />);
  expect((await screen.findByRole('timer')).textContent).toMatch(/^请在(9分5\d秒|10分00秒)内完成支付/);
  expect(screen.getByText('丰田卡罗拉 · 共3天')).toBeTruthy();
  expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(['微信支付', '支付宝']);
  fireEvent.click(screen.getByRole('radio', { name: /支付宝/ }));
  fireEvent.click(screen.getByRole('button', { name: '支付¥562' }));
  await settle();
  expect(
    server.calls.find(({ endpoint }) => endpoint === 'POST /api/pay/begin_linked')?.params,
  ).toMatchObject({ token: 'T1', method: 'ALIPAY' });
  expect(host.navigations).toEqual([{ kind: 'redirectTo', url: '/pay/payment?payment_id=P1&token=T1' }]);
});

it('asks a visitor to log in over the screen, where everything stays as it is', async () => {
  enterAsVisitor();
  serveLink(waiting);
  render(<Friend />);
  fireEvent.click(await screen.findByRole('button', { name: '登录后付款' }));
  expect(await screen.findByRole('dialog', { name: '登录后付款' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(host.navigations).toEqual([]);
});

it.each([
  ['SUCCEEDED', '/wookong_pay?token=T1'],
  ['CANCELLED', '/wookong_pay?token=T1&result=cancelled'],
  ['FAILED', '/wookong_pay?token=T1&result=failed'],
] as const)('comes back to the link, not to an order of somebody else: %s', async (status, url) => {
  serveLink(waiting, status);
  host.params = { payment_id: 'P1', token: 'T1' };
  render(<Payment />);
  await settle();
  expect(host.navigations).toEqual([{ kind: 'redirectTo', url }]);
});

it('says of a payment that came to nothing that nothing was taken', async () => {
  serveLink(waiting);
  host.params = { token: 'T1', result: 'cancelled' };
  render(<Friend />);
  expect(await screen.findByText('支付已取消，没有扣款')).toBeTruthy();
  expect(screen.getByRole('button', { name: '支付¥562' })).toBeTruthy();
});

const arrival = '原路退回，一般1至3个工作日到账';
it.each<[string, Partial<LinkedDue>, string, string]>([
  [
    'paid by oneself',
    { standing: { state: 'PAID' }, own_payment: { paid: 56200, returned: 0, arrival: '' } },
    '付款成功',
    '您已支付¥562，对方的订单会马上更新。',
  ],
  ['paid by somebody else', { standing: { state: 'PAID' } }, '这个订单已经支付', '不用再付一次。'],
  [
    'paid by both: one’s own went back',
    { standing: { state: 'PAID' }, own_payment: { paid: 56200, returned: 56200, arrival } },
    '付款已退回',
    `您支付的¥562${arrival}。`,
  ],
  [
    'cancelled with a penalty',
    { standing: { state: 'OVER' }, own_payment: { paid: 56200, returned: 40000, arrival } },
    '付款已退回',
    `您支付了¥562，其中¥400${arrival}。`,
  ],
  [
    'closed',
    { standing: { state: 'OVER' } },
    '这个订单已不能支付',
    '可能超过了支付时间，或已被取消。没有扣款。',
  ],
  [
    'one’s own',
    { is_own: true },
    '这是您自己的订单',
    '把链接发给朋友，朋友打开后就能帮您付款；您也可以到订单里自己支付。',
  ],
])('tells how it stands: %s', async (_case, differences, title, text) => {
  serveLink(() => ({ ...waiting(), ...differences }));
  render(<Friend />);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^支付¥/ })).toBeNull();
});

it('leads to one’s own payment whose result is unknown, and asks again for that of another', async () => {
  let due: LinkedDue = { ...waiting(), standing: { state: 'CONFIRMING', payment_id: 'P7' } };
  serveLink(() => due);
  const first = render(<Friend />);
  fireEvent.click(await screen.findByRole('button', { name: '查询支付结果' }));
  await settle();
  expect(host.navigations).toEqual([{ kind: 'redirectTo', url: '/pay/payment?payment_id=P7&token=T1' }]);
  first.unmount();
  due = { ...due, standing: { state: 'CONFIRMING' } };
  render(<Friend />);
  due = { ...due, standing: { state: 'PAID' } };
  fireEvent.click(await screen.findByRole('button', { name: '刷新看看' }));
  expect(await screen.findByRole('heading', { name: '这个订单已经支付' })).toBeTruthy();
});

it('says of a link that is forged or over that it is, with what to do', async () => {
  serve({
    'GET /api/pay/get_linked_due': () => {
      throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这个付款链接');
    },
  });
  render(<Friend />);
  expect(await screen.findByRole('heading', { name: '付款链接已失效' })).toBeTruthy();
});
