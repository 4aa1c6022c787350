import { journey } from './support/journey';
import type { Phone } from './support/phone';

const answer = 'packages/content/pages/answer/index';
const service = 'pages/customer-service/index';
/** A host keeps so many pages open. */
const most = 10;

/** Follows the first of the related questions; its answer lies over the one that led there. */
async function follow(phone: Phone): Promise<void> {
  const from = await phone.query();
  await phone.page.locator('.screen:not([hidden]) [role="button"]').filter({ hasText: /？$/ }).first().tap();
  await phone.page.waitForFunction(id => window.engine.query().id !== id, from.id);
  await phone.settle();
}

describe.each(['weapp', 'qq', 'alipay'] as const)('ten pages lie on each other (issue 10, 3.8): %s', host => {
  journey('the next step takes the place of the last, and back leads over all of them', host, async phone => {
    await phone.tap('button', '客服');
    await phone.titled('客服');
    await follow(phone);
    for (let depth = 2; depth < most; depth += 1) await follow(phone);
    expect(await phone.routes()).toEqual([service, ...Array.from({ length: most - 1 }, () => answer)]);
    for (const _more of ['the eleventh', 'the twelfth']) {
      await follow(phone);
      expect(await phone.routes()).toHaveLength(most);
    }
    for (let depth = most - 1; depth > 1; depth -= 1) {
      await phone.back();
      expect(await phone.routes()).toHaveLength(depth);
      await phone.text('有帮助吗？').waitFor();
    }
    await phone.back();
    await phone.titled('客服');
  });
});
