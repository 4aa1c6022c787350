import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { LineReviews } from '@/blocks/demand-form/LineReviews';
import { ErrorCode } from '@/domain/errorCode';
import DemandOrderScreen from '@/packages/demand/pages/order/index';
import { startAnew } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { demandMark, demandOrder } from '../../support/demands';
import { Refusal, serve } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';

// Issue 14: homes say what others say, and that are members whose demands were carried out.

const tap = (name: RegExp | string, role = 'button'): void =>
  void fireEvent.click(screen.getByRole(role, { name }));

beforeEach(() => {
  startAnew();
  enterAsMember();
  host.params = { orderid: 'YC1' };
});
afterEach(cleanup);

describe('an order that was carried out', () => {
  it('can be said something of, once: stars, and a word where they are few', async () => {
    let order = demandOrder();
    const server = serve({
      'GET /api/worksheet/order/get_detail': () => order,
      'POST /api/worksheet/order/comment': () => {
        order = demandOrder({ can_comment: false, mark: demandMark });
        return {};
      },
    });
    render(<DemandOrderScreen />);
    expect(await screen.findByRole('heading', { name: '评价这次服务' })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap('提交评价');
    expect(screen.getByText('请点亮星星打分')).toBeTruthy();
    tap(/^2星/, 'radio');
    tap('提交评价');
    expect(screen.getByText('请写几句哪里不满意，我们会跟进')).toBeTruthy();
    tap(/^5星/, 'radio');
    fireEvent.change(screen.getByLabelText('说说这次用车'), { target: { value: ' 司机准时 ' } });
    tap('提交评价');
    expect(await screen.findByRole('heading', { name: '我的评价' })).toBeTruthy();
    expect(screen.getByText('司机准时')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '提交评价' })).toBeNull();
    const sent = server.calls.filter(({ endpoint }) => endpoint === 'POST /api/worksheet/order/comment');
    expect(sent.map(({ params }) => params)).toMatchObject([{ orderid: 'YC1', score: 5, text: '司机准时' }]);
  });

  it('shows what was said from another phone meanwhile', async () => {
    let order = demandOrder();
    serve({
      'GET /api/worksheet/order/get_detail': () => order,
      'POST /api/worksheet/order/comment': () => {
        order = demandOrder({ can_comment: false, mark: demandMark });
        throw new Refusal(ErrorCode.ORDER_STATE, '这个订单已经评价过了');
      },
    });
    render(<DemandOrderScreen />);
    await screen.findByRole('heading', { name: '评价这次服务' });
    tap(/^5星/, 'radio');
    tap('提交评价');
    expect(await screen.findByRole('heading', { name: '我的评价' })).toBeTruthy();
  });

  it('asks for nothing before', async () => {
    const order = demandOrder({ status: 'BOOKED', status_text: '待服务', can_comment: false });
    serve({ 'GET /api/worksheet/order/get_detail': () => order });
    render(<DemandOrderScreen />);
    expect(await screen.findByRole('heading', { name: '待服务' })).toBeTruthy();
    expect(screen.queryByText('评价这次服务')).toBeNull();
  });
});

describe('the home of a line', () => {
  const summary = { average: 4.8, total: 12, counts: { GOOD: 11, NEUTRAL: 1, BAD: 0 } };

  it('says what others say', async () => {
    serve({ 'GET /api/worksheet/get_marks': () => ({ summary, marks: [demandMark] }) });
    render(<LineReviews kind="CHARTER" />);
    expect(await screen.findByRole('heading', { name: '大家怎么说' })).toBeTruthy();
    expect(screen.getByText('4.8分，共12条评价，最新1条')).toBeTruthy();
    expect(screen.getByText('司机准时')).toBeTruthy();
    expect(screen.getByText('山**')).toBeTruthy();
  });

  it('shows the rest at a tap, page by page, and again where a page does not come', async () => {
    let isBroken = true;
    const count = 12;
    const server = serve({
      'GET /api/worksheet/get_marks': ({ page }) => {
        if (page === undefined) return { summary, marks: [demandMark] };
        if (page === 2 && isBroken) throw new Refusal(ErrorCode.SERVER_BUSY, '请稍后再试');
        const marks = Array.from({ length: page === 1 ? 10 : count - 10 }, (_, index) => ({
          ...demandMark,
          id: `${page}-${index}`,
        }));
        return { summary, marks };
      },
    });
    render(<LineReviews kind="CHARTER" />);
    fireEvent.click(await screen.findByRole('button', { name: '查看全部12条评价' }));
    const list = await screen.findByRole('list', { name: '全部评价' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(10));
    tap('查看更多评价');
    expect(await screen.findByText('请稍后再试')).toBeTruthy();
    isBroken = false;
    tap('查看更多评价');
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(count));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('请稍后再试')).toBeNull();
    expect(server.calls).toHaveLength(4);
  });

  it.each([
    ['nobody has said anything', () => ({ summary, marks: [] })],
    [
      'it does not come',
      () => {
        throw new Refusal(ErrorCode.SERVER_BUSY, '请稍后再试');
      },
    ],
  ])('says nothing where %s', async (_, answer) => {
    const server = serve({ 'GET /api/worksheet/get_marks': answer });
    const { container } = render(<LineReviews kind="CHARTER" />);
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(container.textContent).toBe('');
  });
});
