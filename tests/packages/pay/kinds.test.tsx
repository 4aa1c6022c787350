import { act, fireEvent, render, screen } from '@testing-library/react';
import { CashierStore } from '@/checkout/CashierStore';
import { Cashier } from '@/checkout/components/Cashier';
import { go } from '@/page/navigate';
import Payment from '@/packages/pay/pages/payment/index';
import { kindOf } from '@/packages/pay/subjects';
import { root, startAnew } from '@/stores/rootContext';
import type { PaymentInstruction, PaymentStatus } from '~types/api/pay';
import { rentalDue, waiting } from '../../support/dues';
import { serve } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Issue 9, payable: nothing of the cashier names a line. What is paid for here is of a made-up kind, which is no more
// than a row: its words and the screens that follow.

const mockOutdate = jest.fn();

jest.mock('@/packages/pay/kinds', () => ({
  KINDS: {
    RAFFLE: {
      words: {
        noun: '奖券',
        held: '奖券为您保留',
        late: '奖券自动关闭',
        again: '可以再抽',
        anew: '再抽一张',
        next: '祝您好运',
      },
      anew: 'home',
      outdate: (_root: unknown, id: string) => mockOutdate(id) as unknown,
      screens: {
        cashier: { name: 'booking.coupons', id: 'orderid' },
        paid: { name: 'content.answer', id: 'id' },
        failed: { name: 'site.detail', id: 'id' },
        view: { name: 'order.detail', id: 'orderid' },
      },
    },
  },
}));

const raffle = { kind: 'RAFFLE', id: 'R7' };

/** A server that sells raffle tickets; how their payments end. */
const serveRaffle = (status: PaymentStatus, instruction: PaymentInstruction = { kind: 'PAID' }) =>
  serve({
    'GET /api/pay/get_due': ({ kind, id }) =>
      rentalDue({
        subject: { kind, id },
        title: '第7号奖券',
        lines: ['周五开奖'],
        standing: waiting({ amount: 500 }),
        methods: ['BALANCE'],
      }),
    'GET /api/account/get_amount': () => ({ balance: 500, wkcoin: 0, integral: 0, coupon_count: 0 }),
    'POST /api/pay/begin': () => ({ payment_id: 'P1', amount: 500, instruction }),
    'GET /api/pay/query': ({ payment_id }) => ({
      payment_id,
      subject: raffle,
      title: '第7号奖券',
      amount: 500,
      status,
      is_sandbox: false,
      expires_at: '',
    }),
  });

const settle = () => act(() => new Promise(resolve => setTimeout(resolve)));

beforeEach(() => {
  mockOutdate.mockClear();
  startAnew();
  enterAsMember();
});
afterEach(enterAsVisitor);

describe('a kind that is no more than a row', () => {
  it('is paid at the same cashier, with its own words, in the ways that are open', async () => {
    const server = serveRaffle('SUCCEEDED');
    root.get(CashierStore).load(raffle);
    render(
      <Cashier
        subject={raffle}
        words={kindOf(raffle).words}
        onBegun={payment_id => go('pay.payment', { payment_id })}
        onView={() => undefined}
        onAnew={() => undefined}
        onConfirm={() => undefined}
      />,
    );
    expect((await screen.findByRole('timer')).textContent).toMatch(/超时奖券自动关闭$/);
    expect(screen.getByText('周五开奖')).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '支付¥5' }));
    await settle();
    expect(server.calls.find(({ endpoint }) => endpoint === 'POST /api/pay/begin')?.params).toMatchObject({
      ...raffle,
      method: 'BALANCE',
    });
    expect(host.navigations[0]?.url).toMatch(/payment_id=P1/);
  });

  it.each([
    ['SUCCEEDED', '/customer_service/detail?id=R7'],
    ['FAILED', '/site/detail?id=R7&reason=failed'],
    ['CANCELLED', '/site/detail?id=R7&reason=cancelled'],
  ] as const)('goes on where its row says when its payment has %s', async (status, url) => {
    serveRaffle(status);
    host.params = { payment_id: 'P1' };
    render(<Payment />);
    await settle();
    expect(host.navigations).toEqual([{ kind: 'redirectTo', url }]);
    expect(mockOutdate.mock.calls).toEqual(status === 'SUCCEEDED' ? [['R7']] : []);
  });
});
