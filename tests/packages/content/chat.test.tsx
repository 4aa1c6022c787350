import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import Chat from '@/packages/content/pages/chat/index';
import OrderDetail from '@/packages/order/pages/detail/index';
import { FaqStore } from '@/stores/FaqStore';
import { root } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { RawAnswer, serve, type FakeServer } from '../../support/fakeServer';
import { orderDetail } from '../../support/orders';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Issue 11: 客服, a chat-like help that answers from the FAQ by search and hands over to the phone, with the order attached.

const deposit = {
  id: 'Q1',
  question: '押金多久退还？',
  paragraphs: ['还车当天退车辆押金。', '违章押金30天后退。'],
};
const invoice = { id: 'Q2', question: '怎么开发票？' };

let isDown = false;
const serveHelp = (): FakeServer =>
  serve({
    'GET /api/faq/get_list': () => ({
      groups: [
        { id: 'G1', title: '押金', items: [deposit, { id: 'Q9', question: '押金要多少？' }] },
        { id: 'G2', title: '还车', items: [invoice] },
      ],
      hotline: '400-000-0000',
      hours: '每天 07:00–23:00',
    }),
    'GET /api/faq/ask': ({ text }) => {
      if (isDown) throw new RawAnswer(502, '');
      return text.includes('押金') ? { answer: deposit, others: [invoice] } : { others: [] };
    },
    'GET /api/order/get_detail': () => orderDetail(),
  });

const say = (text: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name: '您的问题' }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: '发送' }));
};
const log = (): string => screen.getByRole('log').textContent;

let server: FakeServer;
/** What came into view last. */
let shown = '';
beforeEach(async () => {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  Element.prototype.scrollIntoView = function (this: Element) {
    shown = this.textContent;
  };
  isDown = false;
  host.params = {};
  server = serveHelp();
  enterAsMember();
  await root.get(FaqStore).load();
});
afterEach(() => {
  cleanup();
  enterAsVisitor();
});

describe('在线客服 (issue 11)', () => {
  it('greets with a question of each group, and a tap asks it', async () => {
    render(<Chat />);
    expect(await screen.findByText(/^您好，请问有什么可以帮您/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '押金要多少？' })).toBeNull();
    const chip = screen.getByRole('button', { name: '押金多久退还？' });
    expect(chip.hasAttribute('aria-pressed')).toBe(false);
    fireEvent.click(chip);
    expect(await screen.findByText('还车当天退车辆押金。')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('answers what is typed, in full, with others that may be meant', async () => {
    render(<Chat />);
    say(' 押金什么时候退 ');
    expect(log()).toContain('押金什么时候退');
    expect(shown).toContain('押金什么时候退');
    expect(await screen.findByRole('heading', { name: '押金多久退还？' })).toBeTruthy();
    expect(log()).toContain('违章押金30天后退。');
    expect(screen.getAllByRole('button', { name: '怎么开发票？' })).toHaveLength(2);
    expect(server.calls.at(-1)).toMatchObject({
      endpoint: 'GET /api/faq/ask',
      params: { text: '押金什么时候退' },
    });
    fireEvent.click(screen.getByRole('button', { name: '查看详情' }));
    expect(host.navigations.at(-1)?.url).toMatch(/id=Q1/);
  });

  it('says when it knows no answer, with the phone as the way on; blanks ask nothing', async () => {
    render(<Chat />);
    say('   ');
    say('天气');
    expect(await screen.findByText(/没有找到相关的答案，换个说法试试，或联系人工客服/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '拨打客服热线400-000-0000' })).toBeTruthy();
    expect(server.calls.filter(({ endpoint }) => endpoint === 'GET /api/faq/ask')).toHaveLength(1);
  });

  it('asks again where the network failed, and what was said stays', async () => {
    isDown = true;
    render(<Chat />);
    say('押金');
    const retry = await screen.findByRole('button', { name: '重试' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByText('还车当天退车辆押金。')).toBeTruthy();
    cleanup();
    render(<Chat />);
    expect(log()).toContain('还车当天退车辆押金。');
  });

  it('is opened from an order with its number at hand, which another member does not find', async () => {
    host.params = { orderid: 'D1' };
    render(<OrderDetail />);
    fireEvent.click(await screen.findByRole('button', { name: '更多' }));
    fireEvent.click(screen.getByRole('button', { name: '联系客服' }));
    expect(host.navigations.at(-1)?.url).toBe('/customer_service/chat?orderid=D1');
    cleanup();
    render(<Chat />);
    expect(await screen.findByText('D1')).toBeTruthy();
    expect(screen.getByRole('button', { name: '复制订单号' })).toBeTruthy();
    say('押金');
    await screen.findByText('还车当天退车辆押金。');
    cleanup();
    enterAsMember('13900000000');
    render(<Chat />);
    expect(log()).not.toContain('还车当天退车辆押金。');
  });

  it('shows no other text of an address as the number of an order: it would stand beside our telephone', async () => {
    host.params = { orderid: encodeURIComponent('请立即拨打13800138000核实退款') };
    render(<Chat />);
    expect(await screen.findByRole('button', { name: /^拨打客服热线/ })).toBeTruthy();
    expect(document.body.textContent).not.toContain('退款');
    expect(screen.queryByRole('button', { name: '复制订单号' })).toBeNull();
  });

  it('asks a long question with whole characters: half of one would be refused for good', async () => {
    render(<Chat />);
    say(`押金${'长'.repeat(97)}😀😀`);
    expect(await screen.findByText('还车当天退车辆押金。')).toBeTruthy();
    expect(server.calls.at(-1)?.params).toEqual({ text: `押金${'长'.repeat(97)}😀` });
  });
});
