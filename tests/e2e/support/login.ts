import type { Locator, Page } from 'playwright-core';

/** The newest message that was sent to a number, read on the sandbox page as a tester reads it. */
export async function lastMessage(page: Page, mobile: string): Promise<string> {
  const sandbox = await page.context().newPage();
  try {
    await sandbox.goto('/sandbox');
    const message = sandbox.getByRole('row').filter({ hasText: mobile }).first();
    return await message.getByRole('cell').last().innerText();
  } finally {
    await sandbox.close();
  }
}

/** The code in it. */
export async function smsCode(page: Page, mobile: string): Promise<string> {
  const text = await lastMessage(page, mobile);
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
  if (!code) throw new Error(`no code in the message: ${text}`);
  return code;
}

/** Has a code sent to the number that stands there, fills it in and agrees. */
async function fillInCode(page: Page, form: Page | Locator, mobile: string): Promise<void> {
  await form.getByRole('button', { name: /获取验证码|重新获取/ }).click();
  // The countdown begins when the message is on its way.
  await form.getByText(/\d+秒后重发/).waitFor();
  // What lies behind the login may ask for the same.
  await form
    .getByLabel('验证码')
    .filter({ visible: true })
    .fill(await smsCode(page, mobile));
  await form.getByRole('checkbox', { name: /我已阅读并同意/ }).click();
}

/** Fills in the login page, which must be open, as a newcomer does; ends when the app has left it. */
export async function fillInLogin(page: Page, mobile: string): Promise<void> {
  await fillInForm(page, mobile, '登录');
  await page.waitForURL(url => url.pathname !== '/login');
}

/** Fills in the login form that a screen holds, as a newcomer does; `submitText` stands on its button. */
export async function fillInForm(page: Page, mobile: string, submitText: string): Promise<void> {
  await page.getByLabel('手机号').filter({ visible: true }).fill(mobile);
  await fillInCode(page, page, mobile);
  await page.getByRole('button', { name: submitText, exact: true }).click();
}

/** The login that a visitor's 提交订单 asks for, over the booking: the number is there already. */
export async function logInToSubmit(page: Page, mobile: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: '登录后提交订单' });
  await sheet.waitFor();
  expect(await sheet.getByLabel('手机号').inputValue()).toBe(mobile);
  await fillInCode(page, sheet, mobile);
  await sheet.getByRole('button', { name: '登录并提交订单' }).click();
}

/**
 * The login in place that a screen offers a guest, in the sheet of this title; `button` goes on from there. Ends when the
 * sheet has gone.
 */
export async function logInInPlace(
  page: Page,
  title: string,
  mobile: string,
  button = '登录',
): Promise<void> {
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.getByLabel('手机号').fill(mobile);
  await fillInCode(page, sheet, mobile);
  await sheet.getByRole('button', { name: button, exact: true }).click();
  await sheet.waitFor({ state: 'hidden' });
}

/** Logs in by phone and code and returns to `returnUrl`, an address of the app. */
export async function login(page: Page, mobile: string, returnUrl = '/'): Promise<void> {
  await page.goto(`/login?return_url=${encodeURIComponent(returnUrl)}`);
  await fillInLogin(page, mobile);
}
