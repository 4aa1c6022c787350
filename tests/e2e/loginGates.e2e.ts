import type { Page } from 'playwright-core';
import { journey } from './support/app';
import { fillInLogin } from './support/login';

const detail = '/cardetail?cartype_id=1034';

/** The app as `LOGIN_GATE=all` builds it: that is one word in its scripts. */
async function askAll(page: Page): Promise<void> {
  let changed = 0;
  await page.route('**/static/js/*.js', async route => {
    const response = await route.fetch();
    const code = await response.text();
    const asking = code.replace(
      /(\.loginGate\)\s*&&\s*void 0\s*!==\s*\w+\s*\?\s*\w+\s*:\s*)"auth"/,
      '$1"all"',
    );
    if (asking !== code) changed += 1;
    await route.fulfill({ response, body: asking });
  });
  await page.goto('/login');
  expect(changed).toBe(1);
}

/** Specification §6, decision 2; issue 10, `each login gate`. */
describe('who must log in', () => {
  journey('usually: a member’s pages alone', async ({ page, mobile }) => {
    await page.goto(detail);
    await page.getByRole('button', { name: '立即预订' }).waitFor();
    await page.goto('/order');
    await page.waitForURL(url => url.pathname === '/login');
    await fillInLogin(page, mobile);
    expect(new URL(page.url()).pathname).toBe('/order');
  });

  journey('all: whatever is opened leads over the login, and exactly there', async ({ page, mobile }) => {
    await askAll(page);
    await page.goto(detail);
    await page.waitForURL(url => url.pathname === '/login');
    await fillInLogin(page, mobile);
    expect(page.url()).toContain(detail);
    await page.getByRole('button', { name: '立即预订' }).waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: '去选车' }).waitFor();
  });

  journey('none, from alilite: a member’s pages offer the login in place', async ({ page, mobile }) => {
    await page.goto('/order?sources=alilite');
    await page.getByRole('button', { name: '去登录' }).click();
    await fillInLogin(page, mobile);
    expect(new URL(page.url()).pathname).toBe('/order');
    // The host draws the title there (issue 13: the variant without our header).
    await page.getByText('没有进行中的订单').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
  });
});
