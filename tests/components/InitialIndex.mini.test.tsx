import { act, fireEvent, render, screen } from '@testing-library/react';
import { InitialIndex } from '@/components/grouped-chooser/InitialIndex';
import { host } from '../support/taro';

// Issue 11: A–Z index at the right edge of the city list. In mini-programs a finger is followed along it.

const initials = ['A', 'B', 'C', 'D'];
const bubble = (): string | undefined => document.querySelector('.bubble')?.textContent ?? undefined;

/** The strip: 400 pixels high, 100 below the top of the screen. */
function strip(): HTMLElement {
  render(<InitialIndex initials={initials} />);
  host.places['#initial-index'] = { top: 100, height: 400 };
  return screen.getByLabelText('按首字母查找');
}

const at = (clientY: number) => ({ touches: [{ clientY }] });
/** A touch, and the host's answer where the strip is. */
const touch = (part: HTMLElement, y: number): Promise<void> =>
  act(async () => {
    fireEvent.touchStart(part, at(y));
    await Promise.resolve();
  });

describe('the index of initials in a mini-program', () => {
  it('leads to the letter under the finger, shows it large, and follows', async () => {
    const part = strip();
    await touch(part, 110);
    expect([bubble(), host.scrolledTo]).toEqual(['A', ['#initial-A']]);
    fireEvent.touchMove(part, at(150));
    fireEvent.touchMove(part, at(399));
    expect([bubble(), host.scrolledTo]).toEqual(['C', ['#initial-A', '#initial-C']]);
    fireEvent.touchEnd(part);
    expect(bubble()).toBeUndefined();
  });

  it('stays at its ends where the finger goes beyond', async () => {
    const part = strip();
    await touch(part, 20);
    fireEvent.touchMove(part, at(700));
    expect(host.scrolledTo).toEqual(['#initial-A', '#initial-D']);
  });

  it('knows where a quick finger is once the host has said where the strip is', async () => {
    const part = strip();
    await act(async () => {
      fireEvent.touchStart(part, at(110));
      fireEvent.touchMove(part, at(480));
      await Promise.resolve();
    });
    expect([bubble(), host.scrolledTo]).toEqual(['D', ['#initial-D']]);
  });

  it('leads on a short tap, too, which is over before the host has said where the strip is', async () => {
    const part = strip();
    await act(async () => {
      fireEvent.touchStart(part, at(210));
      fireEvent.touchEnd(part);
      await Promise.resolve();
    });
    expect([bubble(), host.scrolledTo]).toEqual([undefined, ['#initial-B']]);
  });
});
