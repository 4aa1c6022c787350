import { fireEvent, render, screen } from '@testing-library/react';
import Judge from '@/packages/order/pages/judge/index';
import { serve } from '../../support/fakeServer';
import { orderDetail } from '../../support/orders';
import { host } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';

// Specification §2, judge_operator: the staff who handed the car over.

const handedOver = [
  { kind: 'PICKUP', odometer: 8000, energy: 100, time: '2030-11-22T10:00:00+08:00' },
] as const;

beforeEach(() => {
  host.params = { orderid: 'D1' };
  enterAsMember();
});

test('before the car was taken there is nobody to judge, and nothing to fill in', async () => {
  serve({
    'GET /api/order/get_detail': () => orderDetail(),
    'GET /api/order/get_judgement': () => ({}),
  });
  render(<Judge />);
  await screen.findByText('现在还不能评价');
  expect(screen.queryByRole('button', { name: '提交评价' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '查看订单' }));
  expect(host.navigations.at(-1)?.url).toBe('/profile/order_detail?orderid=D1');
});

test('afterwards what was said stands there, to be said in another way', async () => {
  serve({
    'GET /api/order/get_detail': () => orderDetail({ status: 'IN_USE', handovers: [...handedOver] }),
    'GET /api/order/get_judgement': () => ({ judgement: { score: 4, tags: ['准时'], text: '很快' } }),
  });
  render(<Judge />);
  await screen.findByRole('button', { name: '修改评价' });
  expect(screen.getByLabelText<HTMLTextAreaElement>('想说的话').value).toBe('很快');
});
