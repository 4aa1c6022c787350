import { observable, runInAction } from 'mobx';
import { ApiError } from '@/services/ApiError';
import { PagedList, type PageOfItems } from '@/stores/PagedList';
import { deferred, type Deferred } from '../support/deferred';

/** A list whose pages arrive when the test says so, in the order in which they were asked for. */
function controlled() {
  const asked: { page: number; answer: Deferred<PageOfItems<string>> }[] = [];
  const list = new PagedList<string>((_, page) => {
    const answer = deferred<PageOfItems<string>>();
    asked.push({ page, answer });
    return answer.promise;
  });
  return { list, asked };
}

/** A list of the given pages, with the total a server would tell. */
function listOf(...pages: string[][]): PagedList<string> {
  const total = pages.flat().length;
  return new PagedList((_, page) => Promise.resolve({ items: pages[page - 1] ?? [], total }));
}

describe('PagedList (specification §4, lists are paged)', () => {
  it('page 1 sets fetching', async () => {
    const { list, asked } = controlled();
    const loading = list.refresh();
    expect(list).toMatchObject({ isFetching: true, isLoadingMore: false, page: 0 });
    asked[0]?.answer.resolve({ items: ['a'], total: 2 });
    await loading;
    expect(list).toMatchObject({
      isFetching: false,
      page: 1,
      items: ['a'],
      isEmpty: false,
      hasNoMore: false,
    });
  });

  it('later pages set loading-more and append', async () => {
    const { list, asked } = controlled();
    const first = list.refresh();
    asked[0]?.answer.resolve({ items: ['a', 'b'], total: 4 });
    await first;
    const second = list.loadMore();
    expect(list).toMatchObject({ isFetching: false, isLoadingMore: true, items: ['a', 'b'] });
    expect(asked[1]?.page).toBe(2);
    asked[1]?.answer.resolve({ items: ['c'], total: 4 });
    await second;
    expect(list).toMatchObject({ isLoadingMore: false, page: 2, items: ['a', 'b', 'c'], hasNoMore: false });
  });

  it('an empty page 1 sets empty', async () => {
    const list = listOf([]);
    await list.refresh();
    expect(list).toMatchObject({ isEmpty: true, hasNoMore: false, items: [] });
  });

  it('an empty later page sets no-more and keeps what was there', async () => {
    // The total of the server was wrong, or rows went away meanwhile.
    const list = new PagedList((_, page) => Promise.resolve({ items: page === 1 ? ['a'] : [], total: 9 }));
    await list.refresh();
    await list.loadMore();
    expect(list).toMatchObject({ isEmpty: false, hasNoMore: true, items: ['a'] });
  });

  it('the last row sets no-more, so that no empty page is asked for', async () => {
    const list = listOf(['a', 'b'], ['c']);
    await list.refresh();
    await list.loadMore();
    expect(list.hasNoMore).toBe(true);
    await list.loadMore();
    expect(list.page).toBe(2);
  });

  it('asks for a page once, however often the bottom is reached', async () => {
    const { list, asked } = controlled();
    const first = list.refresh();
    void list.loadMore();
    asked[0]?.answer.resolve({ items: ['a'], total: 3 });
    await first;
    const second = list.loadMore();
    void list.loadMore();
    asked[1]?.answer.resolve({ items: ['b'], total: 3 });
    await second;
    expect(asked.map(({ page }) => page)).toEqual([1, 2]);
  });

  it('drops a stale reply: the answer to an old question never covers a new one', async () => {
    const { list, asked } = controlled();
    const old = list.refresh();
    const recent = list.refresh();
    asked[1]?.answer.resolve({ items: ['new'], total: 1 });
    await recent;
    asked[0]?.answer.resolve({ items: ['old'], total: 1 });
    await old;
    expect(list).toMatchObject({ items: ['new'], isFetching: false });
  });

  it('drops a stale failure', async () => {
    const { list, asked } = controlled();
    const old = list.refresh();
    const recent = list.refresh();
    asked[1]?.answer.resolve({ items: ['new'], total: 1 });
    await recent;
    asked[0]?.answer.reject(new ApiError(-1, '网络错误，请检查网络'));
    await old;
    expect(list.failure).toBeUndefined();
  });

  it('a refresh overtakes a next page that is under way', async () => {
    const { list, asked } = controlled();
    const first = list.refresh();
    asked[0]?.answer.resolve({ items: ['a'], total: 3 });
    await first;
    const more = list.loadMore();
    const again = list.refresh();
    asked[2]?.answer.resolve({ items: ['a2'], total: 3 });
    asked[1]?.answer.resolve({ items: ['b'], total: 3 });
    await Promise.all([more, again]);
    expect(list).toMatchObject({ items: ['a2'], page: 1, isLoadingMore: false });
  });

  it('removing rows empties the list when none remain (cancelled and modified orders)', async () => {
    const gone = observable.set<string>();
    const list = new PagedList(() => Promise.resolve({ items: ['a', 'b'], total: 2 }), {
      shows: item => !gone.has(item),
    });
    await list.refresh();
    runInAction(() => gone.add('a'));
    expect(list).toMatchObject({ items: ['b'], isEmpty: false });
    runInAction(() => gone.add('b'));
    expect(list).toMatchObject({ items: [], isEmpty: true });
  });

  it('a failure says one sentence and keeps what was loaded', async () => {
    let fails = false;
    const list = new PagedList((_, page) =>
      fails
        ? Promise.reject(new ApiError(-1, '网络错误，请检查网络'))
        : Promise.resolve({ items: [`row ${page}`], total: 5 }),
    );
    await list.refresh();
    fails = true;
    await list.loadMore();
    expect(list).toMatchObject({
      failure: '网络错误，请检查网络',
      items: ['row 1'],
      page: 1,
      isLoadingMore: false,
    });
    fails = false;
    await list.retry();
    expect(list).toMatchObject({ failure: undefined, items: ['row 1', 'row 2'], page: 2 });
  });

  it('a failed refresh of a complete list can be tried again', async () => {
    let fails = false;
    const list = new PagedList(() =>
      fails
        ? Promise.reject(new ApiError(502, '服务暂时不可用'))
        : Promise.resolve({ items: ['a'], total: 1 }),
    );
    await list.refresh();
    fails = true;
    await list.refresh();
    expect(list).toMatchObject({ failure: '服务暂时不可用', items: ['a'], hasNoMore: true });
    fails = false;
    await list.retry();
    expect(list.failure).toBeUndefined();
  });

  it('clearing forgets everything, even what is under way', async () => {
    const { list, asked } = controlled();
    const loading = list.refresh();
    list.clear();
    asked[0]?.answer.resolve({ items: ['a'], total: 1 });
    await loading;
    expect(list).toMatchObject({ items: [], page: 0, isFetching: false, isEmpty: false, hasNoMore: false });
  });

  it('rows change while a page is on its way, which still comes', async () => {
    const { list, asked } = controlled();
    const first = list.load();
    asked[0]?.answer.resolve({ items: ['a', 'b'], total: 3 });
    await first;
    const more = list.loadMore();
    list.change(item => item.toUpperCase());
    expect(list).toMatchObject({ items: ['A', 'B'], isLoadingMore: true });
    asked[1]?.answer.resolve({ items: ['c'], total: 3 });
    await more;
    expect(list.items).toEqual(['A', 'B', 'c']);
  });
});

