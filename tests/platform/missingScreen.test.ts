import Taro from '@tarojs/taro';
import { watchMissingScreens } from '@/platform/missingScreen';

/** A promise that nobody has caught, as a browser tells it. */
function reject(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  return !window.dispatchEvent(event);
}

describe('the code of a screen that cannot be fetched (issue 3: network lost)', () => {
  it('is told, and the address is that of the screen which is still shown', () => {
    const report = jest.fn();
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{ route: '/' }]);
    watchMissingScreens(report);
    expect(reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }))).toBe(true);
    expect(reject(Object.assign(new Error('no sheet'), { code: 'CSS_CHUNK_LOAD_FAILED' }))).toBe(true);
    expect([report.mock.calls.length, back.mock.calls.length]).toEqual([2, 2]);
    // Faults of the program stay what they are.
    expect(reject(new TypeError('x is undefined'))).toBe(false);
    expect(report).toHaveBeenCalledTimes(2);
  });
});
