import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import ShopCase from '@/packages/repair-shop/pages/case/index';
import ShopDetail from '@/packages/repair-shop/pages/detail/index';
import ShopPrice from '@/packages/repair-shop/pages/price/index';
import { startAnew } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { accidentAssessment, accidentCase } from '../../support/accidents';
import { Refusal, serve } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { fakeUploads } from '../../support/uploads';
import { enterAsVisitor } from '../../support/visitor';

// Specification §2, /insure_apply/merchant; issue 15: a repair shop enters by its signed link, without a login, what an
// accident costs, and puts it right until it is decided.

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** What the server was told. */
let entered: object[];

/** The server of a case, whose day costs 158 yuan. */
function serveCase(shown = accidentCase()): void {
  entered = [];
  serve({
    'GET /api/order/accident/merchant_detail': () => shown,
    'GET /api/order/accident/get_day_price': ({ from_time, to_time }) => ({
      ...{ from_time, to_time, days: 3, day_price: 158_00, total: 474_00 },
    }),
    'POST /api/order/accident/update': request => {
      entered.push(request);
      return {};
    },
  });
}

/** Chooses one of the times in its sheet. */
async function choose(time: RegExp, day: RegExp, clock: string): Promise<void> {
  tap(time);
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.click(sheet.getByRole('button', { name: day }));
  fireEvent.click(sheet.getByRole('button', { name: clock }));
  fireEvent.click(sheet.getByRole('button', { name: /^确定/ }));
}

