import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { HANDOVER_SLOTS } from '../../../src/domain/handoverPhotos';

let taken = 0;

/** What the camera sees: something of another colour each time, with the name of what it is. */
export async function photoOf(label: string) {
  taken += 1;
  const colour = `hsl(${(taken * 47) % 360}, 40%, ${40 + (taken % 5) * 8}%)`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
    <rect width="900" height="600" fill="${colour}"/>
    <rect x="150" y="220" width="600" height="200" rx="60" fill="#fff"/>
    <text x="450" y="345" font-size="60" text-anchor="middle">${label}</text>
  </svg>`;
  const buffer = await sharp(Buffer.from(picture)).jpeg().toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** Takes the photo of this name with the camera of the phone; ends when it has arrived. */
export async function takePhoto(page: Page, label: string): Promise<void> {
  const camera = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `拍摄或选择${label}` }).click();
  await (await camera).setFiles(await photoOf(label));
  await page.getByRole('group', { name: label }).getByText('已上传').waitFor();
}

/** Takes and saves all photos of a hand-over, on its screen, which must be open. */
export async function photograph(page: Page, when: '取车' | '还车'): Promise<void> {
  for (const { name } of HANDOVER_SLOTS) await takePhoto(page, `${when}时的${name}`);
  await page.getByRole('button', { name: `保存${HANDOVER_SLOTS.length}张照片` }).click();
  await page.getByText(new RegExp(`^${HANDOVER_SLOTS.length}张照片都已保存`)).waitFor();
}
