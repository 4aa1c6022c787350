import { answerOf } from '../scripts/support/runScript';
import { newPhone } from './support/app';
import { beginPayment, submitOrder } from './support/booking';

/** What scripts/checkSyntax.mjs takes for newer than the oldest engines that we serve. */
interface Newer {
  globals: string[];
  statics: string[];
  members: string[];
}

const newer = answerOf<Newer>(`
  import { newerNames } from './scripts/lib/newerBuiltIns.mjs';
  console.log(JSON.stringify(newerNames()));`);

/** Takes away what Chrome 70 or iOS 12.0 does not have, before anything of the app is loaded. */
function forget({ globals, statics, members }: Newer): void {
  const all = window as unknown as Record<string, object | undefined>;
  for (const name of statics) {
    const [owner = '', member = ''] = name.split('.');
    if (all[owner]) Reflect.deleteProperty(all[owner], member);
  }
  for (const name of members) {
    const [type = '', member = ''] = name.split('.');
    const { prototype } = (all[type] ?? {}) as { prototype?: object };
    if (prototype) Reflect.deleteProperty(prototype, member);
  }
  for (const name of globals) Reflect.deleteProperty(window, name);
}

describe('a browser of 2018: Chrome 70, iOS 12.0 (issue 10, 3.2)', () => {
  it('a renter books, pays and finds the order', async () => {
    const { page, context, mobile, problems } = await newPhone();
    try {
      await context.addInitScript(forget, newer);
      await submitOrder(page, mobile);
      await beginPayment(page);
      await page.getByRole('button', { name: '支付成功' }).click();
      await page.getByRole('heading', { level: 2, name: '支付成功' }).waitFor();
      await page.getByRole('button', { name: '查看订单' }).click();
      await page.getByText('待取车').filter({ visible: true }).first().waitFor();
      expect(problems.found()).toEqual([]);
    } finally {
      await context.close();
    }
  });
});