describe('PagedList speaks the words of Resource', () => {
  const marks = { GOOD: ['very clean', 'on time'], BAD: ['late'] };
  const reviews = () =>
    new PagedList((type: keyof typeof marks, page: number) =>
      Promise.resolve({ items: marks[type].slice(page - 1, page), total: marks[type].length }),
    );

  it('starts anew for another query and asks for its further pages', async () => {
    const list = reviews();
    await list.load('BAD');
    expect(list).toMatchObject({ items: ['late'], hasNoMore: true, query: 'BAD' });
    const other = list.load('GOOD');
    expect(list).toMatchObject({ items: [], page: 0, isFetching: true, hasNoMore: false });
    await other;
    await list.loadMore();
    expect(list).toMatchObject({ items: ['very clean', 'on time'], page: 2, query: 'GOOD' });
  });

  it('keeps what was there while the same is asked for again', async () => {
    const list = reviews();
    await list.load('GOOD');
    const again = list.refresh();
    expect(list).toMatchObject({ items: ['very clean'], isFetching: true });
    await again;
    expect(list).toMatchObject({ items: ['very clean'], page: 1 });
  });

  it('a question may differ and be of the same subject', async () => {
    const list = new PagedList(
      ({ uid }: { id: string; uid: string }) => Promise.resolve({ items: [`liked by ${uid}`], total: 1 }),
      { subjectOf: ({ id }) => id },
    );
    await list.load({ id: 'S1', uid: 'nobody' });
    const loading = list.load({ id: 'S1', uid: 'me' });
    expect(list.items).toEqual(['liked by nobody']);
    await loading;
    expect(list.items).toEqual(['liked by me']);
  });

  it('tells causes apart', async () => {
    const problem = new ApiError(-1, '请先登录', 401);
    const list = new PagedList<string>(() => Promise.reject(problem));
    await list.load();
    expect(list).toMatchObject({ failure: '请先登录', page: 0 });
    expect(list.problem).toBe(problem);
    list.clear();
    expect(list.problem).toBeUndefined();
  });
});
