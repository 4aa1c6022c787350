import { fireEvent, render, screen, within } from '@testing-library/react';
import Specification from '@/packages/car/pages/specification/index';
import { root } from '@/stores/rootContext';
import { SearchStore } from '@/stores/SearchStore';
import { accessibilityProblems } from '../../support/accessibility';
import { chooseThreeDays } from '../../support/bookings';
import { carDetail } from '../../support/carDetails';
import { serve } from '../../support/fakeServer';
import { host } from '../../support/taro';

const serveCar = (available: number) =>
  serve({
    'GET /api/cartype/get_detail': ({ cartype_id: id }) => carDetail(id, { offer: { available } }),
    'GET /api/cartype/get_alternatives': () => ({ alternatives: [] }),
    'GET /api/cartype/get_marks': () => ({ marks: [], total: 0 }),
  });

async function open(id: string): Promise<void> {
  host.params = { cartype_id: id };
  render(<Specification />);
  await screen.findByRole('heading', { name: '参数' });
}

beforeEach(() => {
  root.get(SearchStore).clear();
  chooseThreeDays();
});

describe('车辆参数 (specification §2, /cardetail/detail)', () => {
  it('shows all of it in groups, and books at the price of the search', async () => {
    serveCar(3);
    await open('F1');
    const section = (title: string): HTMLElement =>
      screen.getByRole('heading', { name: title }).closest('section') as HTMLElement;
    expect(within(section('车型')).getByText('2024款 1.2T 精英版')).toBeTruthy();
    expect(within(section('参数')).getAllByRole('definition')).toHaveLength(8);
    expect(within(section('配置')).getByText('倒车影像')).toBeTruthy();
    expect(screen.getByRole('group', { name: '价格' }).textContent).toBe('日均¥188总价¥564');
    fireEvent.click(screen.getByRole('button', { name: '立即预订' }));
    expect(host.navigations[0]?.url).toBe('/reserve_car?cartype_id=F1');
  });

  it('a car that is gone leads to another time instead of the booking', async () => {
    serveCar(0);
    await open('F2');
    expect(screen.getByText('该时段已订完')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '修改时间' }));
    expect(screen.getByRole('dialog', { name: '选择取还车时间' })).toBeTruthy();
  });

  it('axe finds nothing', async () => {
    serveCar(3);
    await open('F3');
    expect(await accessibilityProblems()).toEqual([]);
  });
});
