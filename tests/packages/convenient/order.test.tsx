import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Order from '@/packages/convenient/pages/order/index';
import { BookingStore } from '@/rental/BookingStore';
import { setAnalyticsSink } from '@/services/analytics';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { accessibilityProblems } from '../../support/accessibility';
import { chooseThreeDays, idCard, rental, submitted } from '../../support/bookings';
import { alternative } from '../../support/carDetails';
import { enterByChannel, leaveChannel } from '../../support/channel';
import { host } from '../../support/taro';
import { enterAsVisitor } from '../../support/visitor';

// Specification §2, /convenient_book order_submit: the one page on which a partner's trip is booked.

async function openOrder(cartypeId: string): Promise<void> {
  host.params = { cartype_id: cartypeId };
  render(<Order />);
  await screen.findByRole('heading', { name: '取车人信息' });
}

const type = (name: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(name), { target: { value } });

beforeEach(chooseThreeDays);
afterEach(() => {
  cleanup();
  leaveChannel();
  root.get(SearchStore).clear();
  root.get(BookingStore).insured.forget();
  root.get(BookingStore).renter.set('name', '');
  root.get(BookingStore).renter.set('idcard_no', '');
  enterAsVisitor();
});

it('books what an ordinary order books, and leads to its own cashier', async () => {
  const server = rental();
  await openOrder('V1');
  expect(await accessibilityProblems()).toEqual([]);
  type('姓名', '王小明');
  type('身份证号', idCard);
  fireEvent.click(screen.getByRole('button', { name: '提交订单' }));
  await waitFor(() => expect(submitted(server)).toHaveLength(1));
  expect(submitted(server)[0]).toMatchObject({ cartype_id: 'V1', site_id: 'S1', renter: { name: '王小明' } });
  await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/convenient_pay?orderid=ZC1'));
});

it('is counted by its entrance, without a word of who has booked (specification §3, booking tracking)', async () => {
  const sink = jest.fn();
  setAnalyticsSink(sink);
  rental();
  await openOrder('V6');
  type('姓名', '王小明');
  type('身份证号', idCard);
  fireEvent.click(screen.getByRole('button', { name: '提交订单' }));
  await waitFor(() => expect(sink).toHaveBeenCalledWith('booking', expect.anything()));
  setAnalyticsSink(undefined);
  const calls = sink.mock.calls as [string, unknown][];
  const booked = calls.find(([event]) => event === 'booking')?.[1];
  expect(booked).toEqual({
    entrance: 'convenient_book',
    pickup_time: '2030-11-18T10:00:00+08:00',
    return_time: '2030-11-21T10:00:00+08:00',
    pickup_city_id: '110000',
    pickup_address: '首都机场T3航站楼',
    return_city_id: '110000',
  });
});

it('explains the deposits that a credit score waives', async () => {
  rental();
  await openOrder('V2');
  fireEvent.click(screen.getByRole('button', { name: /^信用免押/ }));
  await act(() => new Promise(resolve => setTimeout(resolve)));
  expect(host.navigations.at(-1)?.url).toBe('/convenient_book/credit_guarantee');
});

it('stays on its own page with another car that is taken instead', async () => {
  rental(
    undefined,
    { available: 0 },
    {
      'GET /api/cartype/get_alternatives': () => ({ alternatives: [alternative('V4', { kind: 'SIBLING' })] }),
    },
  );
  await openOrder('V3');
  fireEvent.click(screen.getByRole('button', { name: /替代|看看/ }));
  fireEvent.click(await screen.findByRole('button', { name: /同级|卡罗拉/ }));
  await waitFor(() =>
    expect(host.navigations.at(-1)?.url).toBe('/convenient_book/order_submit?cartype_id=V4'),
  );
});

it.each([{ sources: 'alilite' }, { channel: 'BSGJ' }, { channel: 'taoyouji' }])(
  'is open to who comes by %p and has not logged in: the login comes with the order, in place',
  async channel => {
    enterAsVisitor();
    enterByChannel(channel);
    rental();
    await openOrder('V5');
    type('姓名', '王小明');
    type('手机号', '13800138000');
    type('身份证号', idCard);
    fireEvent.click(screen.getByRole('button', { name: '提交订单' }));
    expect(await screen.findByRole('dialog', { name: '登录后提交订单' })).toBeTruthy();
    expect(host.navigations).toEqual([]);
  },
);
