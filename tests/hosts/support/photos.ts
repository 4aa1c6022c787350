import { HANDOVER_SLOTS } from '../../../src/domain/handoverPhotos';
import type { Phone } from './phone';

/** Takes the photo of this name; ends when it has arrived. */
export async function takePhoto(phone: Phone, label: string): Promise<void> {
  // How it is to be taken belongs to its name.
  await phone.tap('button', new RegExp(`^拍摄或选择${label}`));
  await phone.part('group', label).getByText('已上传').waitFor();
}

/** Takes and saves all photos of a hand-over, from the open order and back to it. */
export async function photograph(phone: Phone, when: '取车' | '还车'): Promise<void> {
  await phone.tap('button', new RegExp(`^${when}验车照片`));
  await phone.titled('验车照片');
  for (const { name } of HANDOVER_SLOTS) await takePhoto(phone, `${when}时的${name}`);
  await phone.tap('button', `保存${HANDOVER_SLOTS.length}张照片`);
  await phone.text(new RegExp(`^${HANDOVER_SLOTS.length}张照片都已保存`)).waitFor();
  await phone.back();
}
