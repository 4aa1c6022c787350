import { act, fireEvent, render, screen } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Marks from '@/packages/discover/pages/reviews';
import { RecommendedReviewsStore } from '@/packages/discover/stores/RecommendedReviewsStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import type { RecommendedMark } from '~types/api/mark';
import { accessibilityProblems } from '../../support/accessibility';
import { deferred } from '../../support/deferred';
import { Refusal, serve } from '../../support/fakeServer';
import { host, reachBottom } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

const review = (differences: Partial<RecommendedMark> = {}): RecommendedMark => ({
  id: 'M1',
  author: '张**',
  score: 5,
  type: 'GOOD',
  text: '车很新，取车只用了五分钟。',
  tags: ['车况好'],
  created_at: '2026-05-01T10:00:00+08:00',
  subject: '朗逸 · 3天',
  cartype_id: 'C7',
  picture: '/lavida.webp',
  likes: 12,
  liked: false,
  ...differences,
});

type Handlers = Parameters<typeof serve>[0];

const serveReviews = (handlers: Handlers = {}, marks = [review()]) =>
  serve({ 'GET /api/mark/mall/recommend': () => ({ marks, total: marks.length }), ...handlers });

const likesOf = (server: ReturnType<typeof serve>) =>
  server.calls.filter(call => call.endpoint === 'POST /api/mark/mall/liked').map(call => call.params.liked);

const like = (name: string) => screen.getByRole('button', { name });
const pressed = (name: string): string | null => like(name).getAttribute('aria-pressed');
const settled = () => act(() => new Promise(resolve => setTimeout(resolve)));

beforeEach(async () => {
  enterAsVisitor();
  const store = root.get(RecommendedReviewsStore);
  await store.resume();
  store.list.clear();
  root.get(OverlayStore).hideToast();
});

describe('租客评价 (specification §2, /mark_list; §7, mark/mall/recommend and liked)', () => {
  it('shows recommended reviews with their car, which leads to where it can be rented', async () => {
    serveReviews();
    render(<Marks />);
    expect(await screen.findByText('车很新，取车只用了五分钟。')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '看看这款车：朗逸 · 3天' }));
    await settled();
    expect(host.navigations[0]?.url).toBe('/cartype_product?cartype_id=C7');
  });

  it('loads page after page', async () => {
    const server = serve({
      'GET /api/mark/mall/recommend': ({ page }) => ({
        marks: [review({ id: `M${page}`, likes: page })],
        total: 2,
      }),
    });
    render(<Marks />);
    await screen.findByRole('button', { name: '有用 1' });
    act(reachBottom);
    expect(await screen.findByRole('button', { name: '有用 2' })).toBeTruthy();
    expect(server.calls.map(call => call.params.page)).toEqual([1, 2]);
  });

  it('says when there are none', async () => {
    serveReviews({}, []);
    render(<Marks />);
    expect(await screen.findByText('还没有推荐的评价')).toBeTruthy();
  });

  it('a like shows at once, counts once for a double tap, and can be taken back', async () => {
    enterAsMember();
    const answer = deferred<{ likes: number; liked: boolean }>();
    const server = serveReviews({ 'POST /api/mark/mall/liked': () => answer.promise });
    render(<Marks />);
    await screen.findByRole('button', { name: '有用 12' });
    expect(pressed('有用 12')).toBe('false');
    fireEvent.click(like('有用 12'));
    fireEvent.click(like('有用 13'));
    expect(pressed('有用 13')).toBe('true');
    await act(async () => {
      answer.resolve({ likes: 14, liked: true });
      await answer.promise;
    });
    // Somebody else liked it meanwhile: the server's figure counts.
    expect(await screen.findByRole('button', { name: '有用 14', pressed: true })).toBeTruthy();
    expect(likesOf(server)).toEqual([true]);
    expect(await accessibilityProblems()).toEqual([]);
    const after = serveReviews({ 'POST /api/mark/mall/liked': () => ({ likes: 13, liked: false }) });
    fireEvent.click(like('有用 14'));
    expect(await screen.findByRole('button', { name: '有用 13', pressed: false })).toBeTruthy();
    expect(likesOf(after)).toEqual([false]);
  });

  it('a like that failed is taken back, and says so', async () => {
    enterAsMember();
    serveReviews();
    render(<Marks />);
    await screen.findByRole('button', { name: '有用 12' });
    fireEvent.click(like('有用 12'));
    expect(await screen.findByText('网络错误，请检查网络')).toBeTruthy();
    expect(pressed('有用 12')).toBe('false');
  });

  it('a visitor logs in first, comes back, and then it is liked', async () => {
    serveReviews();
    const { unmount } = render(<Marks />);
    await screen.findByRole('button', { name: '有用 12' });
    fireEvent.click(like('有用 12'));
    await settled();
    expect(decodeURIComponent(host.navigations[0]?.url ?? '')).toBe('/login?return_url=/mark_list');
    expect(pressed('有用 12')).toBe('false');
    unmount();

    enterAsMember();
    const server = serveReviews({ 'POST /api/mark/mall/liked': () => ({ likes: 13, liked: true }) }, [
      review(),
      review({ id: 'M2', likes: 5, liked: true }),
    ]);
    render(<Marks />);
    expect(await screen.findByRole('button', { name: '有用 13', pressed: true })).toBeTruthy();
    // What the member liked before is known now, too.
    expect(pressed('有用 5')).toBe('true');
    expect(likesOf(server)).toEqual([true]);
  });

  it('what the member liked before is not taken back by logging in', async () => {
    serveReviews();
    const { unmount } = render(<Marks />);
    await screen.findByRole('button', { name: '有用 12' });
    fireEvent.click(like('有用 12'));
    await settled();
    unmount();
    enterAsMember();
    const server = serveReviews({}, [review({ liked: true })]);
    render(<Marks />);
    expect(await screen.findByRole('button', { name: '有用 12', pressed: true })).toBeTruthy();
    await settled();
    expect(likesOf(server)).toEqual([]);
  });

  it('who comes back without having logged in likes nothing', async () => {
    serveReviews();
    const { unmount } = render(<Marks />);
    await screen.findByRole('button', { name: '有用 12' });
    fireEvent.click(like('有用 12'));
    await settled();
    unmount();
    const server = serveReviews();
    render(<Marks />);
    await settled();
    await act(async () => {
      enterAsMember();
      await root.get(RecommendedReviewsStore).resume();
    });
    expect(likesOf(server)).toEqual([]);
  });

  it('a session that ran out leads to the login, and the like waits', async () => {
    enterAsMember();
    serveReviews({
      'POST /api/mark/mall/liked': () => {
        throw new Refusal(ErrorCode.NOT_LOGGED_IN, '请先登录');
      },
    });
    render(<Marks />);
    await screen.findByRole('button', { name: '有用 12' });
    fireEvent.click(like('有用 12'));
    await settled();
    expect(decodeURIComponent(host.navigations[0]?.url ?? '')).toBe('/login?return_url=/mark_list');
    expect(pressed('有用 12')).toBe('false');
  });
});
