import { act, fireEvent, render, screen, within } from '@testing-library/react';
import Discover from '@/packages/discover/pages/home';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { startAnew } from '@/stores/rootContext';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import type { DataOf } from '~types/api';
import { accessibilityProblems } from '../../support/accessibility';
import { serve } from '../../support/fakeServer';
import { shanghai } from '../../support/places';
import { host } from '../../support/taro';

const content: DataOf<'GET /api/discover/get_home'> = {
  topics: [{ id: 'T1', title: '环岛自驾季', subtitle: '海边取车', picture: '/t.webp', url: '/sanya' }],
  destinations: [
    { id: 'sanya', city_id: '460200', name: '三亚', subtitle: '椰风海岸', picture: '/s.webp', url: '/sanya' },
    {
      id: 'chengdu',
      city_id: '510100',
      name: '成都',
      subtitle: '川西雪山',
      picture: '/c.webp',
      url: '/cartype?city_id=510100',
    },
  ],
  guides: [
    {
      id: 'G1',
      title: '第一次租车要带什么',
      summary: '证件、押金和验车',
      minutes: 3,
      paragraphs: ['带上身份证和驾驶证原件。', '取车时绕车拍一圈视频。'],
    },
  ],
};

function visit(prepare: (root: RootStore) => void = () => undefined): RootStore {
  const root = startAnew();
  prepare(root);
  render(<Discover />);
  return root;
}

const opened = (): string | undefined => host.navigations[host.navigations.length - 1]?.url;

async function tap(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => Promise.resolve());
}

describe('发现 (specification §2, /discover)', () => {
  it('shows topics and destinations, which lead on, and the reviews', async () => {
    const server = serve({ 'GET /api/discover/get_home': () => content });
    visit();
    expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();
    await screen.findByRole('list', { name: '专题' });
    expect(server.calls[0]?.params.city_id).toBe('110000');
    expect(await accessibilityProblems()).toEqual([]);
    await tap(/^环岛自驾季/);
    expect(opened()).toBe('/sanya');
    await tap(/^成都/);
    expect(opened()).toBe('/cartype?city_id=510100');
    await tap(/^租客评价/);
    expect(opened()).toBe('/mark_list');
  });

  it('opens a guide in full, and closes it', async () => {
    serve({ 'GET /api/discover/get_home': () => content });
    visit();
    fireEvent.click(await screen.findByRole('button', { name: /^第一次租车要带什么/ }));
    const sheet = screen.getByRole('dialog', { name: '第一次租车要带什么' });
    expect(within(sheet).getByText('阅读约3分钟')).toBeTruthy();
    for (const paragraph of content.guides[0]?.paragraphs ?? []) {
      expect(within(sheet).getByText(paragraph)).toBeTruthy();
    }
    expect(await accessibilityProblems()).toEqual([]);
    await tap('关闭');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows topics as rows in elder mode, where larger words would not fit on a picture', async () => {
    serve({ 'GET /api/discover/get_home': () => content });
    visit(root => root.get(PreferencesStore).setElder(true));
    expect(await screen.findByRole('region', { name: '专题' })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    await tap(/^环岛自驾季/);
    expect(opened()).toBe('/sanya');
  });

  it('says when there is nothing, and leads to the cars', async () => {
    serve({ 'GET /api/discover/get_home': () => ({ topics: [], destinations: [], guides: [] }) });
    visit(root => root.get(SearchStore).pickup.chooseCity(shanghai));
    expect(await screen.findByText('换个城市看看，或先在上海选辆车。')).toBeTruthy();
    await tap('去选车');
    expect(opened()).toBe('/carlist');
  });

  it('says when it failed, and tries again', async () => {
    serve({});
    visit();
    const retry = await screen.findByRole('button', { name: '重试' });
    serve({ 'GET /api/discover/get_home': () => content });
    fireEvent.click(retry);
    expect(await screen.findByRole('heading', { name: '自驾目的地' })).toBeTruthy();
  });
});
