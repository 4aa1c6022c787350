import { IDENTITY_REFUSALS } from '../../../src/domain/identityApplication';
import { idCardFor, nameFor } from '../../support/idCards';
import { doAtDesk, findAtDesk } from './desk';
import type { Phone } from './phone';
import { takePhoto } from './photos';

/** Hands in identity card and licence in 实名认证, which must be open; ends when they wait for the staff. */
export async function handInIdentity(phone: Phone): Promise<void> {
  for (const card of ['身份证人像面', '身份证国徽面', '驾驶证正页']) await takePhoto(phone, card);
  await phone.fill('姓名', nameFor(phone.mobile));
  await phone.fill('身份证号', idCardFor(phone.mobile));
  await phone.fill('领证日期', '20200601');
  await phone.tap('button', '提交认证');
  await phone.part('heading', '认证中').waitFor();
}

const minute = 60_000;

/** The staff decides on what waits for them while the member looks at something else; back in the app they see it. */
async function decide(
  phone: Phone,
  action: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  await phone.leave();
  const id = await findAtDesk('identities', nameFor(phone.mobile));
  const done = await doAtDesk('identities', id, action, fields);
  await phone.enter(minute);
  return done;
}

/** The staff approves what waits for them, and the member sees it. */
export async function approveIdentity(phone: Phone): Promise<void> {
  expect(await decide(phone, 'approve', {})).toBe('已通过认证');
  await phone.part('heading', '已认证').waitFor();
}

/** The licence cannot be read, so that the staff refuses; the member reads it at the field and takes the photo again. */
export async function putRefusedRight(phone: Phone): Promise<void> {
  const refusal = IDENTITY_REFUSALS.find(({ text }) => text.startsWith('驾驶证看不清'));
  if (!refusal) throw new Error('Nobody is refused for a licence that cannot be read');
  expect(await decide(phone, 'refuse', { code: String(refusal.code), comments: '' })).toBe(
    '已退回，会员可以修改后重新提交',
  );
  await phone.part('heading', '认证未通过').waitFor();
  await phone.tap('button', '修改后重新提交');
  await phone.part('group', '驾驶证正页').getByText(refusal.text).waitFor();
  await phone.fill('身份证号', idCardFor(phone.mobile));
  await takePhoto(phone, '驾驶证正页');
  await phone.tap('button', '提交认证');
  await phone.part('heading', '认证中').waitFor();
}
