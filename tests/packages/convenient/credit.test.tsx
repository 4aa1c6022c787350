import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import Credit from '@/packages/convenient/pages/credit/index';
import { BookingStore } from '@/rental/BookingStore';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { Deposits } from '~types/api/bill';
import { accessibilityProblems } from '../../support/accessibility';
import { chooseThreeDays, priceOf } from '../../support/bookings';
import { enterByChannel, leaveChannel } from '../../support/channel';
import { asked } from '../../support/fleet';
import { serve } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsVisitor } from '../../support/visitor';

// Specification §2, /convenient_book credit_guarantee; design/lines.md: 芝麻, 京东 jd_score: passes, refused with its
// reason, not asked; and a provider that does not answer (issue 13).

const servePrices = (deposits: () => Partial<Deposits>) =>
  serve({
    'POST /api/order/calc': choice => {
      const quote = priceOf(choice);
      return { ...quote, bill: { ...quote.bill, deposits: { ...quote.bill.deposits, ...deposits() } } };
    },
  });

const settle = () => act(() => new Promise(resolve => setTimeout(resolve)));
let cars = 0;
/** The screen over an order for a car of its own. */
async function open(deposits: () => Partial<Deposits>) {
  const server = servePrices(deposits);
  root.get(BookingStore).open(`W${(cars += 1)}`);
  render(<Credit />);
  await screen.findByRole('status', { name: '查询结果' });
  return server;
}

beforeEach(chooseThreeDays);
afterEach(() => {
  cleanup();
  leaveChannel();
  root.get(SearchStore).clear();
  enterAsVisitor();
});

describe('信用免押', () => {
  it('that has passed says so, and leads back to the order, where it holds', async () => {
    enterByChannel({ channel: 'ALI' });
    host.stack = ['/convenient_book/order_submit', '/convenient_book/credit_guarantee'];
    await open(() => ({ waived: true }));
    expect(screen.getByRole('heading', { name: '已通过信用免押' })).toBeTruthy();
    expect(screen.getByText('信用免押免付押金¥5000')).toBeTruthy();
    expect(screen.getByText('从支付宝进入，芝麻分650分及以上')).toBeTruthy();
    expect(screen.queryByText(/京东信用分/)).toBeNull();
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '免押下单' }));
    await settle();
    expect(host.navigations.at(-1)?.kind).toBe('navigateBack');
  });

  it('that is refused says why and what the deposits are, and can be asked again', async () => {
    enterByChannel({ channel: 'JD' });
    let answer: Partial<Deposits> = { notWaived: '您的京东信用分未达到免押要求（80分），取车时请支付押金' };
    const server = await open(() => answer);
    expect(screen.getByRole('heading', { name: '这次不能免押' })).toBeTruthy();
    expect(screen.getByText(/未达到免押要求（80分）/)).toBeTruthy();
    expect(screen.getByText(/^取车时付押金¥5000，/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '付押金下单' })).toBeTruthy();
    const before = asked(server, 'POST /api/order/calc').length;
    answer = { waived: true };
    fireEvent.click(screen.getByRole('button', { name: '重新查询' }));
    await screen.findByRole('heading', { name: '已通过信用免押' });
    expect(asked(server, 'POST /api/order/calc')).toHaveLength(before + 1);
  });

  it('that nobody has answered is asked once more; the order goes on with deposits meanwhile', async () => {
    enterByChannel({ channel: 'JD' });
    let answer: Partial<Deposits> = { notWaived: '信用免押暂时没有查询到结果', unanswered: true };
    await open(() => answer);
    expect(screen.getByRole('heading', { name: '暂时没有查询到结果' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '付押金下单' })).toBeTruthy();
    answer = { waived: true };
    fireEvent.click(screen.getByRole('button', { name: '再查一次' }));
    await screen.findByRole('heading', { name: '已通过信用免押' });
  });

  it('that no channel asks for says so: deposits are paid', async () => {
    await open(() => ({}));
    expect(screen.getByRole('heading', { name: '这次没有查询信用分' })).toBeTruthy();
    expect(screen.getByText('从支付宝进入，芝麻分650分及以上')).toBeTruthy();
    expect(screen.getByText('从京东进入，京东信用分80分及以上')).toBeTruthy();
  });

  it('is asked for a visitor once they have logged in, here', async () => {
    enterAsVisitor();
    enterByChannel({ channel: 'ALI' });
    await open(() => ({ notWaived: '可申请信用免押，登录后查询，通过后免付押金' }));
    fireEvent.click(screen.getByRole('button', { name: '登录后查询' }));
    expect(await screen.findByRole('dialog', { name: '登录后查询' })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('is explained to who has not chosen a car yet, with the way to the cars', async () => {
    servePrices(() => ({}));
    runInAction(() => void (root.get(BookingStore).latest = undefined));
    render(<Credit />);
    fireEvent.click(await screen.findByRole('button', { name: '选好车后查询' }));
    await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/convenient_book/carlist'));
    expect(screen.getByRole('heading', { name: '什么是信用免押' })).toBeTruthy();
  });
});
