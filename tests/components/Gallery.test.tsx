import { fireEvent, render, screen } from '@testing-library/react';
import { Gallery } from '@/components/gallery/Gallery';
import { accessibilityProblems } from '../support/accessibility';

const pictures = ['外观', '车头', '内饰'].map(view => ({ src: `/${view}.webp`, alt: `朗逸 ${view}` }));

/** A gallery whose pictures are 375 wide: a test's document has no layout. */
function shown(): HTMLElement {
  render(<Gallery label="大众朗逸的图片" pictures={pictures} />);
  const strip = screen.getByRole('group', { name: '大众朗逸的图片' });
  Object.defineProperty(strip, 'clientWidth', { value: 375 });
  return strip;
}

describe('Gallery (specification §2, image attempts; look.md, reachable by keyboard)', () => {
  it('says which of how many is seen as a finger moves on', () => {
    const strip = shown();
    expect(screen.getByText('1/3')).toBeTruthy();
    strip.scrollLeft = 360;
    fireEvent.scroll(strip);
    expect(screen.getByText('2/3')).toBeTruthy();
  });

  it('arrow keys move on and stop at the ends', () => {
    const strip = shown();
    const press = (key: string): number => {
      fireEvent.keyDown(strip, { key });
      return strip.scrollLeft;
    };
    expect(strip.tabIndex).toBe(0);
    expect(press('ArrowRight')).toBe(375);
    expect(press('End')).toBe(750);
    expect(press('ArrowRight')).toBe(750);
    expect(press('Home')).toBe(0);
    expect(press('ArrowLeft')).toBe(0);
  });

  it('tries a picture twice, then shows a silhouette with the same name', () => {
    shown();
    fireEvent.error(screen.getByRole('img', { name: '朗逸 车头' }));
    expect(screen.getByRole('img', { name: '朗逸 车头' }).tagName).toBe('IMG');
    fireEvent.error(screen.getByRole('img', { name: '朗逸 车头' }));
    expect(screen.getByRole('img', { name: '朗逸 车头' }).tagName).toBe('DIV');
  });

  it('one picture is neither counted nor a stop of Tab', () => {
    render(<Gallery label="大众朗逸的图片" pictures={pictures.slice(0, 1)} />);
    expect(screen.getByRole('group').tabIndex).toBe(-1);
    expect(screen.queryByText('1/1')).toBeNull();
  });

  it('axe finds nothing', async () => {
    shown();
    expect(await accessibilityProblems()).toEqual([]);
  });
});
