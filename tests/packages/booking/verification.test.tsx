import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import Order from '@/packages/booking/pages/order/index';
import { BookingStore } from '@/rental/BookingStore';
import { ChannelStore } from '@/stores/ChannelStore';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { SessionStore } from '@/stores/SessionStore';
import type { AuthStatus } from '~types/api/user';
import { chooseThreeDays, idCard, rental, submitted } from '../../support/bookings';
import type { FakeServer } from '../../support/fakeServer';
import { user } from '../../support/members';
import { host } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';

// Issue 12, verification gate: booking is open; a channel's row may ask for the verification before submit (decision 17).

let cars = 0;

/** 确认订单 of a car of its own, priced, for a member who stands so. */
async function open(status: AuthStatus, channel = ''): Promise<FakeServer> {
  const auth = { status, status_code: 0, comments: '' };
  const server = rental(undefined, {}, { 'GET /api/user/get_detail': () => ({ ...user, auth }) });
  runInAction(() => {
    root.get(SessionStore).user = undefined;
    root.get(BookingStore).owner = undefined;
  });
  enterAsMember();
  root.get(ChannelStore).enter({ channel }, Date.now());
  host.params = { cartype_id: `V${(cars += 1)}` };
  render(<Order />);
  await screen.findByRole('heading', { name: '取车人信息' });
  return server;
}

const submit = (): void => {
  fireEvent.change(screen.getByLabelText('姓名'), { target: { value: '王小明' } });
  fireEvent.change(screen.getByLabelText('身份证号'), { target: { value: idCard } });
  fireEvent.click(screen.getByRole('button', { name: '提交订单' }));
};

beforeEach(chooseThreeDays);
afterEach(() => {
  cleanup();
  root.get(SearchStore).clear();
  runInAction(() => void (root.get(ChannelStore).info = undefined));
});

it('a booking is open to who is not verified', async () => {
  const server = await open('USER_NOAUTH');
  submit();
  await waitFor(() => expect(submitted(server)).toHaveLength(1));
});

it.each([
  ['USER_NOAUTH', '请先完成实名认证，再提交订单。填写的内容都会保留'],
  ['USER_AUTHING', '实名认证正在审核，通过后就能提交订单'],
] as const)(
  'a channel may ask for it before submit: %s is led to it, and nothing is lost',
  async (status, text) => {
    const server = await open(status, 'FQL');
    submit();
    await screen.findByText(text);
    expect(submitted(server)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '去认证' }));
    expect(host.navigations.at(-1)?.url).toBe('/profile/identify');
    expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('王小明');
  },
);

it('who is verified orders in such a channel as in any other', async () => {
  const server = await open('USER_AUTHED', 'FQL');
  submit();
  await waitFor(() => expect(submitted(server)).toHaveLength(1));
});
