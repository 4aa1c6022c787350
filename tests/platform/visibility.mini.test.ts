import Taro from '@tarojs/taro';
import { watchNearness } from '@/platform/visibility';

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
