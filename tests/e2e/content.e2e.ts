import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';

// Specification §2, static content pages; issue 14: a table of contents, search, and the date of the version.

journey('what a fee is, from the list of all to the sentence that says it', async ({ page }) => {
  await page.goto('/mall');
  await page.getByRole('heading', { name: '费用说明', level: 2 }).waitFor();
  await page.getByRole('searchbox', { name: '搜索规则和费用' }).fill('违约金');
  await page.getByRole('button', { name: /^取消和还车后的费用.*\d+处/ }).click();
  await page.getByRole('heading', { name: '取消和还车后的费用' }).waitFor();
  await page.getByText(/^版本\d+\.\d+，更新于\d{4}-\d\d-\d\d$/).waitFor();
  const said = page.getByRole('status', { name: '搜索结果' });
  expect(await said.innerText()).toMatch(/^找到\d+处$/);

  // By the keyboard: the focus stands on what was found, and that in sight.
  await page.getByRole('button', { name: '下一处' }).focus();
  await page.keyboard.press('Enter');
  expect(await said.innerText()).toMatch(/^第1处，共\d+处$/);
  const focused = page.locator('mark:focus');
  expect(await focused.innerText()).toBe('违约金');
  await focused.and(page.locator(':visible')).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await expectNoHorizontalScroll(page, 320);

  await page.getByRole('navigation', { name: '目录' }).getByRole('button', { name: '车损费' }).click();
  const heading = page.getByRole('heading', { name: '车损费' });
  expect(await heading.evaluate(element => element === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: '查看全部费用说明' }).click();
  await page.getByRole('button', { name: /^周期购费用/ }).waitFor();
});

journey('old links of rules and agreements open what they name, or say that it is gone', async ({ page }) => {
  for (const [address, title] of [
    ['/campus/campus', '校园租车规则'],
    ['/time_sharing/hours', '分时用车规则'],
    ['/mall/charter', '包车费用'],
    ['/avis_rule/member', '会员规则'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { name: title }).waitFor();
  }
  await page.goto('/avis_rule/nothing');
  await page.getByRole('heading', { name: '没有找到这篇内容' }).waitFor();
  await page.getByRole('button', { name: '查看全部协议' }).click();
  await page.getByRole('button', { name: /^长租协议/ }).waitFor();
});
