import type { Page } from 'playwright-core';

/** What a person does with a demand of whatever line: its form, and a quote of it that does not suit. */

/** Takes the earliest time that a field offers. */
export async function takeSoonest(page: Page, field: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  await page.getByRole('button', { name: /^确定 · / }).click();
}

/** Chooses a place in the sheet of a field, by what is typed. */
export async function choosePlace(page: Page, field: string, keyword: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  const sheet = page.getByRole('dialog', { name: field });
  await sheet.getByRole('searchbox').fill(keyword);
  await sheet
    .getByRole('button', { name: new RegExp(keyword) })
    .first()
    .click();
  await sheet.waitFor({ state: 'hidden' });
}

/** Sends what is filled in. */
export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: '提交需求' }).click();
  await page.getByText('需求已提交').waitFor();
}

/** Declines the quote that stands open, with a word; ends when the desk has it. */
export async function declineQuote(page: Page, word: string): Promise<void> {
  await page.getByRole('button', { name: '不接受' }).click();
  await page.getByLabel('哪里不合适').fill(word);
  await page.getByRole('button', { name: '告诉客服' }).click();
  await page.getByText(`没有接受报价：${word}`).waitFor();
}
