import Taro from '@tarojs/taro';
import { leaveByBack, watchBack } from '@/platform/backKey';
import { trapFocus } from '@/platform/focus';

// Issue 11: back closes an open sheet instead of leaving its screen. The router's entries bear its `idx`.

document.body.innerHTML = '<div id="time" tabindex="-1"></div><div id="ask" tabindex="-1"></div>';
/** What the router hears of. */
const told: string[] = [];
/** Who waits for the browser to move: told before all others. */
let waiting: (() => void)[] = [];
window.addEventListener(
  'popstate',
  () => {
    waiting.forEach(go => go());
    waiting = [];
  },
  true,
);
watchBack();
window.addEventListener('popstate', () => told.push(window.location.pathname));

const moved = (): Promise<void> => new Promise(resolve => waiting.push(resolve));
/** The person goes back; resolves once the browser has moved so often. */
async function goBack(moves: number): Promise<void> {
  window.history.back();
  for (let move = 0; move < moves; move += 1) await moved();
}
/** The router opens a screen. */
function openScreen(path: string): void {
  const { idx } = window.history.state as { idx: number };
  window.history.pushState({ idx: idx + 1 }, '', path);
}
const isDrawn = (drawn: boolean): void =>
  void jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(drawn ? 300 : 0);
const route = (path: string): void =>
  void jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{ route: path }]);

/** A dialog, with how often it was closed. */
function open(id: string): { closed: () => number; release: () => void } {
  let count = 0;
  const release = trapFocus(id, () => {
    count += 1;
    release();
  });
  return { closed: () => count, release: () => release() };
}

beforeEach(() => {
  isDrawn(true);
  // A visit that begins here: the entries before it are those of other visits.
  window.history.pushState({ idx: 0 }, '', '/');
  route('/');
  told.length = 0;
});

test('back closes the dialog and leaves the screen where it is; the next back is the screen’s', async () => {
  openScreen('/carlist');
  const sheet = open('time');
  await goBack(2);
  expect([sheet.closed(), window.location.pathname, told]).toEqual([1, '/carlist', []]);
  await goBack(1);
  expect(told).toEqual(['/']);
});

test('of two dialogs the upper one is closed first', async () => {
  openScreen('/carlist');
  const [sheet, dialog] = [open('time'), open('ask')];
  await goBack(2);
  expect([dialog.closed(), sheet.closed()]).toEqual([1, 0]);
  await goBack(2);
  expect([sheet.closed(), window.location.pathname, told]).toEqual([1, '/carlist', []]);
});

describe('two quick backs close the dialog and leave its screen: the router hears of the last alone', () => {
  /** Three screens, the uppermost with a dialog. */
  const openThree = () => {
    openScreen('/carlist');
    openScreen('/cardetail');
    return open('time');
  };
  const isLeft = (sheet: { closed: () => number }): void =>
    expect([sheet.closed(), window.location.pathname, told]).toEqual([1, '/carlist', ['/carlist']]);

  test('where the browser makes one move of them', async () => {
    const sheet = openThree();
    window.history.go(-2);
    await moved();
    await moved();
    isLeft(sheet);
  });

  test('where the second one is under way before the first is taken back', async () => {
    const sheet = openThree();
    // Chromium forgets the way up.
    jest.spyOn(window.history, 'go').mockReturnValueOnce(undefined);
    await goBack(1);
    await goBack(1);
    isLeft(sheet);
    await goBack(1);
    expect(told).toEqual(['/carlist', '/']);
  });
});

test('on the screen that a visit begins with it closes the dialog too, instead of leaving the app', async () => {
  const sheet = open('time');
  await goBack(2);
  expect([sheet.closed(), window.location.pathname, told]).toEqual([1, '/', []]);
  // Then the next back leaves, past the entry that the router takes for the same.
  window.history.back();
  await moved();
  await moved();
  expect(told).toHaveLength(1);
  expect(window.history.state).not.toMatchObject({ twin: expect.anything() as string });
});

test('a screen that was opened from there comes back to it once', async () => {
  open('time').release();
  openScreen('/carlist');
  await goBack(1);
  expect([window.location.pathname, told]).toEqual(['/', ['/']]);
});

test('what the app leaves by itself is left, though a dialog lies over it', async () => {
  openScreen('/carlist');
  const sheet = open('time');
  leaveByBack();
  await goBack(1);
  expect([sheet.closed(), told]).toEqual([0, ['/']]);
  sheet.release();
});

test('a dialog of a screen below is none of the one above it', async () => {
  openScreen('/carlist');
  const sheet = open('time');
  openScreen('/cardetail');
  await goBack(1);
  expect([sheet.closed(), told]).toEqual([0, ['/carlist']]);
  isDrawn(false);
  await goBack(1);
  expect([sheet.closed(), told]).toEqual([0, ['/carlist', '/']]);
  sheet.release();
});
