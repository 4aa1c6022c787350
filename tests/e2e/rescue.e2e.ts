import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';
import { openColdOffline, untilKept } from './support/coldOffline';
import { rent } from './support/order';

// Specification §2, /insure_apply/rescue_call; issue 15: rescue works without a network for what it can.

journey(
  'whose car is out finds whom to call, what to do and what to say after a cold start without a network, and says where they are without a position',
  async ({ page, context, mobile }) => {
    await rent(page, mobile);
    await page.getByRole('button', { name: '更多' }).last().click();
    await page.getByRole('button', { name: '道路救援' }).click();
    await page.getByRole('heading', { name: '照着念' }).waitFor();
    // Which car it is hangs on what other journeys have booked.
    const said = await page.getByText(/我开的是租来的[^车]/).innerText();
    const car = /我开的是租来的([^。，]+)/.exec(said)?.[1] ?? '';
    expect(car).not.toBe('');
    await expectNoHorizontalScroll(page, 320);
    expect(await accessibilityProblems(page)).toEqual([]);
    await untilKept(page);

    const offline = await openColdOffline(context, page, '/insure_apply/rescue_call');
    await offline.getByRole('button', { name: /^呼叫道路救援/ }).waitFor();
    await offline.getByRole('button', { name: /122/ }).waitFor();
    await offline.getByText(`我开的是租来的${car}`).waitFor();

    await offline.getByRole('button', { name: '获取我的位置' }).click();
    await offline.getByText(/定位未获允许/).waitFor();
    await offline.getByLabel('路名地标').fill('京藏高速进京方向45公里');
    await offline.getByRole('button', { name: '轮胎破了' }).click();
    await offline.getByText(/京藏高速进京方向45公里.*轮胎破了/).waitFor();
  },
  // A device without a network says so of each call.
  { allow: ['request failed', 'console error'], minutes: 3 },
);
