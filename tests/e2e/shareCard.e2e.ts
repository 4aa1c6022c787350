import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Download, Page } from 'playwright-core';
import { journey } from './support/app';
import { beginPayment, submitOrder } from './support/booking';

// Issue 11, a companion after paying: a share card of the trip without personal data.

/** Width and height of a PNG that was saved, as its first chunk says them. */
async function sizeOf(saved: Download): Promise<[number, number]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'share-card-'));
  const file = path.join(directory, saved.suggestedFilename());
  await saved.saveAs(file);
  const png = readFileSync(file);
  rmSync(directory, { recursive: true });
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** From a submitted order to the sheet of its card. */
async function openShare(page: Page): Promise<void> {
  await beginPayment(page);
  await page.getByRole('button', { name: '支付成功' }).click();
  await page.getByRole('button', { name: /^取车提醒/ }).click();
  await page.getByRole('button', { name: /^分享行程/ }).click();
}

describe('issue 11: the trip as a picture', () => {
  journey('it is drawn on the device, and saved as a file', async ({ page, mobile }) => {
    await submitOrder(page, mobile);
    await openShare(page);
    const sheet = page.getByRole('dialog', { name: '分享行程' });
    const picture = sheet.getByRole('img', { name: /取车：/ });
    await picture.waitFor();
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    const file = page.waitForEvent('download');
    await sheet.getByRole('button', { name: '保存图片' }).click();
    const saved = await file;
    expect(saved.suggestedFilename()).toBe('租车行程.png');
    const [wide, high] = await sizeOf(saved);
    expect(wide).toBe(750);
    // It is seen whole on the screen.
    expect(width / height).toBeCloseTo(wide / high, 1);
  });
});
