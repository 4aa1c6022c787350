import { act, fireEvent, render, screen } from '@testing-library/react';
import { PagedListView } from '@/components/paged-list-view/PagedListView';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { ApiError } from '@/services/ApiError';
import { PagedList, type PageOfItems } from '@/stores/PagedList';
import { Resource } from '@/stores/Resource';
import { accessibilityProblems } from '../support/accessibility';
import { deferred, type Deferred } from '../support/deferred';
import { host, pullDown, reachBottom } from '../support/taro';

const offline = new ApiError(-1, '网络错误，请检查网络');

/** A list on the screen whose pages arrive when the test says so. */
function shownList() {
  const asked: Deferred<PageOfItems<string>>[] = [];
  const list = new PagedList<string>(() => {
    const answer = deferred<PageOfItems<string>>();
    asked.push(answer);
    return answer.promise;
  });
  const view = render(
    <PagedListView list={list} keyOf={item => item} empty={<StateView icon="car" title="还没有订单" />}>
      {item => <p>{item}</p>}
    </PagedListView>,
  );
  const settle = async (index: number, page: PageOfItems<string> | ApiError) => {
    await act(async () => {
      if (page instanceof ApiError) asked[index]?.reject(page);
      else asked[index]?.resolve(page);
      await Promise.resolve();
    });
  };
  const rows = () => screen.queryAllByRole('listitem').map(row => row.textContent);
  return { list, asked, settle, rows, view };
}

describe('PagedListView (specification §4, lists are paged)', () => {
  it('asks for page 1 by itself and shows a skeleton until it is there', async () => {
    const { asked, settle, rows } = shownList();
    expect(asked).toHaveLength(1);
    expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();
    await settle(0, { items: ['订单一', '订单二'], total: 2 });
    expect(screen.queryByRole('status', { name: '正在加载' })).toBeNull();
    expect(rows()).toEqual(['订单一', '订单二']);
  });

  it('an empty list says why and what to do', async () => {
    const { settle } = shownList();
    await settle(0, { items: [], total: 0 });
    expect(screen.getByRole('heading', { name: '还没有订单' })).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('a failed first page says what happened, with 重试', async () => {
    const { settle, rows } = shownList();
    await settle(0, offline);
    expect(screen.getByRole('alert').textContent).toContain('网络错误，请检查网络');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle(1, { items: ['订单一'], total: 1 });
    expect(rows()).toEqual(['订单一']);
  });

  it('reaching the bottom appends the next page and says when there is no more', async () => {
    const { settle, rows } = shownList();
    await settle(0, { items: ['一', '二', '三'], total: 4 });
    expect(screen.getByRole('button', { name: '加载更多' })).toBeTruthy();
    act(() => reachBottom());
    expect(screen.getByRole('button', { name: '正在加载' }).hasAttribute('disabled')).toBe(true);
    await settle(1, { items: ['四'], total: 4 });
    expect(rows()).toEqual(['一', '二', '三', '四']);
    expect(screen.getByRole('status').textContent).toBe('没有更多了');
  });

  it('a keyboard loads more by a button', async () => {
    const { asked, settle } = shownList();
    await settle(0, { items: ['一'], total: 2 });
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    expect(asked).toHaveLength(2);
  });

  it('a failed later page keeps what was loaded and can be tried again', async () => {
    const { settle, rows } = shownList();
    await settle(0, { items: ['一'], total: 2 });
    act(() => reachBottom());
    await settle(1, offline);
    expect(rows()).toEqual(['一']);
    expect(screen.getByRole('status').textContent).toContain('网络错误，请检查网络');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle(2, { items: ['二'], total: 2 });
    expect(rows()).toEqual(['一', '二']);
  });

  it('pulling down loads anew and puts the indicator away, also when it fails', async () => {
    const { settle, rows } = shownList();
    await settle(0, { items: ['旧'], total: 1 });
    act(() => pullDown());
    expect(rows()).toEqual(['旧']);
    await settle(1, { items: ['新'], total: 1 });
    expect([rows(), host.pullDownStops]).toEqual([['新'], 1]);
    act(() => pullDown());
    await settle(2, offline);
    expect([rows(), host.pullDownStops]).toEqual([['新'], 2]);
    // The list is complete, so 重试 means the page that failed, not the next one.
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle(3, { items: ['更新'], total: 1 });
    expect(rows()).toEqual(['更新']);
  });

  it('axe finds nothing in any of its states', async () => {
    const { settle, view } = shownList();
    expect(await accessibilityProblems(view.container)).toEqual([]);
    await settle(0, { items: ['一'], total: 2 });
    expect(await accessibilityProblems(view.container)).toEqual([]);
    act(() => reachBottom());
    await settle(1, offline);
    expect(await accessibilityProblems(view.container)).toEqual([]);
  });
});

describe('ResourceView (design: states, on every screen)', () => {
  function shownResource() {
    const answers: Deferred<string>[] = [];
    const resource = new Resource<string>(() => {
      const answer = deferred<string>();
      answers.push(answer);
      return answer.promise;
    });
    const onRetry = jest.fn(() => void resource.load());
    const view = render(
      <ResourceView resource={resource} onRetry={onRetry}>
        {data => <p>{data}</p>}
      </ResourceView>,
    );
    return { resource, answers, onRetry, view };
  }

  it('shows a skeleton, then the data, which stay when a later load fails', async () => {
    const { resource, answers } = shownResource();
    act(() => void resource.load());
    expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();
    await act(async () => answers[0]?.resolve('首都机场T3店'));
    expect(screen.getByText('首都机场T3店')).toBeTruthy();
    act(() => void resource.load());
    await act(async () => answers[1]?.reject(offline));
    expect(screen.getByText('首都机场T3店')).toBeTruthy();
  });

  it('says quietly that what it shows was not brought up to date, with 重试', async () => {
    const { resource, answers, onRetry, view } = shownResource();
    act(() => void resource.load());
    await act(async () => answers[0]?.resolve('首都机场T3店'));
    act(() => void resource.load());
    await act(async () => answers[1]?.reject(offline));
    expect(screen.getByRole('status').textContent).toContain('内容没有更新：网络错误，请检查网络');
    expect(await accessibilityProblems(view.container)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    await act(async () => answers[2]?.resolve('首都机场T2店'));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says what happened, with 重试', async () => {
    const { resource, answers, onRetry } = shownResource();
    act(() => void resource.load());
    await act(async () => answers[0]?.reject(offline));
    expect(screen.getByRole('alert').textContent).toContain('网络错误，请检查网络');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
