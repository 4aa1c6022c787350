import { fireEvent, render, screen } from '@testing-library/react';
import { CityChooser } from '@/blocks/city-chooser/CityChooser';
import { CityStore } from '@/stores/CityStore';
import { root } from '@/stores/rootContext';
import type { City } from '~types/api/city';
import { serve } from '../support/fakeServer';
import { beijing, sanya, shanghai } from '../support/places';
import { host } from '../support/taro';
import { beginTrip, history, search } from '../support/trip';

const onChoose = jest.fn<void, [City]>();

async function show(returnFrom?: City): Promise<void> {
  serve({
    'GET /api/city/get_cities': () => ({
      cfg_citys: [beijing, shanghai, sanya],
      hot_citys: [shanghai],
      version: 1,
    }),
    'GET /api/city/get_diff_cities': () => ({ cfg_citys: [sanya] }),
  });
  render(<CityChooser selected={beijing} returnFrom={returnFrom} onChoose={onChoose} />);
  await screen.findByRole('slider', { name: '按首字母查找' });
}

beforeEach(() => {
  jest.clearAllMocks();
  beginTrip();
  root.get(CityStore).cities.clear();
});

describe('CityChooser: the city page of any line', () => {
  it('returns the city; it writes no search and no history, and leads nowhere', async () => {
    await show();
    fireEvent.click((await screen.findAllByRole('button', { name: '三亚' }))[0]!);
    expect(onChoose.mock.calls.map(([{ id }]) => id)).toEqual([sanya.id]);
    expect(search().pickup.city.id).toBe(beijing.id);
    expect(history().cities).toEqual([]);
    expect(host.navigations).toEqual([]);
  });

  it('finds by initials, the best first', async () => {
    await show();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 's' } });
    expect(screen.getAllByRole('listitem').map(row => row.textContent)).toEqual(['上海', '三亚']);
  });

  it('offers only the cities of return, where it is told from which', async () => {
    await show(beijing);
    expect(screen.getAllByRole('listitem').map(row => row.textContent)).toEqual(['三亚']);
    expect(screen.queryByRole('heading', { name: '热门城市' })).toBeNull();
  });
});
