import { render, screen } from '@testing-library/react';
import { ServiceButton } from '@/components/button/ServiceButton';

// Issue 11, 客服: hands over to the customer service of the host (button in mini-programs), with the order attached.

describe('the customer service of the host', () => {
  it('is opened by a button of the host, with the order as a card', () => {
    render(
      <ServiceButton text="联系人工客服" subject={{ title: '订单D1', page: 'pages/order?orderid=D1' }} />,
    );
    const { dataset } = screen.getByRole('button', { name: '联系人工客服' });
    expect({ ...dataset }).toEqual({
      open: 'contact',
      title: '订单D1',
      path: 'pages/order?orderid=D1',
      card: 'true',
    });
  });

  it('is opened without one where it is about nothing', () => {
    render(<ServiceButton text="联系人工客服" />);
    expect(screen.getByRole('button').dataset.card).toBe('false');
  });

  it('is not offered in Alipay, whose own wants numbers that the app has none of', async () => {
    const env = process.env.TARO_ENV;
    process.env.TARO_ENV = 'alipay';
    try {
      await jest.isolateModulesAsync(async () => {
        expect((await import('@/platform/hostService')).hasHostService).toBe(false);
      });
    } finally {
      process.env.TARO_ENV = env;
    }
  });
});
