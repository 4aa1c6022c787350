import { makeAutoObservable } from 'mobx';
import { sessionStorage } from '@/platform/storage';
import { persistFields, readJson } from '@/stores/persistence';

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

  it('works where storage is forbidden: what was chosen lasts as long as the visit', () => {
    const forbidden = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    try {
      sessionStorage.set('forbidden', '"kept"');
      expect(readJson(sessionStorage, 'forbidden')).toBe('kept');
      sessionStorage.remove('forbidden');
      expect(readJson(sessionStorage, 'forbidden')).toBeUndefined();
    } finally {
      forbidden.mockRestore();
    }
  });
});
