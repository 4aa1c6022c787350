import { ApiError } from '@/services/ApiError';
import { PagedList, type PageOfItems } from '@/stores/PagedList';
import { deferred, type Deferred } from '../support/deferred';

/** A list whose pages arrive when the test says so, in the order in which they were asked for. */
function controlled() {
  const asked: { page: number; answer: Deferred<PageOfItems<string>> }[] = [];
  const list = new PagedList<string>(page => {
    const answer = deferred<PageOfItems<string>>();
    asked.push({ page, answer });
    return answer.promise;
  });
  return { list, asked };
}

/** A list of the given pages, with the total a server would tell. */
function listOf(...pages: string[][]): PagedList<string> {
  const total = pages.flat().length;
  return new PagedList(page => Promise.resolve({ items: pages[page - 1] ?? [], total }));
}

describe('PagedList (specification §4, lists are paged)', () => {
  it('page 1 sets fetching', async () => {
    const { list, asked } = controlled();
    const loading = list.refresh();
    expect(list).toMatchObject({ fetching: true, loadingMore: false, page: 0 });
    asked[0]?.answer.resolve({ items: ['a'], total: 2 });
    await loading;
    expect(list).toMatchObject({ fetching: false, page: 1, items: ['a'], empty: false, noMore: false });
  });

  it('later pages set loading-more and append', async () => {
    const { list, asked } = controlled();
    const first = list.refresh();
    asked[0]?.answer.resolve({ items: ['a', 'b'], total: 4 });
    await first;
    const second = list.loadMore();
    expect(list).toMatchObject({ fetching: false, loadingMore: true, items: ['a', 'b'] });
    expect(asked[1]?.page).toBe(2);
    asked[1]?.answer.resolve({ items: ['c'], total: 4 });
    await second;
    expect(list).toMatchObject({ loadingMore: false, page: 2, items: ['a', 'b', 'c'], noMore: false });
  });

  it('an empty page 1 sets empty', async () => {
    const list = listOf([]);
    await list.refresh();
    expect(list).toMatchObject({ empty: true, noMore: false, items: [] });
  });

  it('an empty later page sets no-more and keeps what was there', async () => {
    // The total of the server was wrong, or rows went away meanwhile.
    const list = new PagedList(page => Promise.resolve({ items: page === 1 ? ['a'] : [], total: 9 }));
    await list.refresh();
    await list.loadMore();
    expect(list).toMatchObject({ empty: false, noMore: true, items: ['a'] });
  });

  it('the last row sets no-more, so that no empty page is asked for', async () => {
    const list = listOf(['a', 'b'], ['c']);
    await list.refresh();
    await list.loadMore();
    expect(list.noMore).toBe(true);
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
    expect(list).toMatchObject({ items: ['new'], fetching: false });
  });

  it('drops a stale failure', async () => {
    const { list, asked } = controlled();
    const old = list.refresh();
    const recent = list.refresh();
    asked[1]?.answer.resolve({ items: ['new'], total: 1 });
    await recent;
    asked[0]?.answer.reject(new ApiError(-1, '网络错误，请检查网络'));
    await old;
    expect(list.failed).toBeUndefined();
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
    expect(list).toMatchObject({ items: ['a2'], page: 1, loadingMore: false });
  });

  it('removing rows empties the list when none remain (cancelled and modified orders)', async () => {
    const list = listOf(['a', 'b']);
    await list.refresh();
    list.remove(item => item === 'a');
    expect(list).toMatchObject({ items: ['b'], empty: false });
    list.remove(item => item === 'b');
    expect(list).toMatchObject({ items: [], empty: true });
  });

  it('a failure says one sentence and keeps what was loaded', async () => {
    let fails = false;
    const list = new PagedList(page =>
      fails
        ? Promise.reject(new ApiError(-1, '网络错误，请检查网络'))
        : Promise.resolve({ items: [`row ${page}`], total: 5 }),
    );
    await list.refresh();
    fails = true;
    await list.loadMore();
    expect(list).toMatchObject({
      failed: '网络错误，请检查网络',
      items: ['row 1'],
      page: 1,
      loadingMore: false,
    });
    fails = false;
    await list.retry();
    expect(list).toMatchObject({ failed: undefined, items: ['row 1', 'row 2'], page: 2 });
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
    expect(list).toMatchObject({ failed: '服务暂时不可用', items: ['a'], noMore: true });
    fails = false;
    await list.retry();
    expect(list.failed).toBeUndefined();
  });

  it('clearing forgets everything, even what is under way', async () => {
    const { list, asked } = controlled();
    const loading = list.refresh();
    list.clear();
    asked[0]?.answer.resolve({ items: ['a'], total: 1 });
    await loading;
    expect(list).toMatchObject({ items: [], page: 0, fetching: false, empty: false, noMore: false });
  });
});
