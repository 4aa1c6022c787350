import { followScroll, keepScroll } from '@/platform/scroll';

/** A screen that scrolls by itself, with an element of this id. */
function screenWith(id: string): HTMLElement {
  const page = document.createElement('div');
  page.className = 'taro_page';
  page.innerHTML = `<div id="${id}"></div>`;
  document.body.append(page);
  return page;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('how far a screen is scrolled (rental.md, details of flow 9)', () => {
  it('is remembered and found again', () => {
    const page = screenWith('car-list');
    page.scrollTop = 1200;
    const goBack = keepScroll('car-list');
    page.scrollTop = 0;
    goBack();
    expect(page.scrollTop).toBe(1200);
  });

  it('is that of the screen which is seen: those below stay in the document', () => {
    const below = screenWith('car-list');
    const seen = screenWith('car-list');
    below.scrollTop = 700;
    seen.scrollTop = 300;
    const goBack = keepScroll('car-list');
    seen.scrollTop = 0;
    goBack();
    expect([below.scrollTop, seen.scrollTop]).toEqual([700, 300]);
  });
});

describe('a screen that the browser’s back reaches anew (issue 3: back and forward keep the position)', () => {
  /** A frame of the browser, in which what waits for one happens. */
  const nextFrame = (): Promise<void> => new Promise(resolve => requestAnimationFrame(() => resolve()));
  const sized = (page: HTMLElement): HTMLElement =>
    Object.defineProperty(page, 'clientHeight', { configurable: true, value: 700 });

  /** The list of an entry of the history, scrolled by a person and then let go by the router. */
  function leaveScrolled(key: string, top: number): void {
    window.history.replaceState({ key }, '');
    const page = sized(screenWith('list'));
    const stop = followScroll('list');
    page.scrollTop = top;
    page.dispatchEvent(new Event('scroll'));
    stop();
    page.remove();
  }

  it('begins where it was left', async () => {
    leaveScrolled('a', 900);
    const page = sized(screenWith('list'));
    const stop = followScroll('list');
    await nextFrame();
    expect(page.scrollTop).toBe(900);
    stop();
  });

  it('a new visit begins at the top, and a person who scrolls is not pulled back', async () => {
    leaveScrolled('b', 900);
    window.history.replaceState({ key: 'c' }, '');
    const fresh = sized(screenWith('list'));
    followScroll('list')();
    await nextFrame();
    expect(fresh.scrollTop).toBe(0);
    fresh.remove();

    window.history.replaceState({ key: 'b' }, '');
    const page = sized(screenWith('list'));
    const stop = followScroll('list');
    page.dispatchEvent(new Event('wheel'));
    await nextFrame();
    expect(page.scrollTop).toBe(0);
    stop();
  });
});
