import { fireEvent, render, screen } from '@testing-library/react';
import Answer from '@/packages/content/pages/answer';
import { serve } from '../support/fakeServer';
import { host } from '../support/taro';

const serveAnswer = () =>
  serve({
    'GET /api/faq/get_detail': ({ id }) => ({
      id,
      question: '押金多久退还？',
      paragraphs: ['车辆押金在还车后退还。', '违章押金在还车30天后退还。'],
      related: [{ id: 'Q9', question: '押金可以免吗？' }],
    }),
    'GET /api/faq/get_list': () => ({ groups: [], hotline: '400-000-0000', hours: '每天 07:00–23:00' }),
    'POST /api/faq/feedback': () => ({}),
  });

describe('FAQ answer (specification §2 /customer_service/detail)', () => {
  it('shows question, answer, related questions and the hotline', async () => {
    host.params = { id: 'Q1' };
    serveAnswer();
    render(<Answer />);
    expect(await screen.findByRole('heading', { name: '押金多久退还？' })).toBeTruthy();
    expect(screen.getByText('违章押金在还车30天后退还。')).toBeTruthy();
    expect(await screen.findByText('400-000-0000')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '押金可以免吗？' }));
    expect(host.navigations[0]?.url).toMatch(/id=Q9/);
  });

  it('takes one opinion in a visit', async () => {
    host.params = { id: 'Q2' };
    const server = serveAnswer();
    const { unmount } = render(<Answer />);
    fireEvent.click(await screen.findByRole('button', { name: '有用' }));
    expect(await screen.findByText('谢谢您的反馈')).toBeTruthy();
    unmount();
    render(<Answer />);
    expect(await screen.findByText('谢谢您的反馈')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '没用' })).toBeNull();
    const sent = server.calls.filter(call => call.endpoint === 'POST /api/faq/feedback');
    expect(sent.map(call => call.params)).toEqual([expect.objectContaining({ id: 'Q2', helpful: true })]);
  });
});
