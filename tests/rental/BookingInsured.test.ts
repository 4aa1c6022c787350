import { runInAction, when } from 'mobx';
import { BookingStore } from '@/rental/BookingStore';
import { InsuredPeople } from '@/rental/InsuredPeople';
import { root } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import {
  chooseThreeDays,
  childsIdCard,
  closeScreens,
  idCard,
  readyToSubmit,
  rental,
  submitted,
  totalOf,
  watched,
} from '../support/bookings';
import { serve } from '../support/fakeServer';
import { host } from '../support/taro';
import { idCardOf } from '../support/idCards';
import { enterAsMember, enterAsVisitor } from '../support/visitor';

beforeEach(chooseThreeDays);
afterEach(() => {
  closeScreens();
  enterAsVisitor();
});

const wang = { name: '王小明', idcard_no: idCard };
const li = { name: '李雷', idcard_no: childsIdCard };
const person = (index: number) => ({ name: '张三', idcard_no: idCardOf(index) });
const typesOf = (people: InsuredPeople) => people.entries.map(({ type }) => type);

describe('InsuredPeople (specification §3, accident driver entry: 0 removed, 1 active, 2 marked by id card)', () => {
  it('covers the renter from the start, and still when others are added (issue 10, cover lost)', () => {
    const people = new InsuredPeople(() => wang);
    expect(people.insured).toEqual([wang]);
    people.add(li, 5);
    expect(people.insured).toEqual([wang, li]);
    expect(people.removeRenter()).toBeUndefined();
    expect(people.insured).toEqual([li]);
    expect(people.putRenterBack(5)).toBeUndefined();
    expect(people.insured).toEqual([wang, li]);
  });

  it('never covers nobody', () => {
    const people = new InsuredPeople(() => wang);
    const refusal = '至少为一人投保，不需要时可以关闭驾乘人员意外险';
    expect(people.removeRenter()).toBe(refusal);
    people.add(li, 5);
    people.removeRenter();
    const [entry] = people.entries;
    expect(entry && people.remove(entry)).toBe(refusal);
    expect(people.insured).toEqual([li]);
  });

  it('knows the renter who is entered as one of the others', () => {
    let typed = { name: '', idcard_no: '' };
    const people = new InsuredPeople(() => typed);
    people.add(wang, 5);
    typed = wang;
    expect(new InsuredPeople(() => wang).insured).toEqual([wang]);
    expect(new InsuredPeople(() => wang).add(wang, 5)).toBe('取车人本人已在名单中');
  });

  it('refuses one identity card under two names, the renter included', () => {
    const people = new InsuredPeople(() => wang);
    expect(people.add({ ...wang, name: '王晓明' }, 5)).toBe(
      '这个身份证号已登记为王小明，请核对姓名和身份证号',
    );
    people.add(li, 5);
    expect(people.add({ ...li, name: '韩梅梅' }, 5)).toBe('这个身份证号已登记为李雷，请核对姓名和身份证号');
    expect(people.insured).toEqual([wang, li]);
  });

  it('the ninth person can be added, a tenth cannot (decisions, reading 5: two lists, two limits)', () => {
    const people = new InsuredPeople(() => wang);
    for (let index = 1; index <= 8; index += 1) expect(people.add(person(index), 9)).toBeUndefined();
    expect(people.insured).toHaveLength(9);
    expect(people.add(person(9), 20)).toBe('最多为20人投保，移除一位后可以换人');
  });

  it('marks who is in the list already instead of doubling them, until the list changes again', () => {
    const people = new InsuredPeople();
    people.add(wang, 5);
    people.add(wang, 5);
    expect(people.entries).toEqual([{ ...wang, type: 2 }]);
    expect(people.covered).toHaveLength(1);
    people.add(li, 5);
    expect(typesOf(people)).toEqual([1, 1]);
  });

  it('keeps a removed person in the list, uncovered, to be put back', () => {
    const people = new InsuredPeople();
    people.add(wang, 5);
    const [entry] = people.entries;
    if (entry) people.remove(entry);
    expect(typesOf(people)).toEqual([0]);
    expect(people.covered).toEqual([]);
    expect(entry && people.putBack(entry, 5)).toBeUndefined();
    expect(typesOf(people)).toEqual([1]);
  });

  it('entering a removed person again puts him back, marked', () => {
    const people = new InsuredPeople();
    people.add(wang, 5);
    people.entries.forEach(people.remove);
    people.add(wang, 5);
    expect(typesOf(people)).toEqual([2]);
  });

  it('covers no more people than the car has seats', () => {
    const people = new InsuredPeople();
    for (const index of [1, 2, 3, 4]) people.add(person(index), 5);
    expect(people.add(person(5), 5)).toBe('最多为5人投保，移除一位后可以换人');
    expect(people.entries).toHaveLength(4);
  });

  it('does not put more people back than the car has seats', () => {
    const people = new InsuredPeople();
    people.add(wang, 3);
    people.entries.forEach(people.remove);
    people.add(person(1), 3);
    people.add(person(2), 3);
    const [entry] = people.entries;
    expect(entry && people.putBack(entry, 3)).toBe('最多为3人投保，移除一位后可以换人');
    expect(people.add(wang, 3)).toBe('最多为3人投保，移除一位后可以换人');
    expect(typesOf(people)).toEqual([0, 1, 1]);
  });

  it('adds to the list only while it has 7 entries or fewer, removed ones included (specification §5)', () => {
    const people = new InsuredPeople();
    for (let index = 1; index <= 8; index += 1) expect(people.add(person(index), 9)).toBeUndefined();
    people.removeRenter();
    expect(people.add(person(9), 9)).toBe('名单已满，不能再添加');
    const [entry] = people.entries;
    if (entry) people.remove(entry);
    expect(people.add(person(9), 9)).toBe('名单已满，请恢复已移除的人，或清空他们后再添加');
    people.clearRemoved();
    expect(people.add(person(9), 9)).toBeUndefined();
  });

  it('refuses a tenth active person, marked ones counted (specification §5)', () => {
    const people = new InsuredPeople();
    const nine = Array.from({ length: 9 }, (_, index) => ({ ...person(index + 1), type: 1 as const }));
    runInAction(() => {
      people.entries = nine;
    });
    people.add(person(1), 20);
    expect(typesOf(people)[0]).toBe(2);
    expect(people.coverRefusal(20)).toBeDefined();
  });

  it('tells at each field what is wrong with a person', async () => {
    const { form } = new InsuredPeople();
    form.set('name', '王');
    form.set('idcard_no', '110105199003071230');
    expect(await form.submit()).toBeUndefined();
    expect(form.errorOf('name')).toBe('请填写与身份证一致的姓名，2至30个字');
    expect(form.errorOf('idcard_no')).toBe('身份证号不正确，请核对18位号码');
  });

  it('survives a reload with what was typed, but for the numbers, which are kept nowhere (issue 10, 1)', () => {
    const people = new InsuredPeople();
    people.add(wang, 5);
    people.form.set('name', '李');
    people.form.set('idcard_no', childsIdCard);
    const stored = Object.values({ ...window.sessionStorage }).join();
    for (const number of [idCard, childsIdCard]) expect(stored).not.toContain(number);
    const reloaded = new InsuredPeople();
    expect(reloaded.entries).toEqual([{ ...wang, idcard_no: '', type: 1 }]);
    expect(reloaded.form.values).toEqual({ name: '李', idcard_no: '' });
  });

  it('asks after a reload for the numbers of those who were covered, one after another', () => {
    const people = new InsuredPeople(() => wang);
    const han = { ...person(1), name: '韩梅梅' };
    for (const added of [li, han]) people.add(added, 5);
    const reloaded = new InsuredPeople(() => wang);
    expect(reloaded.form.values.name).toBe('李雷');
    expect(reloaded.add(li, 3)).toBeUndefined();
    reloaded.clearForm();
    expect(reloaded.form.values.name).toBe('韩梅梅');
    expect(reloaded.add(han, 3)).toBeUndefined();
    expect([reloaded.incomplete, reloaded.insured]).toEqual([[], [wang, li, han]]);
  });

  it('takes no harm from what stands in the storage', () => {
    const strange = [{ ...wang, type: 7 }, wang, { name: '<b>', idcard_no: idCard }, 'x', null];
    window.sessionStorage.setItem('personal:booking_insured', JSON.stringify({ entries: strange }));
    expect(new InsuredPeople().entries).toEqual([{ ...wang, idcard_no: '', type: 1 }]);
  });
});

