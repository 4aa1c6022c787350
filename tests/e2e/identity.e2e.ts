import { idCardFor, nameFor } from '../support/idCards';
import { journey } from './support/app';
import { Desk } from './support/Desk';
import { handInIdentity } from './support/identity';
import { login } from './support/login';
import { takePhoto } from './support/photos';

// Issue 12, what it must show: identity refused, then approved.

journey('who is refused reads why at the field, puts it right and is verified', async ({ page, mobile }) => {
  await login(page, mobile, '/profile/identify');
  const name = nameFor(mobile);
  await handInIdentity(page, mobile, name);
  const desk = await Desk.enter(page);
  await desk.open('实名认证', name);
  expect(await desk.text()).toContain(idCardFor(mobile));
  expect(await desk.photos()).toBe(3);
  const reason = '驾驶证看不清，请在光线好的地方重拍，四个角都要拍到';
  expect(await desk.act('退回', { 原因: reason })).toBe('已退回，会员可以修改后重新提交');

  // The screen asks by itself how the staff has decided.
  await page.getByRole('heading', { name: '认证未通过' }).waitFor();
  await page.getByRole('button', { name: '修改后重新提交' }).click();
  const licence = page.getByRole('group', { name: '驾驶证正页' });
  await licence.getByRole('alert').getByText(reason).waitFor();
  await page.getByLabel('身份证号').fill(idCardFor(mobile));
  await page.getByRole('button', { name: '提交认证' }).click();
  await licence.getByRole('alert').getByText('请拍摄驾驶证正页').waitFor();
  await takePhoto(page, '驾驶证正页');
  await page.getByRole('button', { name: '提交认证' }).click();
  await page.getByRole('heading', { name: '认证中' }).waitFor();
  await desk.open('实名认证', name);
  expect(await desk.act('通过')).toBe('已通过认证');
  await page.getByRole('heading', { name: '已认证' }).waitFor();
});
