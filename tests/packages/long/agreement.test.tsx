import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import LongAgreement from '@/packages/long/pages/agreement/index';
import { LongBookingStore } from '@/packages/long/stores/LongBookingStore';
import { LongSearchStore } from '@/packages/long/stores/LongSearchStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { root, startAnew } from '@/stores/rootContext';
import type { LongAgreement as Agreement } from '~types/api/orderLong';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { longCity } from '../../support/longRentals';
import { host } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';

// Issue 13, long rental: the agreement with the figures of the order, accepted with version and time, as a document.

const agreement: Agreement = {
  title: '长租协议',
  version: '1.0',
  parts: [{ title: '费用', rows: [{ name: '合计', value: '¥8550' }] }],
  terms: ['每月含2000公里'],
};

beforeEach(() => {
  startAnew();
  enterAsMember();
  host.params = {};
});

it('of an order has its figures, and is handed over as a document', async () => {
  host.params = { orderid: 'L1' };
  const server = serve({
    'GET /api/order_long/get_agreement': () => agreement,
    'GET /api/order_long/get_agreement_file': () => ({ name: '长租协议-L1.pdf', content: 'JVBERi0=' }),
  });
  render(<LongAgreement />);
  expect(await screen.findByText('长租协议（版本1.0）')).toBeTruthy();
  expect(screen.getByText('¥8550')).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '保存为PDF' }));
  await waitFor(() =>
    expect(server.calls.map(({ endpoint }) => endpoint)).toContain('GET /api/order_long/get_agreement_file'),
  );
});

it('that was accepted says which wordings and when, and what each extension has added', async () => {
  host.params = { orderid: 'L1' };
  serve({
    'GET /api/order_long/get_agreement': () => ({
      ...agreement,
      accepted: [
        { title: '长租协议', version: '1.0' },
        { id: 'service' as const, title: '服务协议', version: '3.0' },
      ],
      accepted_at: '2030-11-23T09:00:00+08:00',
      supplements: [
        {
          title: '补充协议1',
          rows: [
            { name: '续租费用', value: '¥2700' },
            { name: '同意《长租补充协议》', value: '版本1.0', note: '2030-12-10 10:00' },
          ],
        },
      ],
    }),
  });
  render(<LongAgreement />);
  expect(await screen.findByRole('heading', { name: '签订' })).toBeTruthy();
  expect(screen.getByText('2030-11-23 09:00')).toBeTruthy();
  // Its own text stands above; those of others open.
  expect(screen.queryByRole('button', { name: /同意《长租协议》/ })).toBeNull();
  expect(screen.getByText('同意《长租协议》')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /同意《服务协议》/ }));
  expect(host.navigations.at(-1)?.url).toContain('doc=service');
  expect(screen.getByRole('heading', { name: '补充协议1' })).toBeTruthy();
  expect(screen.getByText('2030-12-10 10:00')).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});

it('of what is about to be booked has its figures, and is no document yet', async () => {
  const server = serve({
    'GET /api/order_long/get_cities': () => ({ cities: [longCity] }),
    'POST /api/order_long/preview_agreement': () => agreement,
  });
  await root.get(LongSearchStore).cities.load();
  root.get(LongBookingStore).open('C1');
  render(<LongAgreement />);
  expect(await screen.findByText('¥8550')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '保存为PDF' })).toBeNull();
  expect(server.calls.at(-1)?.params).toMatchObject({ cartype_id: 'C1', months: 1 });
});

it('without a car leads to the choice of one', () => {
  serve({});
  render(<LongAgreement />);
  fireEvent.click(screen.getByRole('button', { name: '去选车' }));
  expect(host.navigations.at(-1)?.url).toBe('/longrent_book');
});

it('of somebody else, or of none, leads to the own orders', async () => {
  host.params = { orderid: 'L2' };
  serve({
    'GET /api/order_long/get_agreement': () => {
      throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这个订单');
    },
  });
  render(<LongAgreement />);
  fireEvent.click(await screen.findByRole('button', { name: '查看长租订单' }));
  expect(host.navigations.at(-1)?.url).toBe('/longrent_book/order_list');
});

it('a document that cannot be had says why, and the agreement stays', async () => {
  host.params = { orderid: 'L1' };
  serve({
    'GET /api/order_long/get_agreement': () => agreement,
    'GET /api/order_long/get_agreement_file': () => {
      throw new Refusal(ErrorCode.INTERNAL, '服务繁忙，请稍后再试');
    },
  });
  render(<LongAgreement />);
  fireEvent.click(await screen.findByRole('button', { name: '保存为PDF' }));
  await waitFor(() => expect(root.get(OverlayStore).toast?.text).toBe('服务繁忙，请稍后再试'));
  expect(screen.getByText('¥8550')).toBeTruthy();
});
