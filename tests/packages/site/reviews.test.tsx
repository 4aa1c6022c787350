import { fireEvent, render, screen } from '@testing-library/react';
import SiteReviews from '@/packages/site/pages/reviews';
import { serve } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { airport, chooseNothing, detailOf, review, serveSites } from './siteWorld';

const serveReviews = () =>
  serveSites({
    'GET /api/site/get_detail': ({ id }) => ({ ...detailOf(airport), id }),
    'GET /api/site/get_marks': () => ({ marks: [review()], total: 23 }),
  });

const open = (id: string): void => {
  host.params = { id };
  render(<SiteReviews />);
};

beforeEach(() => {
  chooseNothing();
});

describe('门店评价 (specification §2, /site/detail/judge_list)', () => {
  it('shows the reviews with their summary, asking for it once', async () => {
    const { calls } = serveReviews();
    open('R1');
    expect(await screen.findByText('取车很快')).toBeTruthy();
    expect(await screen.findByText(/^分 · 23条评价$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '中评 2' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '中评 2' }));
    expect(await screen.findByText('取车很快')).toBeTruthy();
    expect(calls.filter(({ endpoint }) => endpoint === 'GET /api/site/get_detail')).toHaveLength(1);
  });

  it('can be read without the summary, which comes when the reviews are asked for again', async () => {
    serveSites({
      'GET /api/site/get_detail': undefined,
      'GET /api/site/get_marks': () => ({ marks: [review()], total: 23 }),
    });
    open('R2');
    expect(await screen.findByText('取车很快')).toBeTruthy();
    expect(screen.queryByText(/条评价$/)).toBeNull();
    serveReviews();
    fireEvent.click(screen.getByRole('button', { name: '好评' }));
    expect(await screen.findByText(/^分 · 23条评价$/)).toBeTruthy();
  });

  it('what asks for the reviews again asks for a summary that failed, too (issue 10, 3.8)', async () => {
    serve({});
    open('R3');
    const retry = await screen.findByRole('button', { name: '重试' });
    serveReviews();
    fireEvent.click(retry);
    expect(await screen.findByText('取车很快')).toBeTruthy();
    expect(await screen.findByText(/^分 · 23条评价$/)).toBeTruthy();
  });
});
