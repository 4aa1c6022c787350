import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TripNotes } from '@/packages/booking/components/TripNotes';
import type { PickupCard } from '@/stores/pickupCards';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import { orderDetail } from '../../support/orders';
import { host } from '../../support/taro';

// Issue 11, a companion after paying: the trip in the calendar of the phone, which WeChat writes within a tap alone.

// That WeChat has one is for tests/platform/calendar.
jest.mock('@/platform/calendar', () => ({
  ...jest.requireActual<object>('@/platform/calendar'),
  hasCalendar: true,
}));

const order = orderDetail();
const card: PickupCard = {
  ...order,
  deposits: order.bill.deposits,
  directions: [],
  saved_at: order.from_time,
};

const titles = () => (host.appointments ?? []).map(({ title }) => title);

it('puts one appointment into the calendar with each tap, and says so', async () => {
  render(<TripNotes card={card} />);
  fireEvent.click(screen.getByText('取车加入日历'));
  await waitFor(() => expect(root.get(OverlayStore).toast?.text).toBe('已加入手机日历'));
  expect(titles()).toEqual(['取车：丰田卡罗拉']);
  fireEvent.click(screen.getByText('还车加入日历'));
  await waitFor(() => expect(titles()).toEqual(['取车：丰田卡罗拉', '还车：丰田卡罗拉']));
});
