import { expectNoHorizontalScroll, journey } from './support/app';
import { accessibilityProblems } from './support/accessibility';
import { submitOrder } from './support/booking';

// Issue 11, 客服: a chat-like help that answers from the FAQ by search, hands over to the phone, with the order attached.

describe('issue 11: 在线客服', () => {
  journey(
    'answers in own words and in pinyin, and has the order at hand that it was asked from',
    async ({ page, mobile }) => {
      await page.goto('/customer_service');
      await page.getByRole('button', { name: /^在线客服/ }).click();
      await page.getByText('您好，请问有什么可以帮您').waitFor();
      const ask = async (text: string, found: string): Promise<void> => {
        await page.getByRole('textbox', { name: '您的问题' }).fill(text);
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: found }).last().waitFor();
      };
      await ask('押金什么时候退给我', '押金要交多少，什么时候退？');
      await ask('fapiao', '怎么开发票？');
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 812 });
      await expectNoHorizontalScroll(page);
      await page.setViewportSize({ width: 375, height: 812 });

      await submitOrder(page, mobile);
      const [orderid = ''] = /Z\w+\d{6,}/.exec(page.url()) ?? [];
      await page.goto(`/profile/order_detail?orderid=${orderid}`);
      await page.getByRole('button', { name: '更多' }).click();
      await page.getByRole('button', { name: '联系客服' }).click();
      await page.getByText('咨询的订单，接通后请告诉客服').waitFor();
      await page.getByText(orderid, { exact: true }).last().waitFor();
    },
  );
});
