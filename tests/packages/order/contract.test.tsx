import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Contract from '@/packages/order/pages/contract/index';
import OrderDetail from '@/packages/order/pages/detail/index';
import type { RentalContract } from '~types/api/contract';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { orderDetail } from '../../support/orders';
import { host } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';

// Issue 12, order detail: contract with the order's figures, accepted version and time (PDF).

const contract: RentalContract = {
  orderid: 'D1',
  standing: '合同已生效',
  parts: [
    { title: '双方', rows: [{ name: '承租方', value: '王小明', note: '身份证110***********123X' }] },
    { title: '费用', rows: [{ name: '车辆租赁费', value: '¥600', note: '平日¥200/天' }] },
  ],
  terms: ['提前还车：收取未使用天数租车费的30%。'],
  accepted: [{ id: 'service', title: '服务协议', version: '1.0' }],
  accepted_at: '2030-11-23T09:00:00+08:00',
};

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  host.params = { orderid: 'D1' };
  enterAsMember();
});

test('is found on its order, read, and saved as PDF', async () => {
  serve({
    'GET /api/order/get_detail': () => orderDetail(),
    'GET /api/order/get_contract': () => contract,
    'GET /api/order/get_contract_file': () => ({ name: '租车合同-D1.pdf', content: btoa('%PDF-1.3') }),
  });
  const order = render(<OrderDetail />);
  fireEvent.click(await screen.findByRole('button', { name: '租车合同' }));
  expect(host.navigations.at(-1)?.url).toBe('/profile/order_contract?orderid=D1');
  order.unmount();

  render(<Contract />);
  expect(await screen.findByText('合同已生效')).toBeTruthy();
  for (const text of ['¥600', '平日¥200/天', '身份证110***********123X', '2030-11-23 09:00'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  tap(/^同意《服务协议》\s*版本1\.0/);
  expect(host.navigations.at(-1)?.url).toBe('/profile/more/agreements?doc=service');

  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:contract', revokeObjectURL: () => undefined });
  tap('保存为PDF');
  await waitFor(() => expect(saved).toEqual(['租车合同-D1.pdf']));
  click.mockRestore();
});

test('of an order that is not there leads to the orders', async () => {
  serve({
    'GET /api/order/get_contract': () => {
      throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这个订单');
    },
  });
  render(<Contract />);
  fireEvent.click(await screen.findByRole('button', { name: '查看我的订单' }));
  expect(host.navigations.at(-1)?.url).toBe('/order');
});
