import { fireEvent, render, screen } from '@testing-library/react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Frame } from '@/components/frame/Frame';
import { Header } from '@/components/header/Header';
import { Icon } from '@/components/icon/Icon';
import { Picture } from '@/components/picture/Picture';
import { Scene, SceneSkeleton } from '@/components/scene/Scene';
import { Price } from '@/components/price/Price';
import { tabItems, urlOfTab } from '@/page/tabs';
import { TabBar } from '@/components/tab-bar/TabBar';
import { accessibilityProblems } from '../support/accessibility';
import { widenWindow } from '../support/wideWindow';

describe('Header (specification §2: title, back and optional menu button)', () => {
  it('shows only the buttons that do something', () => {
    const { rerender } = render(<Header title="租车" />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    const onBack = jest.fn();
    const onMenu = jest.fn();
    rerender(<Header title="车型详情" onBack={onBack} onMenu={onMenu} />);
    expect(screen.getByRole('heading', { level: 1, name: '车型详情' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '返回' }));
    fireEvent.click(screen.getByRole('button', { name: '快捷菜单' }));
    expect([onBack.mock.calls.length, onMenu.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('TabBar (specification §2: home, customer service, orders, my)', () => {
  it('has the four tabs in their order, and the current one is marked', () => {
    const onSelect = jest.fn();
    render(<TabBar items={tabItems} current="order" onSelect={onSelect} />);
    expect(screen.getAllByRole('button').map(tab => tab.textContent)).toEqual([
      '首页',
      '客服',
      '订单',
      '我的',
    ]);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('订单');
    fireEvent.click(screen.getByRole('button', { name: '我的' }));
    expect(onSelect).toHaveBeenCalledWith('profile');
  });

  it('a tab leads to its URL', () => {
    expect(tabItems.map(({ key }) => urlOfTab(key))).toEqual([
      '/',
      '/customer_service',
      '/order',
      '/profile',
    ]);
  });
});

describe('Price (decision 13: integer fen everywhere but in the text a person reads)', () => {
  it.each([
    [9900, '¥99'],
    [9950, '¥99.50'],
    [5, '¥0.05'],
    [0, '¥0'],
    [-3000, '-¥30'],
    [123456789, '¥1234567.89'],
  ])('%d fen reads %s', (fen, text) => {
    const { container } = render(<Price fen={fen} />);
    expect(container.textContent).toBe(text);
  });

  it('has a label before and a unit after it', () => {
    const { container } = render(<Price fen={9900} label="日均" suffix="起" />);
    expect(container.textContent).toBe('日均¥99起');
  });
});

describe('Picture (specification §2: image lazy-load attempt count 2)', () => {
  const fail = () => fireEvent.error(screen.getByRole('img'));

  it('tries twice, then shows a silhouette in its place', () => {
    render(<Picture src="/car.webp" alt="丰田卡罗拉" />);
    expect(screen.getByRole('img').tagName).toBe('IMG');
    fail();
    expect(screen.getByRole('img').tagName).toBe('IMG');
    fail();
    const silhouette = screen.getByRole('img', { name: '丰田卡罗拉' });
    expect(silhouette.tagName).not.toBe('IMG');
  });

  it('another picture has its own two attempts', () => {
    const { rerender } = render(<Picture src="/a.webp" alt="甲" />);
    fail();
    fail();
    rerender(<Picture src="/b.webp" alt="乙" />);
    expect(screen.getByRole<HTMLImageElement>('img').getAttribute('src')).toBe('/b.webp');
  });

  it('stands whole in its box, or fills it', () => {
    render(
      <>
        <Picture src="/car.webp" alt="丰田卡罗拉" />
        <Picture src="/sanya.webp" alt="三亚" fit="cover" />
      </>,
    );
    expect(screen.getByRole('img', { name: '丰田卡罗拉' }).style.objectFit).toBe('contain');
    expect(screen.getByRole('img', { name: '三亚' }).style.objectFit).toBe('cover');
  });

  it('loads when it comes near', () => {
    render(<Picture src="/car.webp" alt="丰田卡罗拉" />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
  });

  it('one that only decorates says nothing', () => {
    render(<Picture src="" alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

it('a scene fills a box of the shape in which it was drawn, and so does what stands for it before (issue 11)', () => {
  const { container } = render(<Scene src="/banner.webp" alt="新人礼包" shape="banner" />);
  expect(screen.getByRole('img', { name: '新人礼包' }).style.objectFit).toBe('cover');
  const box = container.firstElementChild?.className ?? '';
  const coming = render(<SceneSkeleton shape="banner" />).container.firstElementChild;
  expect(coming?.className).toContain(box);
  expect(coming?.getAttribute('aria-hidden')).toBe('true');
});

it('an icon says nothing: the text beside it does', () => {
  const { container } = render(<Icon name="car" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

it('axe finds nothing in the shell of a screen', async () => {
  render(
    <Frame
      look=""
      header={<Header title="车型详情" onBack={() => undefined} onMenu={() => undefined} />}
      tabBar={<TabBar items={tabItems} current="home" onSelect={() => undefined} />}
    >
      <Picture src="/car.webp" alt="丰田卡罗拉" />
      <ActionBar info={<Price fen={9900} label="总价" />}>
        <Button kind="primary">立即预订</Button>
      </ActionBar>
    </Frame>,
  );
  expect(screen.getByRole('main')).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});

describe('issue 11: from 900 pixels', () => {
  let narrow: () => void;
  beforeEach(() => {
    narrow = widenWindow();
  });
  afterEach(() => narrow());

  it('the tabs stand at the head of the screen, where the eye and Tab begin', () => {
    render(
      <Frame
        look=""
        header={<Header title="选择车型" onBack={() => undefined} />}
        tabBar={<TabBar items={tabItems} current="" onSelect={() => undefined} />}
      >
        <Button>地图</Button>
      </Frame>,
    );
    expect(
      screen.getAllByRole('button').map(({ textContent, ariaLabel }) => ariaLabel ?? textContent),
    ).toEqual(['首页', '客服', '订单', '我的', '返回', '地图']);
  });
});
