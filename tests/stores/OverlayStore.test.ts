import { OverlayStore } from '@/stores/OverlayStore';
import { RootStore } from '@/stores/RootStore';

const overlay = (): OverlayStore => new RootStore().get(OverlayStore);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('toast (specification §8: 网络错误，请检查网络 for 2 seconds)', () => {
  it('goes away after 2 seconds', () => {
    const store = overlay();
    store.showToast('网络错误，请检查网络');
    jest.advanceTimersByTime(1999);
    expect(store.toast?.text).toBe('网络错误，请检查网络');
    jest.advanceTimersByTime(1);
    expect(store.toast).toBeUndefined();
  });

  it('a second one has its own 2 seconds', () => {
    const store = overlay();
    store.showToast('已取消');
    jest.advanceTimersByTime(1500);
    store.showToast('已保存');
    jest.advanceTimersByTime(1500);
    expect(store.toast?.text).toBe('已保存');
    jest.advanceTimersByTime(500);
    expect(store.toast).toBeUndefined();
  });
});

describe('confirm dialog (specification §2)', () => {
  it('resolves with what the person chose', async () => {
    const store = overlay();
    const yes = store.confirm({ title: '取消订单', content: '取消后不能恢复' });
    expect(store.dialog).toMatchObject({ title: '取消订单' });
    store.settleDialog(true);
    await expect(yes).resolves.toBe(true);
    expect(store.dialog).toBeUndefined();
    const no = store.confirm({ title: '取消订单', content: '取消后不能恢复' });
    store.settleDialog(false);
    await expect(no).resolves.toBe(false);
  });

  it('a dialog that another one replaces counts as dismissed', async () => {
    const store = overlay();
    const first = store.confirm({ title: '一', content: '' });
    const second = store.confirm({ title: '二', content: '' });
    await expect(first).resolves.toBe(false);
    store.settleDialog(true);
    await expect(second).resolves.toBe(true);
  });

  it('leaving the screen dismisses dialog and menu', async () => {
    const store = overlay();
    store.openMenu();
    const question = store.confirm({ title: '一', content: '' });
    store.clear();
    await expect(question).resolves.toBe(false);
    expect(store).toMatchObject({ isMenuOpen: false, dialog: undefined });
  });
});
