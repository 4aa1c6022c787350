import { fireEvent, render, screen } from '@testing-library/react';
import { BrandIndex, type IndexedBrand } from '@/blocks/brand-index/BrandIndex';

const benz: IndexedBrand = { id: 'benz', name: '奔驰', note: '2款', series: ['迈巴赫S级', 'E级'] };
const audi: IndexedBrand = { id: 'audi', name: '奥迪', series: ['A6L'] };
const bmw: IndexedBrand = { id: 'bmw', name: '宝马', series: ['5系'] };
const unknown: IndexedBrand = { id: 'x', name: '某某' };

const onChoose = jest.fn<void, [IndexedBrand]>();
const rows = () => screen.getAllByRole('listitem').map(row => row.textContent);

beforeEach(() => {
  onChoose.mockClear();
  render(<BrandIndex brands={[unknown, benz, bmw, audi]} onChoose={onChoose} />);
});

describe('BrandIndex: the brand chooser of any line (issue 14)', () => {
  it('shows brands by the initial of their pinyin, those that nobody can read last', () => {
    const heads = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(heads).toEqual(['A', 'B', '#']);
    expect(screen.getByRole('button', { name: '奥迪' })).toBeTruthy();
  });

  it('returns the brand that is tapped', () => {
    fireEvent.click(screen.getByRole('button', { name: '奥迪' }));
    expect(onChoose).toHaveBeenCalledWith(audi);
  });

  it.each([
    ['奔', ['奔驰 · 2款']],
    ['bc', ['奔驰 · 2款']],
    ['benchi', ['奔驰 · 2款']],
    ['BMW', ['宝马']],
    ['迈巴赫', ['奔驰 · 2款']],
    ['奥迪a6', ['奥迪']],
    ['b', ['奔驰 · 2款', '宝马']],
  ])('finds by name, pinyin, initials, Latin name or series: %s', (text, found) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    expect(rows()).toEqual(found);
  });

  it('says what to try where nothing is found', () => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '飞碟' } });
    expect(screen.getByText('没有找到这个品牌')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
