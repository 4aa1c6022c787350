import Taro from '@tarojs/taro';
import { watchNearness, whenShown } from '@/platform/visibility';

type Report = (entry: {
  boundingClientRect: { width: number; height: number };
  intersectionRatio: number;
}) => void;

/** The page's observer, as a mini-program gives it: it reports what the test says. */
function observePage() {
  const observed: { selector: string; report: Report }[] = [];
  const disconnect = jest.fn();
  const observer = {
    relativeToViewport: () => observer,
    observe: (selector: string, report: Report) => void observed.push({ selector, report }),
    disconnect,
  };
  Object.assign(Taro, {
    getCurrentInstance: () => ({ page: {} }),
    createIntersectionObserver: () => observer,
  });
  return { observed, disconnect };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what is near the screen, on a mini-program', () => {
  it('is told by the host, with its height', () => {
    const { observed, disconnect } = observePage();
    const report = jest.fn();
    const stop = watchNearness('cars-20', report);
    expect(observed[0]?.selector).toBe('#cars-20');
    observed[0]?.report({ boundingClientRect: { width: 343, height: 1800 }, intersectionRatio: 0.2 });
    observed[0]?.report({ boundingClientRect: { width: 343, height: 1800 }, intersectionRatio: 0 });
    expect(report.mock.calls).toEqual([[{ isNear: true, height: 1800 }], [{ isNear: false, height: 1800 }]]);
    stop();
    expect(disconnect).toHaveBeenCalled();
  });

  it('a hidden screen changes nothing', () => {
    const { observed } = observePage();
    const report = jest.fn();
    watchNearness('cars-20', report);
    observed[0]?.report({ boundingClientRect: { width: 0, height: 0 }, intersectionRatio: 0 });
    jest.runAllTimers();
    expect(report).not.toHaveBeenCalled();
  });

  it('a phone that is busy for three seconds is still asked, and nothing is drawn for nothing', () => {
    const { observed } = observePage();
    const report = jest.fn();
    watchNearness('cars-20', report);
    jest.advanceTimersByTime(3000);
    expect(report).not.toHaveBeenCalled();
    observed[0]?.report({ boundingClientRect: { width: 343, height: 1800 }, intersectionRatio: 0 });
    jest.runAllTimers();
    expect(report.mock.calls).toEqual([[{ isNear: false, height: 1800 }]]);
  });

  it('everything is near when the host says nothing, or knows no page', () => {
    observePage();
    const report = jest.fn();
    watchNearness('cars-20', report);
    jest.runAllTimers();
    expect(report).toHaveBeenLastCalledWith({ isNear: true, height: 0 });
    Object.assign(Taro, { getCurrentInstance: () => ({ page: null }) });
    watchNearness('cars-30', report);
    expect(report).toHaveBeenCalledTimes(2);
  });
});

/** Milliseconds until a busy phone shows what its app says. */
const LATE = 250;

/** A page as Taro sends it to a busy view: what is gathered in one moment goes at its end, and arrives late. */
class BusyPage {
  readonly shown: string[] = [];
  private gathered: string[] = [];
  private waiting: (() => void)[] = [];

  constructor() {
    const question = {
      selectViewport: () => question,
      scrollOffset: () => question,
      exec: (task: () => void) => void setTimeout(task, LATE),
    };
    Object.assign(Taro, {
      createSelectorQuery: () => question,
      // Whatever arrives next calls all who wait, although it was sent before they asked.
      nextTick: (task: () => void) => void this.waiting.push(task),
    });
  }

  send(text: string): void {
    if (this.gathered.push(text) > 1) return;
    setTimeout(() => {
      const sent = this.gathered.splice(0);
      setTimeout(() => {
        this.shown.push(...sent);
        this.waiting.splice(0).forEach(task => task());
      }, LATE);
    });
  }
}

test('what waits for the view waits until it shows what was sent last, whatever was on its way before', () => {
  const page = new BusyPage();
  page.send('c');
  jest.advanceTimersByTime(100);
  page.send('cd');
  let seen: string[] = [];
  whenShown(() => {
    seen = [...page.shown];
  });
  jest.runAllTimers();
  expect(seen).toEqual(['c', 'cd']);
});
