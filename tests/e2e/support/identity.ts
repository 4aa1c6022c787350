import type { Page } from 'playwright-core';
import { idCardFor, nameFor } from '../../support/idCards';
import { renter } from './booking';
import type { Desk } from './Desk';
import { takePhoto } from './photos';

/** Hands in identity card and licence in 实名认证, which must be open; ends when they wait for the staff. */
export async function handInIdentity(page: Page, mobile: string, name = renter.name): Promise<void> {
  for (const card of ['身份证人像面', '身份证国徽面', '驾驶证正页']) await takePhoto(page, card);
  await page.getByLabel('姓名').fill(name);
  await page.getByLabel('身份证号').fill(idCardFor(mobile));
  await page.getByLabel('领证日期').fill('20200601');
  await page.getByRole('button', { name: '提交认证' }).click();
  await page.getByRole('heading', { name: '认证中' }).waitFor();
}

/** Has a member verified who has 实名认证 open: they hand in what is asked for, and the staff approves it. */
export async function becomeVerified(page: Page, mobile: string, desk: Desk): Promise<void> {
  const name = nameFor(mobile);
  await handInIdentity(page, mobile, name);
  await desk.open('实名认证', name);
  expect(await desk.act('通过')).toBe('已通过认证');
}
