import { keepDoubleTaps } from '@/platform/doubleTap';

// Issue 11: submit goes straight to the cashier, and a double tap is common among those who are in a hurry.
describe('a double tap', () => {
  const taps: string[] = [];
  const tap = (name: string, count: number): void => {
    const button = document.getElementById(name);
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: count }));
  };
  beforeAll(() => keepDoubleTaps());
  beforeEach(() => {
    taps.length = 0;
    document.body.innerHTML =
      '<div class="taro_page"><button id="提交订单"></button><button id="加"></button></div>' +
      '<div class="taro_page"><button id="支付"></button></div>';
    for (const button of document.querySelectorAll('button')) {
      button.addEventListener('click', () => void taps.push(button.id));
    }
  });

  it('does not reach the screen that its first tap opened', () => {
    tap('提交订单', 1);
    tap('支付', 2);
    expect(taps).toEqual(['提交订单']);
  });

  it('counts twice on the screen where it began', () => {
    tap('加', 1);
    tap('加', 2);
    expect(taps).toEqual(['加', '加']);
  });

  it('is over with the next tap', () => {
    tap('提交订单', 1);
    tap('支付', 2);
    tap('支付', 1);
    expect(taps).toEqual(['提交订单', '支付']);
  });
});
