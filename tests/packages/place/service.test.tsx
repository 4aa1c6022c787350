import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import Service from '@/packages/place/pages/service/index';
import { PlaceListStore } from '@/stores/PlaceListStore';
import { root } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { beijing, place, shanghai, site } from '../../support/places';
import { host } from '../../support/taro';
import { beginTrip, history, locatedIn, search } from '../../support/trip';

const sanlitun = place();
/** About so many kilometres by road north of 三里屯: roads are a quarter longer than the straight line. */
const roadNorth = (km: number) => ({
  lng: sanlitun.location.lng,
  lat: sanlitun.location.lat + km / 1.25 / 111.32,
});

const calm = (km = 5, differences: Partial<ReturnType<typeof site>> = {}) =>
  serve({
    'GET /api/address/search': () => ({ places: [sanlitun] }),
    'GET /api/site/get_sites': () => ({
      sites: [
        site({
          id: 'serving',
          name: '望京店',
          category: 'MALL',
          hours: { open: '08:00', close: '21:00' },
          location: roadNorth(km),
          ...differences,
        }),
        site({ id: 'point', name: '高新区服务点', category: 'POINT' }),
        site({ id: 'other', name: '经开区送车点', category: 'OTHER' }),
      ],
      areas: [],
    }),
  });

const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name });

async function open(purpose?: 'return'): Promise<void> {
  host.stack = ['/', '/address', '/address/service'];
  host.params = purpose ? { purpose } : {};
  render(<Service />);
  await waitFor(() => expect(root.get(PlaceListStore).surroundings.data).toBeDefined());
}

/** Searches 三里屯 and takes it into view. */
async function consider(): Promise<void> {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '三里屯' } });
  fireEvent.click(await screen.findByRole('button', { name: /^三里屯 / }));
  await screen.findByText('服务门店');
}

beforeEach(() => {
  beginTrip();
  root.get(PlaceListStore).surroundings.clear();
});

describe('送车上门 (specification §2, /address/service; rental.md, fees)', () => {
  it('shows the serving site, its hours, the road and the fee, and brings the car there', async () => {
    calm(5.2);
    await open();
    expect(screen.getByText(/车送到哪里/)).toBeTruthy();
    await consider();
    const card = screen.getByRole('heading', { name: '三里屯' }).closest('section')?.textContent;
    for (const text of [
      '望京店',
      '08:00',
      '直线距离4.2公里',
      '6公里',
      '15公里内可送车上门',
      '不满1公里按1公里计',
      '¥35',
      '已算在总价里',
    ]) {
      expect(card).toContain(text);
    }
    fireEvent.click(button('送到这里'));
    await waitFor(() => expect(host.stack).toEqual(['/']));
    expect(search().pickup).toMatchObject({
      site: { id: 'serving' },
      delivery: { name: '三里屯', address: '三里屯路19号', location: sanlitun.location },
    });
  });

  it('is free up to 1 km', async () => {
    calm(0.8);
    await open();
    await consider();
    expect(screen.getByText('免费')).toBeTruthy();
  });

  it('says when a place lies too far, and does not offer it', async () => {
    calm(18);
    await open();
    await consider();
    expect(screen.getByRole('alert').textContent).toMatch(
      /^最近的望京店离这里路程1[89]公里，超出15公里的送车上门范围。换个近些的地址，或到店取车。$/,
    );
    expect(button('送到这里').disabled).toBe(true);
  });

  it('says when the serving site cannot be had, and keeps the place', async () => {
    calm();
    await open();
    serve({ 'GET /api/address/search': () => ({ places: [sanlitun] }) });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '三里屯' } });
    fireEvent.click(await screen.findByRole('button', { name: /^三里屯 / }));
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(button('送到这里').disabled).toBe(true);
    calm();
    fireEvent.click(retry);
    expect(await screen.findByText('服务门店')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '三里屯' })).toBeTruthy();
  });

  it('a refusal at the last moment is told and changes nothing', async () => {
    calm();
    await open();
    await consider();
    serve({
      'GET /api/site/get_sites': () => {
        throw new Refusal(1, '服务繁忙，请稍后再试');
      },
    });
    fireEvent.click(button('送到这里'));
    expect(await screen.findByText('服务繁忙，请稍后再试')).toBeTruthy();
    expect([search().pickup.delivery, host.stack.length]).toEqual([undefined, 3]);
  });

  it('shows what is chosen already and takes it back', async () => {
    calm();
    await search().pickup.chooseDelivery(sanlitun);
    await open();
    await screen.findByText('已选送车上门');
    expect(screen.queryByRole('button', { name: '送到这里' })).toBeNull();
    fireEvent.click(button('不用送车了'));
    expect(search().pickup.delivery).toBeUndefined();
    expect(await screen.findByText('已取消送车上门，请到店取车')).toBeTruthy();
    expect(screen.getByText(/车送到哪里/)).toBeTruthy();
  });

  it('collects the car at the return', async () => {
    calm();
    search().pickup.chooseSite(site({ id: 'pickup' }));
    await open('return');
    await consider();
    expect(screen.getByText('上门取车费')).toBeTruthy();
    fireEvent.click(button('到这里取车'));
    await waitFor(() => expect(host.stack).toEqual(['/']));
    expect(search()).toMatchObject({
      pickup: { site: { id: 'pickup' }, delivery: undefined },
      return: { site: { id: 'serving' }, delivery: { name: '三里屯' } },
    });
  });

  it('brings the car to where the device is, with a place by which it is found', async () => {
    calm();
    locatedIn(beijing, roadNorth(1));
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /^北京 · 我的位置 三里屯附近/ }));
    await screen.findByText('服务门店');
    fireEvent.click(button('送到这里'));
    await waitFor(() => expect(host.stack).toEqual(['/']));
    expect(search().pickup.delivery).toEqual({
      name: '三里屯附近（我的位置）',
      address: '',
      location: roadNorth(1),
    });
  });

  it('another city has other places: what was thought of here is forgotten', async () => {
    calm();
    locatedIn(shanghai);
    await open();
    await consider();
    fireEvent.click(button(/^您在上海/));
    await waitFor(() => expect(search().pickup.city.id).toBe(shanghai.id));
    expect(screen.queryByRole('button', { name: '送到这里' })).toBeNull();
  });

  it('offers 服务点 and 送车点 instead (specification §3, category OTHER or not)', async () => {
    calm();
    await open();
    const points = within(await screen.findByRole('list', { name: '服务点和送车点' }));
    expect(points.getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(points.getByRole('button', { name: /^经开区送车点/ }));
    await waitFor(() => expect(host.stack).toEqual(['/']));
    expect(search().pickup).toMatchObject({ site: { id: 'other' }, delivery: undefined });
  });

  it('offers the places chosen before', async () => {
    history().rememberPlace(sanlitun);
    calm();
    await open();
    fireEvent.click(button(/^三里屯 /));
    expect(await screen.findByText('服务门店')).toBeTruthy();
  });

  it('is clean for a screen reader', async () => {
    calm(18);
    await open();
    await consider();
    expect(await accessibilityProblems()).toEqual([]);
  });
});
