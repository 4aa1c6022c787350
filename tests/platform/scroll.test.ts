import { keepScroll } from '@/platform/scroll';

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
