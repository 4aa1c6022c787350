import { expectNoHorizontalScroll, journey } from './support/app';
import { accessibilityProblems } from './support/accessibility';
import { Desk } from './support/Desk';
import { login } from './support/login';
import { takePhoto } from './support/photos';

// Specification §2, /profile/feedback; issue 12: feedback with pictures.

journey(
  'a member tells what went wrong, with a picture, and reads the answer; nothing is lost when they leave in between',
  async ({ page, mobile }) => {
    await page.goto('/customer_service');
    await page.getByRole('button', { name: '意见反馈' }).click();
    await page.getByText('登录后提交反馈、查看回复').waitFor();
    await login(page, mobile, '/profile/feedback');
    await page.getByRole('button', { name: '我的反馈' }).click();
    await page.getByRole('heading', { name: '还没有反馈' }).waitFor();
    await page.getByRole('button', { name: '写反馈' }).first().click();
    await page.getByRole('button', { name: '使用问题' }).click();
    await page.getByRole('textbox', { name: '具体内容' }).fill('选好日期后，列表没有更新');
    await takePhoto(page, '图片1');
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);

    await page.goto('/profile');
    await page.goto('/profile/feedback');
    expect(await page.getByRole('textbox', { name: '具体内容' }).inputValue()).toBe(
      '选好日期后，列表没有更新',
    );
    expect(await page.getByRole('textbox', { name: '联系电话' }).inputValue()).toBe(mobile);
    await page.getByRole('group', { name: '图片1' }).getByText('已上传').waitFor();
    await page.getByRole('button', { name: '提交' }).click();
    const card = page.getByRole('article', { name: '使用问题' });
    await card.getByText('已提交').waitFor();

    const desk = await Desk.enter(page);
    await desk.open('意见反馈', mobile);
    const text = await desk.text();
    for (const part of ['选好日期后，列表没有更新', mobile, '待回复']) expect(text).toContain(part);
    expect(await desk.photos()).toBe(1);
    expect(await desk.act('回复', { 回复内容: '谢谢您，已经修好了，更新后再试试' })).toBe('已回复');

    await page.reload();
    await page.getByRole('button', { name: '我的反馈' }).click();
    await card.getByText('已回复').waitFor();
    await card.getByText('谢谢您，已经修好了，更新后再试试').waitFor();
    await card.getByRole('img', { name: '图片1' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page, 320);
  },
);
