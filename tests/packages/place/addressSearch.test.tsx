import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import AddressSearch from '@/packages/place/pages/address-search/index';
import { PlaceListStore } from '@/stores/PlaceListStore';
import { root } from '@/stores/rootContext';
import type { Place } from '~types/api/address';
import { accessibilityProblems } from '../../support/accessibility';
import { deferred, type Deferred } from '../../support/deferred';
import { serve, type FakeServer } from '../../support/fakeServer';
import { beijing, place, shanghai, site } from '../../support/places';
import { host } from '../../support/taro';
import { beginTrip, history, search } from '../../support/trip';

const airport = place({
  id: 'P2',
  kind: 'AIRPORT',
  name: '首都机场T3',
  pinyin: 'shou du ji chang T3',
  address: '顺义区首都机场',
  distance: 850,
});
const station = place({
  id: 'P3',
  kind: 'METRO',
  name: '机场线三元桥站',
  pinyin: 'ji chang xian san yuan qiao zhan',
  distance: 12300,
});
const wellKnown = [place(), airport, station];

/** A server with sites, whose searches answer what the test says. */
const serveSearch = (found: (keyword: string) => Place[] | Promise<Place[]>): FakeServer =>
  serve({
    'GET /api/address/search': async ({ keyword }) => ({
      places: keyword === undefined ? wellKnown : await found(keyword),
    }),
    'GET /api/site/get_sites': () => ({ sites: [site({ id: 'near' })], areas: [] }),
  });

const keywords = ({ calls }: FakeServer) => calls.flatMap(({ params }) => params.keyword ?? []);
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '机场 / 商圈 / 路口' });
const type = (text: string): void => void fireEvent.change(field(), { target: { value: text } });

/** 搜索地点, opened from the hub, with what is known of the city loaded. */
async function open(stack = ['/', '/address', '/address/search']): Promise<void> {
  host.stack = stack;
  render(<AddressSearch />);
  await waitFor(() => expect(root.get(PlaceListStore).surroundings.data).toBeDefined());
}

beforeEach(() => {
  beginTrip();
  root.get(PlaceListStore).surroundings.clear();
});

describe('搜索地点 (specification §2, /address/search)', () => {
  it('has the placeholder of the specification, the focus, and a clear button while it holds text', async () => {
    serveSearch(() => []);
    await open();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(screen.getByText(/可以输入名称、拼音或首字母/)).toBeTruthy();
    type('机');
    fireEvent.click(screen.getByRole('button', { name: '清除' }));
    expect(field().value).toBe('');
  });

  it('groups what is found by kind, the kind of the best first, with address and distance', async () => {
    serveSearch(() => [airport, place({ name: '机场路商圈' }), station]);
    await open();
    type('jichang');
    await screen.findByRole('heading', { name: '商圈' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '机场',
      '商圈',
      '地铁',
    ]);
    expect(screen.getByRole('list', { name: '机场' }).textContent).toBe('首都机场T3顺义区首都机场850米');
    expect(screen.getByRole('list', { name: '地铁' }).textContent).toContain('12.3公里');
  });

  it('asks once when the typing pauses', async () => {
    const server = serveSearch(() => [airport]);
    await open();
    for (const text of ['j', 'jc', ' jc ']) type(text);
    // The answer, not what is loaded: that has two.
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(keywords(server)).toEqual(['jc']);
  });

  it('shows no answer to another text than the present one', async () => {
    const answers: Record<string, Deferred<Place[]>> = { 首: deferred(), 首都: deferred() };
    const server = serveSearch(keyword => answers[keyword]?.promise ?? []);
    await open();
    type('首');
    await waitFor(() => expect(keywords(server)).toEqual(['首']));
    type('首都');
    await waitFor(() => expect(keywords(server)).toEqual(['首', '首都']));
    const settle = (keyword: string, places: Place[]) =>
      act(async () => {
        answers[keyword]?.resolve(places);
        await new Promise(done => setTimeout(done));
      });
    await settle('首都', [airport]);
    await settle('首', [place({ name: '首经贸' })]);
    await waitFor(() => expect(screen.getByRole('list', { name: '机场' })).toBeTruthy());
    expect(screen.queryByText('首经贸')).toBeNull();
  });

  it('what is loaded answers at once, and offline, by name, pinyin and initials', async () => {
    serveSearch(() => {
      throw new TypeError('offline');
    });
    await open();
    type('slt');
    expect(screen.getByRole('button', { name: /^三里屯/ })).toBeTruthy();
    expect(await screen.findByText('没有连上网络，先显示已加载的地点。')).toBeTruthy();
  });

  it('a failure keeps what is typed and can be tried again', async () => {
    serveSearch(() => {
      throw new TypeError('offline');
    });
    await open();
    type('什刹海');
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(field().value).toBe('什刹海');
    serveSearch(() => [place({ name: '什刹海' })]);
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: /^什刹海/ })).toBeTruthy();
  });

  it.each(['<b>zzz</b>', '😀😀', "' or 1=1 --"])(
    'nothing found for %s says what to try, with the ways to districts and sites',
    async text => {
      serveSearch(() => []);
      host.params = { purpose: 'return' };
      await open();
      type(text);
      expect(await screen.findByText('没有找到这个地点')).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: '按区域选' }));
      fireEvent.click(screen.getByRole('button', { name: '全部门店' }));
      expect(host.navigations.map(({ url }) => url)).toEqual([
        '/district?purpose=return',
        '/site?purpose=return',
      ]);
    },
  );

  it.each([
    ['home', ['/', '/address', '/address/search'], ['/']],
    ['the car list', ['/', '/carlist', '/address/search'], ['/', '/carlist']],
  ])('choosing goes back to where the renter began: %s', async (_name, stack, left) => {
    serveSearch(() => [airport]);
    await open(stack);
    type('机场');
    fireEvent.click(await screen.findByRole('button', { name: /^首都机场T3/ }));
    await waitFor(() => expect(host.stack).toEqual(left));
    expect(search().pickup).toMatchObject({ site: { id: 'near' }, address: { name: '首都机场T3' } });
  });

  it('chooses for the return, in the city of return', async () => {
    search().return.chooseCity(shanghai);
    const server = serveSearch(() => [place({ id: 'P9', city_id: shanghai.id, name: '外滩' })]);
    host.params = { purpose: 'return' };
    await open();
    type('外滩');
    fireEvent.click(await screen.findByRole('button', { name: /^外滩/ }));
    await waitFor(() => expect(host.stack).toEqual(['/']));
    expect(new Set(server.calls.map(({ params }) => params.city_id))).toEqual(new Set([shanghai.id]));
    expect(search()).toMatchObject({ pickup: { site: undefined }, return: { site: { id: 'near' } } });
  });

  it('shows what was chosen before, to choose again or to empty', async () => {
    history().rememberPlace(place());
    serveSearch(() => []);
    await open();
    const rows = within(screen.getByRole('list', { name: '最近选择' }));
    fireEvent.click(rows.getByRole('button', { name: /^三里屯/ }));
    await waitFor(() => expect(search().pickup.site?.id).toBe('near'));
    fireEvent.click(screen.getByRole('button', { name: '清空最近选择' }));
    expect(history().placesOf(beijing.id)).toEqual([]);
  });

  it('is clean for a screen reader', async () => {
    serveSearch(() => [airport, station]);
    await open();
    type('机场');
    await screen.findByRole('list', { name: '地铁' });
    expect(await accessibilityProblems()).toEqual([]);
  });
});
