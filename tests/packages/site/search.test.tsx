import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import SiteSearch from '@/packages/site/pages/search';
import { SiteListStore } from '@/packages/site/stores/SiteListStore';
import { root } from '@/stores/rootContext';
import type { SearchStore } from '@/stores/SearchStore';
import { accessibilityProblems } from '../../support/accessibility';
import { serve } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { chooseNothing, serveSites } from './siteWorld';

let search: SearchStore;

beforeEach(() => {
  search = chooseNothing();
  root.get(SiteListStore).result.clear();
  host.stack = ['/', '/site', '/site/search'];
});

async function openSearch(params: Record<string, string> = {}): Promise<void> {
  host.params = params;
  render(<SiteSearch />);
  await screen.findByRole('list', { name: '全部门店' });
}

const type = (text: string): void => {
  fireEvent.change(screen.getByLabelText('门店名、地址或商圈'), { target: { value: text } });
};
const names = (): (string | null)[] =>
  within(screen.getByRole('list', { name: '搜索结果' }))
    .getAllByRole('listitem')
    .map(item => item.querySelector('strong')?.textContent ?? null);

describe('搜索门店 (specification §2, /site/search)', () => {
  it('shows all sites while nothing is typed', async () => {
    serveSites();
    await openSearch();
    expect(screen.getByText('北京共3家门店')).toBeTruthy();
  });

  it.each([
    ['a name', '王府', ['王府井店']],
    ['an address', '永外大街', ['北京南站店']],
    ['an area', '东城', ['王府井店']],
    ['pinyin, where the data has it', 'shoudu', ['首都机场T3店']],
    ['initials, where the data has them', 'sdjc', ['首都机场T3店']],
  ])('finds by %s', async (_kind, text, found) => {
    serveSites();
    await openSearch();
    type(text);
    expect(names()).toEqual(found);
  });

  it('clears by one tap', async () => {
    serveSites();
    await openSearch();
    type('王府');
    fireEvent.click(screen.getByRole('button', { name: '清除' }));
    expect(screen.getByText('北京共3家门店')).toBeTruthy();
  });

  it('chooses, and goes back over the list to where the choosing began', async () => {
    serveSites();
    await openSearch({ purpose: 'return' });
    type('王府');
    fireEvent.click(screen.getByRole('button', { name: /^王府井店 ?1/ }));
    await waitFor(() => expect(host.stack).toEqual(['/']));
    expect(search.return.site?.id).toBe('S2');
    expect(search.pickup.site).toBeUndefined();
  });

  it('nothing found says what to do: all sites, or another city', async () => {
    serveSites();
    await openSearch({ purpose: 'return' });
    type('火星');
    expect(screen.getByText('北京没有与“火星”相符的门店，换个词或换个城市试试。')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '换个城市' }));
    expect(host.navigations[0]?.url).toBe('/city?purpose=return');
    fireEvent.click(screen.getByRole('button', { name: '全部门店' }));
    expect(screen.getByRole('list', { name: '全部门店' })).toBeTruthy();
  });

  it('what is typed stays when the sites cannot be had at first', async () => {
    serve({});
    host.params = {};
    render(<SiteSearch />);
    type('王府');
    const retry = await screen.findByRole('button', { name: '重试' });
    serveSites();
    fireEvent.click(retry);
    await screen.findByRole('list', { name: '搜索结果' });
    expect(names()).toEqual(['王府井店']);
  });

  it('has nothing that axe finds', async () => {
    serveSites();
    await openSearch();
    type('王府');
    expect(await accessibilityProblems()).toEqual([]);
  });
});
