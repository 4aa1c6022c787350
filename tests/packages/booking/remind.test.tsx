import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Remind from '@/packages/booking/pages/remind/index';
import { PickupReminderStore } from '@/stores/PickupReminderStore';
import { OrderStore } from '@/stores/OrderStore';
import { RootStore } from '@/stores/RootStore';
import { root } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import type { RentalDetail } from '~types/api/rental';
import type { SiteDetail } from '~types/api/site';
import { accessibilityProblems } from '../../support/accessibility';
import { fakeCanvas } from '../../support/canvas';
import { RawAnswer, Refusal, serve } from '../../support/fakeServer';
import { corolla, orderDetail } from '../../support/orders';
import { site } from '../../support/places';
import { host, showScreen } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

const siteDetail: SiteDetail = {
  ...site({ hours: { open: '08:00', close: '21:00' } }),
  directions: ['从T3到达层7号门出来', '乘免费摆渡车到P2停车场'],
  photos: [],
  marks: { average: 4.8, total: 10, counts: { GOOD: 9, NEUTRAL: 1, BAD: 0 } },
};

/** A server that knows the order and its site. */
const online = (differences: Partial<RentalDetail> = {}) =>
  serve({
    'GET /api/order/get_detail': ({ orderid }) =>
      orderDetail({ orderid, site: siteDetail, return_site: site({ name: '国贸店' }), ...differences }),
    'GET /api/site/get_detail': () => siteDetail,
  });

/** 取车提醒 of an order, read. */
async function openReminder(orderid: string): Promise<void> {
  host.params = { orderid };
  render(<Remind />);
  await screen.findByRole('heading', { name: '取车门店' });
}

/** The sheet of 分享行程. */
async function openShare() {
  fireEvent.click(screen.getByRole('button', { name: /^分享行程/ }));
  return within(await screen.findByRole('dialog', { name: '分享行程' }));
}

/** The files that the browser is given to save from now on. */
function savedFiles(): File[] {
  const files: File[] = [];
  Object.assign(URL, {
    createObjectURL: (file: File) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  return files;
}

/** The screen's text without spaces. */
const main = (): string => (screen.getByRole('main').textContent ?? '').replace(/\s/g, '');

beforeEach(() => enterAsMember());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  enterAsVisitor();
});

