import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import Insured from '@/packages/booking/pages/insured/index';
import { BookingStore } from '@/rental/BookingStore';
import { root } from '@/stores/rootContext';
import { accessibilityProblems } from '../../support/accessibility';
import { childsIdCard, chooseThreeDays, idCard, rental } from '../../support/bookings';
import { idCardOf } from '../../support/idCards';
import { host } from '../../support/taro';

/** 被保险人 above 确认订单 of a car whose accident insurance is chosen. */
async function openInsured(cartypeId: string) {
  rental();
  const store = root.get(BookingStore);
  const booking = store.open(cartypeId);
  booking.toggleService('INS_TRAVEL_ACCIDENT', true);
  host.stack = ['/', '/reserve_car', '/reserve_car/insured'];
  render(<Insured />);
  await waitFor(() => expect(booking.checkout.isPriced).toBe(true));
  return { store, booking };
}

const field = (name: string): HTMLInputElement => screen.getByLabelText(name);
const add = async (name: string, idCardNumber: string): Promise<void> => {
  fireEvent.change(field('姓名'), { target: { value: name } });
  fireEvent.change(field('身份证号'), { target: { value: idCardNumber } });
  fireEvent.submit(field('姓名').closest('form') as HTMLFormElement);
  await waitFor(() => expect(field('姓名').value).toBe(''));
};
const list = (): HTMLElement => screen.getByRole('list', { name: '被保险人名单' });
const premium = (): HTMLElement => screen.getByRole('region', { name: '保费' });

beforeEach(chooseThreeDays);
afterEach(() => {
  cleanup();
  const { insured, renter } = root.get(BookingStore);
  insured.forget();
  renter.set('name', '');
  renter.set('idcard_no', '');
});

describe('被保险人 (specification §2, /reserve_car/insured; §3, accident driver entry)', () => {
  it('covers the renter alone at first, with the price per person and day', async () => {
    await openInsured('I1');
    expect(list().textContent).toBe('取车人本人移除');
    expect(premium().textContent).toContain('¥20/人/天');
    expect(premium().textContent).toContain('1人 × 3天，共¥60');
  });

  it('adds people; list, premium and total follow', async () => {
    await openInsured('I2');
    await add('王小明', idCard);
    await add('李雷', childsIdCard);
    expect(within(list()).getAllByRole('listitem')).toHaveLength(3);
    expect(list().textContent).toContain('110***********1239');
    expect(list().textContent).not.toContain(idCard);
    await waitFor(() => expect(premium().textContent).toContain('3人 × 3天，共¥180'));
  });

  it('tells what is wrong at the field, and puts the focus there', async () => {
    await openInsured('I3');
    fireEvent.change(field('姓名'), { target: { value: '王小明' } });
    fireEvent.change(field('身份证号'), { target: { value: '110105199003071230' } });
    fireEvent.submit(field('姓名').closest('form') as HTMLFormElement);
    expect(await screen.findByText('身份证号不正确，请核对18位号码')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('身份证号')));
    expect(field('姓名').value).toBe('王小明');
  });

  it('marks somebody who is in the list already', async () => {
    await openInsured('I4');
    await add('王小明', idCard);
    await add('王小明', idCard);
    expect(within(list()).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list()).getByRole('status').textContent).toBe('已在名单中，不重复添加');
  });

  it('keeps a removed person greyed, to be put back or cleared', async () => {
    const { booking } = await openInsured('I5');
    await add('王小明', idCard);
    fireEvent.click(screen.getByRole('button', { name: '移除王小明' }));
    expect(list().textContent).toContain('已移除，不投保');
    expect(booking.insured).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '恢复王小明' }));
    expect(booking.insured).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: '移除王小明' }));
    fireEvent.click(screen.getByRole('button', { name: '清空已移除的人' }));
    expect(within(list()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('the renter stays covered beside others, until they take themselves out (issue 10, cover lost)', async () => {
    const { store, booking } = await openInsured('I6');
    fireEvent.click(screen.getByRole('button', { name: '移除取车人本人' }));
    expect(await screen.findByText('至少为一人投保，不需要时可以关闭驾乘人员意外险')).toBeTruthy();
    act(() => {
      store.renter.set('name', '王小明');
      store.renter.set('idcard_no', idCard);
    });
    await add('李雷', childsIdCard);
    expect(list().textContent).toContain('王小明（取车人）110***********1239');
    expect(booking.insured.map(({ name }) => name)).toEqual(['王小明', '李雷']);
    fireEvent.click(screen.getByRole('button', { name: '移除王小明（取车人）' }));
    expect(booking.insured.map(({ name }) => name)).toEqual(['李雷']);
    fireEvent.click(screen.getByRole('button', { name: '恢复王小明（取车人）' }));
    expect(booking.insured).toHaveLength(2);
  });

  it('says that an identity card stands under another name', async () => {
    const { store } = await openInsured('I11');
    await add('李雷', childsIdCard);
    act(() => {
      store.insured.form.set('name', '韩梅梅');
      store.insured.form.set('idcard_no', childsIdCard);
    });
    fireEvent.submit(field('姓名').closest('form') as HTMLFormElement);
    expect(await screen.findByText('这个身份证号已登记为李雷，请核对姓名和身份证号')).toBeTruthy();
  });

  it('adds no more people than the car has seats, and says so', async () => {
    const { store } = await openInsured('I7');
    act(() => {
      for (const index of [1, 2, 3, 4]) store.insured.add({ name: '张三', idcard_no: idCardOf(index) }, 5);
    });
    expect(await screen.findByText('最多为5人投保，移除一位后可以换人')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '被保险人（5/5）' })).toBeTruthy();
    expect(screen.queryByLabelText('姓名')).toBeNull();
  });

  it('says who is not covered in a smaller car', async () => {
    const { store } = await openInsured('I8');
    act(() => {
      for (const index of [1, 2, 3, 4, 5, 6])
        store.insured.add({ name: '张三', idcard_no: idCardOf(index) }, 7);
    });
    await waitFor(() => expect(list().textContent).toContain('超出座位数，不投保'));
  });

  it('can switch the insurance off, and leads back', async () => {
    const { booking } = await openInsured('I9');
    fireEvent.click(screen.getByRole('switch', { name: /^驾乘人员意外险/ }));
    expect(booking.isAccidentInsured).toBe(false);
    expect(screen.queryByRole('list', { name: '被保险人名单' })).toBeNull();
    await waitFor(() => expect(booking.checkout.isPriced).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: '完成' }));
    expect(host.navigations.map(({ kind }) => kind)).toEqual(['navigateBack']);
  });

  it('has nothing for axe to find, with and without people', async () => {
    const { store } = await openInsured('I10');
    expect(await accessibilityProblems()).toEqual([]);
    act(() => {
      store.insured.add({ name: '王小明', idcard_no: idCard }, 5);
      store.insured.add({ name: '李雷', idcard_no: childsIdCard }, 5);
      store.insured.add({ name: '李雷', idcard_no: childsIdCard }, 5);
    });
    await screen.findByText('已在名单中，不重复添加');
    expect(await accessibilityProblems()).toEqual([]);
  });
});
