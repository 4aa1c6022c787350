import { act, fireEvent, render, screen } from '@testing-library/react';
import { go } from '@/page/navigate';
import Orders from '@/pages/order';
import { serve } from '../support/fakeServer';
import { enterAsMember } from '../support/visitor';

it('a shortcut opens its stage each time, though the screen is there already and the stage the same (issue 10, 1)', async () => {
  enterAsMember();
  serve({ 'GET /api/order/get_orders': () => ({ orders: [], total: 0 }) });
  render(<Orders />);
  for (let time = 0; time < 2; time += 1) {
    await act(() => go('orders', { stage: 'IN_USE' }));
    expect(await screen.findByText('没有用车中的订单')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '全部' }));
    expect(await screen.findByText('还没有订单')).toBeTruthy();
  }
  // The tab bar names no stage: what was chosen stays.
  await act(() => go('orders'));
  expect(screen.getByText('还没有订单')).toBeTruthy();
});