async function choosePeriod(): Promise<void> {
  await choose(/^开始维修/, /^11月27日/, '10:00');
  await choose(/^修好交车/, /^11月30日/, '10:00');
}

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2030-11-26T14:00:00+08:00'),
    doNotFake: ['queueMicrotask', 'setTimeout'],
  });
  startAnew();
  enterAsVisitor();
  localStorage.clear();
  host.params = { token: 'signed' };
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('/insure_apply/merchant', () => {
  it('shows the car, what happened with its photos, and until when the link is good', async () => {
    serveCase();
    render(<ShopCase />);
    expect(await screen.findByRole('heading', { name: '大众朗逸 · 京A12345' })).toBeTruthy();
    expect(screen.getByText('追尾前车，前保险杠破损')).toBeTruthy();
    expect(screen.getByText('北京顺捷汽修，您好。这个链接12月3日 10:00前有效，请不要转发。')).toBeTruthy();
    expect(screen.getByAltText('车头和车牌')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap('录入定损');
    expect(host.navigations.at(-1)?.url).toBe('/insure_apply/merchant/price?token=signed');
  });

  it('leads to no screen of members: neither a menu nor a way back', async () => {
    serveCase();
    render(<ShopCase />);
    await screen.findByRole('heading', { name: '大众朗逸 · 京A12345' });
    expect(screen.queryByRole('button', { name: '快捷菜单' })).toBeNull();
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
  });

  it('leads to what was entered before', async () => {
    serveCase(accidentCase({ assessment: accidentAssessment(), status_text: '已提交，可以修改' }));
    render(<ShopCase />);
    expect(await screen.findByRole('heading', { name: '已提交，可以修改' })).toBeTruthy();
    tap('查看定损');
    expect(host.navigations.at(-1)?.url).toBe('/insure_apply/merchant/detail?token=signed');
  });

  it.each([
    ['case', ShopCase],
    ['price', ShopPrice],
    ['detail', ShopDetail],
  ])('says on the screen %s that a link is over, forged or replaced, and whom to call', async (_, Page) => {
    serve({
      'GET /api/order/accident/merchant_detail': () => {
        throw new Refusal(ErrorCode.NOT_FOUND, '没有找到');
      },
    });
    render(<Page />);
    expect(await screen.findByText('这个链接不能用了')).toBeTruthy();
    expect(screen.getByRole('button', { name: '拨打400-000-5399' })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('asks for the whole link where it was cut off', () => {
    host.params = {};
    render(<ShopCase />);
    expect(screen.getByText('请打开您收到的完整链接。')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('/insure_apply/merchant/price', () => {
  it('reckons what the standing still costs, and enters figures, photos and words', async () => {
    const uploads = fakeUploads();
    serveCase();
    render(<ShopPrice />);
    await screen.findByRole('heading', { name: '停运时间' });
    await choosePeriod();
    expect(await screen.findByText('停运损失费 3天 × ¥158')).toBeTruthy();
    type('维修费', '1,200.50');
    type('拖车费', '300');
    type('说明', '更换前保险杠');
    tap(/^拍摄或选择定损照片1/);
    expect(await screen.findByText('已上传')).toBeTruthy();
    expect(uploads.forms).toHaveLength(1);
    expect(await accessibilityProblems()).toEqual([]);
    tap('提交定损');
    await waitFor(() =>
      expect(entered).toEqual([
        {
          token: 'signed',
          from_time: '2030-11-27T10:00:00+08:00',
          to_time: '2030-11-30T10:00:00+08:00',
          ...{ repair: 1200_50, glass: 0, towing: 300_00, note: '更换前保险杠' },
          photos: ['file-1'],
        },
      ]),
    );
    expect(host.navigations.at(-1)?.url).toBe('/insure_apply/merchant/detail?token=signed');
  });

  it('says at each field what is wrong, and sends nothing', async () => {
    serveCase();
    render(<ShopPrice />);
    await screen.findByRole('heading', { name: '停运时间' });
    type('拖车费', '99999');
    tap('提交定损');
    expect(await screen.findByText('请选择开始维修的时间')).toBeTruthy();
    expect(screen.getByText('请选择修好交车的时间')).toBeTruthy();
    expect(screen.getByText('最多20000元')).toBeTruthy();
    expect(screen.getByText('请至少拍一张定损照片')).toBeTruthy();
    expect(entered).toEqual([]);
  });

  it('keeps on the device what was typed until it is sent', async () => {
    fakeUploads();
    serveCase();
    render(<ShopPrice />);
    await screen.findByRole('heading', { name: '停运时间' });
    await choosePeriod();
    type('维修费', '880');
    tap(/^拍摄或选择定损照片1/);
    await screen.findByText('已上传');
    // The app is closed and opened again.
    cleanup();
    startAnew();
    render(<ShopPrice />);
    expect(await screen.findByText('停运损失费 3天 × ¥158')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('维修费').value).toBe('880');
    expect(screen.getByText('已上传')).toBeTruthy();
    tap('提交定损');
    await waitFor(() => expect(entered).toHaveLength(1));
    expect(Object.values(localStorage).join('')).not.toContain('signed');
  });

  it('sends a photo that was refused once more, and takes one out', async () => {
    const uploads = fakeUploads();
    uploads.answer = (_, number) =>
      number === 1
        ? { code: ErrorCode.INVALID_PARAMS, msg: '照片打不开', data: null }
        : { code: 0, msg: 'ok', data: { file_id: `file-${number}` } };
    serveCase();
    render(<ShopPrice />);
    await screen.findByRole('heading', { name: '停运时间' });
    tap(/^拍摄或选择定损照片1/);
    expect(await screen.findByText('照片打不开')).toBeTruthy();
    tap('重试上传定损照片1');
    expect(await screen.findByText('已上传')).toBeTruthy();
    tap('删除定损照片1');
    expect(screen.queryByText('已上传')).toBeNull();
  });

  it('begins with what was entered before, and cannot be changed once it was decided', async () => {
    serveCase(accidentCase({ assessment: accidentAssessment() }));
    render(<ShopPrice />);
    expect((await screen.findByLabelText<HTMLInputElement>('维修费')).value).toBe('1200.50');
    expect(screen.getByText('已上传')).toBeTruthy();
    cleanup();
    startAnew();
    serveCase(accidentCase({ assessment: accidentAssessment(), can_enter: false, status_text: '已核定' }));
    render(<ShopPrice />);
    expect(await screen.findByText('定损已经核定，不能再修改。')).toBeTruthy();
    tap('查看定损');
    expect(host.navigations.at(-1)?.url).toBe('/insure_apply/merchant/detail?token=signed');
  });
});

describe('/insure_apply/merchant/detail', () => {
  it('says what was entered and its sum, and leads to putting it right', async () => {
    serveCase(accidentCase({ assessment: accidentAssessment() }));
    render(<ShopDetail />);
    expect(await screen.findByText('3天 × ¥158')).toBeTruthy();
    expect(screen.getByText(/^合计/).closest('div')?.parentElement?.textContent).toContain('1974.50');
    expect(await accessibilityProblems()).toEqual([]);
    tap('修改');
    expect(host.navigations.at(-1)?.url).toBe('/insure_apply/merchant/price?token=signed');
  });

  it('offers no change once it was decided', async () => {
    serveCase(accidentCase({ assessment: accidentAssessment(), can_enter: false, status_text: '已核定' }));
    render(<ShopDetail />);
    expect(await screen.findByRole('heading', { name: '已核定' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '修改' })).toBeNull();
  });

  it('leads to entering it where nothing was', async () => {
    serveCase();
    render(<ShopDetail />);
    expect(await screen.findByText('还没有录入定损。')).toBeTruthy();
    tap('录入定损');
    expect(host.navigations.at(-1)?.url).toBe('/insure_apply/merchant/price?token=signed');
  });
});
