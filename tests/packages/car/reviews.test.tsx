import { fireEvent, render, screen } from '@testing-library/react';
import CarReviews from '@/packages/car/pages/reviews/index';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import type { MarkType } from '~types/api/mark';
import { accessibilityProblems } from '../../support/accessibility';
import { chooseThreeDays } from '../../support/bookings';
import { carDetail, review } from '../../support/carDetails';
import { serve } from '../../support/fakeServer';
import { host } from '../../support/taro';

/** Reviews of each type that say which they are; none is bad. */
const reviewsOf = (type: MarkType) =>
  type === 'BAD' ? [] : [review({ id: type, text: `${type}的评价`, score: 3, reply: '感谢您的反馈' })];

function serveReviews() {
  return serve({
    'GET /api/cartype/get_detail': ({ cartype_id: id }) => carDetail(id),
    'GET /api/cartype/get_marks': ({ type }) => ({ marks: reviewsOf(type), total: reviewsOf(type).length }),
  });
}

function open(id: string): void {
  host.params = { cartype_id: id };
  render(<CarReviews />);
}

const tap = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  root.get(SearchStore).clear();
  chooseThreeDays();
});

describe('车型评价 (specification §3: reviews by type GOOD, NEUTRAL, BAD or all, each a paged list)', () => {
  it('shows all with the summary, asking once and only for this car', async () => {
    const { calls } = serveReviews();
    open('J1');
    expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();
    expect(await screen.findByText('ALL的评价')).toBeTruthy();
    expect(await screen.findByText(/^分 · 3条评价$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '好评 2' })).toBeTruthy();
    const all = calls.filter(({ endpoint }) => endpoint === 'GET /api/cartype/get_marks');
    // The list, and the newest ones for the screen of the car.
    expect(new Set(all.map(({ params }) => params.id))).toEqual(new Set(['J1']));
    expect(all.length).toBeLessThanOrEqual(2);
  });

  it('a type shows its own; none leads back to all', async () => {
    serveReviews();
    open('J2');
    await screen.findByText('ALL的评价');
    tap(/^中评/);
    expect(await screen.findByText('NEUTRAL的评价')).toBeTruthy();
    tap(/^差评/);
    expect(await screen.findByText('没有这类评价')).toBeTruthy();
    tap('查看全部评价');
    expect(await screen.findByText('ALL的评价')).toBeTruthy();
  });

  it('can be read without the summary', async () => {
    serve({ 'GET /api/cartype/get_marks': ({ type }) => ({ marks: reviewsOf(type), total: 1 }) });
    open('J3');
    expect(await screen.findByText('ALL的评价')).toBeTruthy();
    expect(screen.getByRole('button', { name: '好评' })).toBeTruthy();
  });

  it('what asks for the reviews again asks for a summary that failed, too (issue 10, 3.8)', async () => {
    serve({});
    open('J5');
    const retry = await screen.findByRole('button', { name: '重试' });
    serveReviews();
    fireEvent.click(retry);
    expect(await screen.findByText('ALL的评价')).toBeTruthy();
    expect(await screen.findByText(/^分 · 3条评价$/)).toBeTruthy();
  });

  it('axe finds nothing', async () => {
    serveReviews();
    open('J4');
    await screen.findByText('ALL的评价');
    expect(await accessibilityProblems()).toEqual([]);
  });
});
