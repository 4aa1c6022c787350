import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import DistrictSearch from '@/packages/place/pages/district-search/index';
import Districts from '@/packages/place/pages/districts/index';
import { DistrictListStore } from '@/packages/place/stores/DistrictListStore';
import { root } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { district, shanghai, site } from '../../support/places';
import { host } from '../../support/taro';
import { beginTrip, history, search } from '../../support/trip';

const haidian = district({ id: '110108', name: '海淀区', pinyin: 'hai dian qu', site_count: 1 });
const zhongguancun = district({
  id: 'b1',
  type: 'BUSINESS',
  name: '中关村',
  pinyin: 'zhong guan cun',
  location: { lng: 116.31, lat: 39.98 },
});

const calm = (districts = [district(), haidian, zhongguancun]) =>
  serve({
    'GET /api/address/get_districts': () => ({ districts }),
    'GET /api/site/get_sites': () => ({ sites: [site({ id: 'near' })], areas: [] }),
  });

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const rowsOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  beginTrip();
  root.get(DistrictListStore).list.clear();
});

describe('选择区域 (specification §2, /district)', () => {
  const open = async (stack = ['/', '/carlist', '/district']): Promise<void> => {
    host.stack = stack;
    render(<Districts />);
    await screen.findByRole('heading', { name: '商圈' });
  };

  it('shows both groups with how many sites each district has', async () => {
    calm();
    await open();
    expect([rowsOf('行政区'), rowsOf('商圈')]).toEqual([
      ['朝阳区3家门店', '海淀区1家门店'],
      ['中关村3家门店'],
    ]);
  });

  it('choosing takes the site nearest to the centre and goes back; the district is remembered', async () => {
    const server = calm();
    await open();
    fireEvent.click(button(/^中关村/));
    await waitFor(() => expect(host.stack).toEqual(['/', '/carlist']));
    expect(server.calls[server.calls.length - 1]?.params.location).toEqual(zhongguancun.location);
    expect(search().pickup).toMatchObject({ site: { id: 'near' }, address: { name: '中关村' } });
    expect(history().districts).toMatchObject([{ name: '中关村' }]);
  });

  it('leads to the cars when it was opened from nowhere', async () => {
    calm();
    await open(['/district']);
    fireEvent.click(button(/^朝阳区/));
    await waitFor(() => expect(host.stack).toEqual(['/carlist']));
  });

  it('shows the history of this city without duplicates (specification §5)', async () => {
    history().rememberDistrict(district({ id: '310101', name: '黄浦区' }));
    history().rememberDistrict(haidian);
    history().rememberDistrict(zhongguancun);
    history().rememberDistrict(haidian);
    calm();
    await open();
    expect(rowsOf('历史区域')).toEqual(['海淀区1家门店', '中关村3家门店']);
  });

  it('a failure is told and changes nothing', async () => {
    calm();
    await open();
    serve({
      'GET /api/site/get_sites': () => {
        throw new Refusal(1, '服务繁忙，请稍后再试');
      },
    });
    fireEvent.click(button(/^朝阳区/));
    expect(await screen.findByText('服务繁忙，请稍后再试')).toBeTruthy();
    expect([host.stack.length, search().pickup.site, history().districts]).toEqual([3, undefined, []]);
  });

  it('leads to city and search, for the return in the city of return', async () => {
    search().return.chooseCity(shanghai);
    const server = calm();
    host.params = { purpose: 'return' };
    await open();
    fireEvent.click(button(/^还车城市 上海/));
    fireEvent.click(button('搜索区域'));
    expect(host.navigations.map(({ url }) => url)).toEqual([
      '/city?purpose=return',
      '/district/search?purpose=return',
    ]);
    expect(server.calls[0]?.params.city_id).toBe(shanghai.id);
    fireEvent.click(button(/^朝阳区/));
    await waitFor(() => expect(search().return.site?.id).toBe('near'));
  });

  it('says that a city has none', async () => {
    calm([]);
    render(<Districts />);
    expect(await screen.findByText('北京没有划分区域')).toBeTruthy();
  });

  it('is clean for a screen reader', async () => {
    history().rememberDistrict(haidian);
    calm();
    await open();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('搜索区域 (specification §2, /district/search)', () => {
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '区域名、拼音或首字母' });
  const open = async (): Promise<void> => {
    host.stack = ['/', '/carlist', '/district', '/district/search'];
    render(<DistrictSearch />);
    await waitFor(() => expect(root.get(DistrictListStore).list.data).toBeDefined());
  };
  const type = (text: string): void => void fireEvent.change(field(), { target: { value: text } });

  it.each(['中关', 'zhongguan', 'zgc'])('%s finds 中关村', async text => {
    calm();
    await open();
    type(text);
    expect(rowsOf('搜索结果')).toEqual(['中关村3家门店']);
  });

  it('choosing goes back to where the renter began', async () => {
    calm();
    await open();
    type('hd');
    fireEvent.click(button(/^海淀区/));
    await waitFor(() => expect(host.stack).toEqual(['/', '/carlist']));
    expect(search().pickup.address?.name).toBe('海淀区');
  });

  it('has the focus, and shows the history, which can be emptied', async () => {
    history().rememberDistrict(haidian);
    calm();
    await open();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(rowsOf('历史区域')).toEqual(['海淀区1家门店']);
    fireEvent.click(button('清空历史区域'));
    expect(screen.queryByRole('list', { name: '历史区域' })).toBeNull();
    expect(screen.getByText(/输入北京的区名或商圈名/)).toBeTruthy();
  });

  it('nothing found says what to try', async () => {
    calm();
    await open();
    type('<i>zzz');
    expect(screen.getByText('没有找到这个区域')).toBeTruthy();
    fireEvent.click(button('搜索地点'));
    expect(host.navigations[0]?.url).toBe('/address/search');
    expect(field().value).toBe('<i>zzz');
  });

  it('keeps what is typed when the districts cannot be had', async () => {
    serve({});
    render(<DistrictSearch />);
    type('海淀');
    const retry = await screen.findByRole('button', { name: '重试' });
    calm();
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: /^海淀区/ })).toBeTruthy();
    expect(field().value).toBe('海淀');
  });

  it('is clean for a screen reader', async () => {
    calm();
    await open();
    type('区');
    expect(await accessibilityProblems()).toEqual([]);
  });
});