describe('取车提醒 (specification §2, /reserve_car/remind; rental.md, detail 14)', () => {
  it('shows time, place, way, documents, deposits, telephone and return', async () => {
    online();
    await openReminder('P1');
    for (const text of [
      '11月22日周五10:00取车',
      '距取车还有',
      '首都机场T3店',
      '首都机场T3航站楼',
      '08:00–21:00',
      '01012345678',
      '从T3到达层7号门出来',
      '身份证和驾驶证原件，准驾车型C2及以上',
      '取车时付押金¥5000',
      '12月10日前退车辆押金¥3000',
      '12月25日前退违章押金¥2000',
      '11月25日周一10:00',
      '国贸店',
    ]) {
      expect(main()).toContain(text);
    }
    fireEvent.click(screen.getByRole('button', { name: /^首都机场T3店/ }));
    fireEvent.click(screen.getByRole('button', { name: '查看订单' }));
    expect(host.navigations.map(({ url }) => url)).toEqual([
      '/site/detail?id=S1',
      '/profile/order_detail?orderid=P1',
    ]);
  });

  it('names whom to call in an emergency where the member has said so, and keeps nothing of them (issue 12)', async () => {
    serve({
      'GET /api/order/get_detail': ({ orderid }) => orderDetail({ orderid, site: siteDetail }),
      'GET /api/site/get_detail': () => siteDetail,
      'GET /api/user/get_emergency_contact': () => ({
        contact: { name: '韩梅', relation: 'FRIEND', mobile: '139****0000' },
      }),
    });
    await openReminder('P13');
    fireEvent.click(
      await screen.findByRole('button', { name: /^韩梅.*朋友，联系不上您时使用.*139\*{4}0000/ }),
    );
    expect(host.navigations.at(-1)?.url).toBe('/profile/more/emergency_contact');
    expect(Object.values({ ...localStorage }).join('')).not.toContain('韩梅');
  });

  it('has a code for the site to scan: the number of the order, and nothing of the renter (issue 11)', async () => {
    online();
    await openReminder('P11');
    const code = screen.getByRole('img', { name: '取车码，订单号P11' });
    expect(code.style.backgroundImage).toContain('data:image/svg+xml');
    expect(screen.getByText('P11')).toBeTruthy();
  });

  it('gives the trip to the calendar as a file (issue 11)', async () => {
    online();
    await openReminder('P12');
    const files = savedFiles();
    fireEvent.click(screen.getByRole('button', { name: /^加入日历/ }));
    expect(files[0]).toMatchObject({ name: '租车行程.ics', type: 'text/calendar' });
  });

  it('is shared as a picture: sent by the device, saved, or copied as a text, with nothing personal (issue 11)', async () => {
    const canvas = fakeCanvas();
    const share = jest.fn<Promise<void>, [{ title: string; files: File[] }]>(() => Promise.resolve());
    Object.assign(navigator, { share, canShare: () => true });
    online();
    await openReminder('P16');
    const sheet = await openShare();
    const picture = await sheet.findByRole('img');
    expect(picture.getAttribute('src')).toBe(canvas.dataUrl);
    expect(picture.getAttribute('alt')).toContain('取车：丰田卡罗拉');
    for (const personal of ['P16', '王小明', '138', '1101'])
      expect(canvas.words.join()).not.toContain(personal);

    fireEvent.click(sheet.getByRole('button', { name: '发送图片' }));
    expect(share.mock.calls[0]?.[0].files[0]).toMatchObject({ name: '租车行程.png', type: 'image/png' });
    const files = savedFiles();
    fireEvent.click(sheet.getByRole('button', { name: '保存图片' }));
    expect(files[0]?.name).toBe('租车行程.png');
    Object.assign(navigator, { clipboard: { writeText: () => Promise.resolve() } });
    fireEvent.click(sheet.getByRole('button', { name: '复制文字' }));
    expect(await screen.findByText(/^行程已复制/)).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('is shared as a text by a browser that draws nothing, and saved by one that sends no files', async () => {
    Object.assign(navigator, { share: undefined, canShare: undefined });
    fakeCanvas({ comes: false });
    online();
    await openReminder('P17');
    const asText = await openShare();
    expect(await asText.findByText(/^取车：丰田卡罗拉/)).toBeTruthy();
    expect(asText.queryByRole('button', { name: '保存图片' })).toBeNull();
    fireEvent.click(asText.getByRole('button', { name: '关闭' }));

    fakeCanvas();
    const asPicture = await openShare();
    expect(await asPicture.findByRole('button', { name: '保存图片' })).toBeTruthy();
    expect(asPicture.queryByRole('button', { name: '发送图片' })).toBeNull();
  });

  it('asks for C1 where the car is a manual one, and says 免押 where a credit score stands in', async () => {
    const { bill } = orderDetail();
    online({
      cartype: { ...corolla, transmission: 'MANUAL' },
      bill: { ...bill, deposits: { ...bill.deposits, waived: true, releaseText: '信用免押，无需支付押金' } },
    });
    await openReminder('P2');
    expect(main()).toContain('准驾车型C1及以上');
    expect(main()).toContain('信用免押免付押金¥5000');
    expect(main()).toContain('保障基础·车损最多自担¥1500');
    expect(main()).not.toContain('¥3000');
  });

  it('shows where the car is brought to and collected', async () => {
    const { location } = site();
    online({
      delivery: { name: '国贸', address: '建国门外大街1号', location },
      collection: { name: '望京', address: '望京街10号', location },
    });
    host.params = { orderid: 'P3' };
    render(<Remind />);
    expect(await screen.findByRole('heading', { name: '送车地点' })).toBeTruthy();
    expect(main()).toContain('11月22日周五10:00送车上门');
    expect(main()).toContain('建国门外大街1号');
    expect(main()).toContain('望京，望京街10号');
    expect(main()).not.toContain('从T3到达层7号门出来');
  });

  it('can be read again without a network, marked as 离线内容, even after a reload', async () => {
    online();
    await openReminder('P4');
    serve({});
    const reloaded = new PickupReminderStore(new RootStore());
    await reloaded.reminder.load('P4');
    expect(reloaded.reminder.data).toMatchObject({
      isOffline: true,
      card: { directions: siteDetail.directions, site: { name: '首都机场T3店' } },
    });

    act(showScreen);
    expect(await screen.findByText(/^离线内容，更新于/)).toBeTruthy();
    expect(main()).toContain('从T3到达层7号门出来');
    online();
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(screen.queryByText(/^离线内容/)).toBeNull());
  });

  it('shows what was kept when a proxy answers instead of the server', async () => {
    online();
    await openReminder('P5');
    serve({
      'GET /api/order/get_detail': () => {
        throw new RawAnswer(502, '<html>Bad Gateway</html>');
      },
    });
    act(showScreen);
    expect(await screen.findByText(/^离线内容/)).toBeTruthy();
  });

  it('reminds no longer of an order that was cancelled on another screen', async () => {
    online();
    await openReminder('P13');
    serve({ 'POST /api/order/cancel': () => ({ penalty: 0, refund: 56200 }) });
    await act(() => root.get(OrderStore).of('RENTAL', 'P13').cancel(0, ''));
    expect(screen.getByRole('heading', { name: '订单已取消' })).toBeTruthy();
  });

  it('does without directions that cannot be had', async () => {
    serve({ 'GET /api/order/get_detail': ({ orderid }) => orderDetail({ orderid }) });
    await openReminder('P6');
    expect(screen.queryByRole('heading', { name: '怎么走' })).toBeNull();
    expect(screen.queryByText(/^离线内容/)).toBeNull();
  });

  it('keeps nothing on the device that tells who the renter or the insured are', async () => {
    online({
      insured: [{ name: '李雷', idcard_no: '110***********0025' }],
      renter: { name: '王小明', mobile: '138****5678', idcard_no: '110***********1239' },
    });
    await openReminder('P7');
    const kept = window.localStorage.getItem('personal:pickup_cards') ?? '';
    expect(kept).toContain('P7');
    for (const text of ['王小明', '李雷', '13812345678', '110***********']) expect(kept).not.toContain(text);
  });

  it('shows nothing of it to another member, and nothing after the log-out or the return', async () => {
    online();
    await openReminder('P8');
    cleanup();
    const offline = async (orderid: string) => {
      serve({});
      const store = new PickupReminderStore(new RootStore());
      await store.reminder.load(orderid);
      return store.reminder;
    };
    expect((await offline('P8')).data).toBeDefined();
    enterAsMember('13900000000');
    expect((await offline('P8')).failure).toBe('网络错误，请检查网络');
    expect(window.localStorage.getItem('personal:pickup_cards')).toBeNull();

    enterAsMember();
    online({ from_time: '2020-01-01T10:00:00+08:00', to_time: '2020-01-02T10:00:00+08:00' });
    const over = new PickupReminderStore(new RootStore());
    await over.reminder.load('P9');
    expect((await offline('P9')).data).toBeUndefined();

    online();
    await new PickupReminderStore(new RootStore()).reminder.load('P10');
    serve({ 'POST /api/user/logout': () => ({}) });
    await root.get(SessionStore).logOut();
    expect(window.localStorage.getItem('personal:pickup_cards')).toBeNull();
  });

  it('takes no harm from a storage in which anything may stand', async () => {
    const cards = [null, 'x', { orderid: 'P11' }, { orderid: 'P11', site: 7 }];
    window.localStorage.setItem('personal:pickup_cards', JSON.stringify({ owner: '138****5678', cards }));
    serve({});
    host.params = { orderid: 'P11' };
    render(<Remind />);
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });

  it.each([
    ['CANCELLED', '已取消', '这个订单不需要再取车。'],
    ['UNPAID', '待支付', '支付后，可以在这里查看取车提醒。'],
  ] as const)('an order that is %s has nothing to remind of', async (status, word, text) => {
    online({ status, status_text: word });
    host.params = { orderid: `P12${status}` };
    render(<Remind />);
    expect(await screen.findByRole('heading', { name: `订单${word}` })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(window.localStorage.getItem('personal:pickup_cards')).toBeNull();
  });

  it('an order that is not there leads to the list', async () => {
    serve({
      'GET /api/order/get_detail': () => {
        throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这个订单');
      },
    });
    host.params = { orderid: 'P13' };
    render(<Remind />);
    fireEvent.click(await screen.findByRole('button', { name: '查看我的订单' }));
    expect(host.navigations[0]?.kind).toBe('switchTab');
  });

  it('has nothing for axe to find', async () => {
    online();
    await openReminder('P14');
    expect(await accessibilityProblems()).toEqual([]);
  });
});
