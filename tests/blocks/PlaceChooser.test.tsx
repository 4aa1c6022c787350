import { fireEvent, render, screen } from '@testing-library/react';
import { PlaceChooser } from '@/blocks/place-chooser/PlaceChooser';
import { PlaceListStore } from '@/stores/PlaceListStore';
import { root } from '@/stores/rootContext';
import type { Place } from '~types/api/address';
import { serve } from '../support/fakeServer';
import { beijing, place } from '../support/places';
import { host } from '../support/taro';
import { beginTrip, history, search } from '../support/trip';

const onChoose = jest.fn<void, [Place, string]>();
const onForget = jest.fn();
const airport = place({ id: 'T3', name: '首都机场T3', pinyin: 'shou du ji chang T3', kind: 'AIRPORT' });

async function show(): Promise<void> {
  serve({
    'GET /api/address/search': ({ keyword = '' }) => ({ places: keyword === '没有' ? [] : [airport] }),
    'GET /api/site/get_sites': () => ({ sites: [], areas: [] }),
  });
  render(
    <PlaceChooser
      id="meeting-place"
      city={beijing}
      origin={undefined}
      onChoose={onChoose}
      onForget={onForget}
    />,
  );
  await screen.findByRole('searchbox');
}

beforeEach(() => {
  jest.clearAllMocks();
  beginTrip();
  root.get(PlaceListStore).surroundings.clear();
});

describe('PlaceChooser: the place of any line', () => {
  it('returns the place; it writes no search and no history, and leads nowhere', async () => {
    await show();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'jichang' } });
    fireEvent.click(await screen.findByRole('button', { name: /首都机场T3/ }));
    expect(onChoose.mock.calls).toEqual([[airport, 'T3']]);
    expect([search().pickup.address, history().places]).toEqual([undefined, []]);
    expect(host.navigations).toEqual([]);
  });

  it('offers what was chosen before', async () => {
    history().rememberPlace(airport);
    await show();
    fireEvent.click(screen.getByRole('button', { name: /首都机场T3/ }));
    expect(onChoose.mock.calls[0]?.[0]).toEqual(airport);
  });

  it('asks for the places to be forgotten, and forgets none itself', async () => {
    history().rememberPlace(airport);
    await show();
    fireEvent.click(screen.getByRole('button', { name: '清空最近选择' }));
    expect(onForget).toHaveBeenCalledTimes(1);
    expect(history().places).toEqual([airport]);
  });

  it('says that nothing was found, with no way that its line does not have', async () => {
    await show();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '没有' } });
    expect(await screen.findByText('换个名称、拼音或首字母试试。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '按区域选' })).toBeNull();
  });
});
