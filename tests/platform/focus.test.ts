import { followFocus } from '@/platform/focus';

document.body.innerHTML = `
  <div id="list"><button>第一辆</button><button>第二辆</button><input /></div>
  <div id="detail"><button>返回</button></div>`;

const part = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const card = part('#list button:nth-child(2)');
const field = part('#list input');
const back = part('#detail button');

describe('the focus of a screen that is seen again (a keyboard goes on where it was)', () => {
  it('is that of the card by which it was left', () => {
    const { restore, stop } = followFocus('list');
    card.focus();
    back.focus();
    restore();
    expect(document.activeElement).toBe(card);
    stop();
  });

  it('stays where it is already within the screen', () => {
    const { restore, stop } = followFocus('list');
    card.focus();
    part('#list button').focus();
    restore();
    expect(document.activeElement).toBe(part('#list button'));
    stop();
  });

  it('is not put into a field, which would open a keyboard, nor on what has gone', () => {
    const { restore, stop } = followFocus('list');
    field.focus();
    back.focus();
    restore();
    expect(document.activeElement).toBe(back);
    card.focus();
    back.focus();
    card.remove();
    restore();
    expect(document.activeElement).toBe(back);
    stop();
  });
});
