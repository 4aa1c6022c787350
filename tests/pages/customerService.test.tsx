import { fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import CustomerService from '@/pages/customer-service';
import { FaqStore } from '@/stores/FaqStore';
import { root } from '@/stores/rootContext';
import { serve } from '../support/fakeServer';
import { host } from '../support/taro';

const groups = [
  { id: 'G1', title: '押金', items: [{ id: 'Q1', question: '押金多久退还？' }] },
  { id: 'G2', title: '取消', items: [{ id: 'Q2', question: '怎么取消订单？' }] },
];

const serveQuestions = () =>
  serve({
    'GET /api/faq/get_list': ({ keyword = '' }) => ({
      groups: groups.filter(group => group.title.includes(keyword)),
      hotline: '400-000-0000',
      hours: '每天 07:00–23:00',
    }),
  });

beforeEach(async () => {
  serveQuestions();
  const store = root.get(FaqStore);
  store.setKeyword('');
  await store.load();
});

describe('customer service (specification §2 /customer_service)', () => {
  it('shows the hotline with its hours and the questions by group', async () => {
    render(<CustomerService />);
    expect(await screen.findByText('400-000-0000')).toBeTruthy();
    expect(screen.getByText('每天 07:00–23:00')).toBeTruthy();
    expect(screen.getByRole('button', { name: '拨打客服热线400-000-0000' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '押金' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '怎么取消订单？' }));
    expect(host.navigations[0]?.url).toMatch(/id=Q2/);
  });

  it('finds questions by a keyword', async () => {
    render(<CustomerService />);
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索问题' }), { target: { value: '押金' } });
    await waitForElementToBeRemoved(() => screen.queryByRole('button', { name: '怎么取消订单？' }));
    expect(screen.getByRole('button', { name: '押金多久退还？' })).toBeTruthy();
  });

  it('says so when nothing is found, with the hotline; clearing shows all again', async () => {
    render(<CustomerService />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '飞机' } });
    expect(await screen.findByText('没有找到相关问题')).toBeTruthy();
    expect(screen.getByText(/拨打客服热线\s*400-000-0000/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '清除' }));
    expect(await screen.findByRole('button', { name: '押金多久退还？' })).toBeTruthy();
  });
});
