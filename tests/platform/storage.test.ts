import { localStorage } from '@/platform/storage';

describe('storage of a browser', () => {
  it('keeps text and forgets it', () => {
    localStorage.set('city', '北京');
    expect(localStorage.get('city')).toBe('北京');
    localStorage.remove('city');
    expect(localStorage.get('city')).toBeUndefined();
  });

  it('knows all that it keeps', () => {
    localStorage.set('city', '北京');
    localStorage.set('elder', 'on');
    expect(localStorage.keys().sort()).toEqual(['city', 'elder']);
  });

  it('believes another tab that has removed something', () => {
    localStorage.set('city', '北京');
    window.localStorage.removeItem('city');
    expect(localStorage.get('city')).toBeUndefined();
  });

  it('a full one loses nothing of this visit, and shows the newest', () => {
    localStorage.set('city', '北京');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    localStorage.set('city', '三亚');
    expect(localStorage.get('city')).toBe('三亚');
    full.mockRestore();
    localStorage.set('city', '上海');
    expect(window.localStorage.getItem('city')).toBe('上海');
  });
});
