import { makeAutoObservable } from 'mobx';
import { localStorage, sessionStorage } from '@/platform/storage';
import { kept, persistFields, removePersonalData, removeRetiredData } from '@/stores/persistence';

class Choice {
  city = '北京';
  /** Not kept. */
  draft = '';
  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persistFields(this, {
      key: 'choice',
      fields: ['city'],
      storage: sessionStorage,
      accept: stored => (typeof stored.city === 'string' ? { city: stored.city } : undefined),
    });
  }
  choose(city: string): void {
    this.city = city;
    this.draft = city;
  }
}

describe('persistFields (specification §4: selected state keys persist in session storage)', () => {
  it('keeps the named fields over a reload, and nothing else', () => {
    new Choice().choose('三亚');
    const reloaded = new Choice();
    expect(reloaded).toMatchObject({ city: '三亚', draft: '' });
    expect(window.sessionStorage.getItem('choice')).toBe('{"city":"三亚"}');
  });

  it.each(['{"city":7}', '{"city":', '[]', 'null', '"text"'])(
    'takes nothing that is not what it kept: %s',
    text => {
      window.sessionStorage.setItem('choice', text);
      expect(new Choice().city).toBe('北京');
    },
  );

  it.each([
    ['local', localStorage],
    ['session', sessionStorage],
  ] as const)('no ID number is written to the %s storage, wherever it stands (issue 10, 1)', (_, storage) => {
    const item = kept({ key: 'people', storage, personal: true });
    const number = '110105199003071234';
    item.write({ renter: { name: '王小明', idcard_no: number }, insured: [{ idcard_no: number, type: 1 }] });
    expect(item.read()).toEqual({ renter: { name: '王小明' }, insured: [{ type: 1 }] });
    item.remove();
  });

  it('works where storage is forbidden: what was chosen lasts as long as the visit', () => {
    const forbidden = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const item = kept({ key: 'forbidden', storage: sessionStorage });
    try {
      item.write('kept');
      expect(item.read()).toBe('kept');
      item.remove();
      expect(item.read()).toBeUndefined();
    } finally {
      forbidden.mockRestore();
    }
  });
});

describe('personal data are declared where they are kept', () => {
  it.each([
    ['local', localStorage],
    ['session', sessionStorage],
  ] as const)('the log-out removes them from the %s storage, and nothing else', (_, storage) => {
    const name = kept({ key: 'name', storage, personal: true });
    const city = kept({ key: 'city', storage });
    name.write('王小明');
    city.write('北京');
    removePersonalData();
    expect([name.read(), city.read()]).toEqual([undefined, '北京']);
  });

  it('also those that the storage refused to keep', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const name = kept({ key: 'name', storage: localStorage, personal: true });
    name.write('王小明');
    full.mockRestore();
    expect(name.read()).toBe('王小明');
    removePersonalData();
    expect(name.read()).toBeUndefined();
  });
});

describe('what earlier versions kept of a person', () => {
  it('goes: the session that mini-programs had left on the device, and old names', () => {
    for (const key of ['session:personal:booking_renter', 'session:search', 'booking_renter', 'city']) {
      localStorage.set(key, '王小明');
    }
    removeRetiredData();
    expect(localStorage.keys()).toEqual(['city']);
  });
});