describe('Booking: whom the accident insurance covers', () => {
  it('is the renter alone while nobody is named', async () => {
    const server = rental();
    const { booking } = await readyToSubmit();
    booking.toggleService('INS_TRAVEL_ACCIDENT', true);
    await when(() => booking.checkout.isPriced);
    await booking.checkout.submit.run();
    expect(submitted(server)[0]).toMatchObject({ insured_count: 1, insured: [wang] });
  });

  it('prices and sends everyone who is active', async () => {
    const server = rental();
    const { store, booking } = await readyToSubmit();
    const before = totalOf(booking);
    booking.toggleService('INS_TRAVEL_ACCIDENT', true);
    store.insured.add(wang, 5);
    store.insured.add(li, 5);
    store.insured.add(person(1), 5);
    const [first] = store.insured.entries;
    if (first) store.insured.remove(first);
    await when(() => booking.checkout.isPriced);
    expect(totalOf(booking)).toBe(before + 2 * 3 * 2000);
    await booking.checkout.submit.run();
    expect(submitted(server)[0]).toMatchObject({ insured_count: 2, insured: [wang, person(1)] });
  });

  it('is not booked while the number of somebody is missing after a reload: leads to where it is typed (issue 10, 1)', async () => {
    const server = rental();
    const before = await readyToSubmit();
    before.booking.toggleService('INS_TRAVEL_ACCIDENT', true);
    before.store.insured.add(li, 5);
    const store = new BookingStore(root);
    store.renter.set('idcard_no', idCard);
    const booking = await watched(store.open('C1'));
    await when(() => booking.checkout.isPriced);
    expect(booking.choice?.insured_count).toBe(2);
    await booking.checkout.submit.run();
    expect(submitted(server)).toEqual([]);
    expect(host.navigations.at(-1)?.url).toMatch(/insured/);
    store.insured.add(li, 5);
    await booking.checkout.submit.run();
    expect(submitted(server)[0]).toMatchObject({ insured_count: 2, insured: [wang, li] });
  });

  it('sends nobody without the service', async () => {
    const server = rental();
    const { store, booking } = await readyToSubmit();
    store.insured.add(wang, 5);
    await when(() => booking.checkout.isPriced);
    await booking.checkout.submit.run();
    expect(submitted(server)[0]).not.toHaveProperty('insured');
  });

  it('covers no more than the seats of this car, whatever was entered for another', async () => {
    rental();
    const store = new BookingStore(root);
    for (let index = 1; index <= 7; index += 1) store.insured.add(person(index), 7);
    const booking = await watched(store.open('C1'));
    await when(() => booking.checkout.isPriced);
    expect(booking.insured).toHaveLength(5);
    expect(booking.choice?.insured_count).toBe(5);
  });

  it('leaves nothing on the device after the order, another login or the log-out', async () => {
    rental();
    const { store, booking } = await readyToSubmit();
    const stored = () => Object.values({ ...window.sessionStorage }).join();
    store.insured.add(li, 5);
    store.insured.form.set('name', '韩梅梅');
    await booking.checkout.submit.run();
    expect(stored()).not.toContain(childsIdCard);
    expect(stored()).not.toContain('韩梅梅');

    store.insured.add(li, 5);
    enterAsMember('13900000000');
    store.open('C1');
    expect(store.insured.entries).toEqual([]);

    store.insured.add(li, 5);
    serve({ 'POST /api/user/logout': () => ({}) });
    await root.get(SessionStore).logOut();
    expect(stored()).not.toContain(childsIdCard);
    expect(store.insured.entries).toEqual([]);
  });
});
