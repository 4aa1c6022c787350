import { accidentOf } from './support/accident';
import { journey } from './support/app';
import { expectState, reading, rent } from './support/order';
import { violationOf } from './support/violation';
import { eventually } from './support/waiting';

// Issue 15: deposits are held by cases and released by their end; the order shows which case holds what.

journey(
  'each deposit of a rental goes back once the last of its cases is over, and not before',
  async ({ page, mobile }) => {
    const desk = await rent(page, mobile);
    const order = page.url();
    const orderid = new URL(order).searchParams.get('orderid') ?? '';
    const first = await desk.register('事故', accidentOf(orderid));
    const last = await desk.register('事故', accidentOf(orderid, { 地点: '机场高速出京方向' }));
    const violation = await desk.register('违章', violationOf(orderid));
    await desk.open('自驾订单', mobile);
    await desk.act('收车', reading(8200));
    await desk.act('发送账单');
    await page.goto(order);
    await expectState(page, '待退押金');
    const accidents = (): Promise<number> => page.getByRole('button', { name: /的事故.*查看和处理/ }).count();
    expect(await eventually(page, accidents, count => count === 2)).toBe(2);
    await page.getByRole('button', { name: /的违章.*查看和处理/ }).waitFor();

    await desk.open('事故', first);
    await desk.act('撤销报案', { 说明: '重复登记' });
    await desk.open('自驾订单', mobile);
    expect(await desk.refused(/^退还车辆押金/)).toContain('事故还没有处理完，押金暂时不能退');
    await desk.open('事故', last);
    await desk.act('撤销报案', { 说明: '对方全责，已由对方赔付' });
    await desk.open('自驾订单', mobile);
    expect(await desk.act(/^退还车辆押金/)).toBe('已退还车辆押金');

    expect(await desk.refused(/^退还违章押金/)).toContain('违章还没有处理完，押金暂时不能退');
    await desk.open('违章', violation);
    await desk.act('撤销违章', { 说明: '不是这辆车' });
    await desk.open('自驾订单', mobile);
    expect(await desk.act(/^退还违章押金/)).toBe('已退还违章押金');
    await page.goto(order);
    await expectState(page, '待评价');
    expect(await page.getByRole('button', { name: /查看和处理/ }).count()).toBe(0);
  },
  // What the desk refuses.
  { allow: ['HTTP 422'], minutes: 3 },
);
