import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from '@/components/picture/Picture';

// Issue 11: pictures fade in over a silhouette, without a jump, and at once where they are in the cache.

/** A picture that is asked for now; `classes` are what it looks like, `load` has it come after so many milliseconds. */
function ask(fit: 'contain' | 'cover' = 'contain') {
  const asked = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(asked);
  render(<Picture src="/car.webp" alt="丰田卡罗拉" fit={fit} />);
  const image = () => screen.getByRole('img', { name: '丰田卡罗拉' });
  return {
    classes: () => [...image().classList],
    load: (milliseconds: number) => {
      clock.mockReturnValue(asked + milliseconds);
      fireEvent.load(image());
    },
  };
}

describe('a picture that is on its way (issue 11)', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is the outline of a car where a car comes, and fades in', () => {
    const { classes, load } = ask();
    expect(classes()).toEqual(expect.arrayContaining(['picture', 'coming', 'car']));
    load(400);
    expect(classes()).toEqual(expect.arrayContaining(['picture', 'come']));
    expect(classes()).not.toContain('car');
  });

  it('is a plain ground where something else comes', () => {
    const { classes } = ask('cover');
    expect(classes()).toContain('coming');
    expect(classes()).not.toContain('car');
  });

  it('that comes at once is there without fading', () => {
    const { classes, load } = ask();
    load(20);
    for (const step of ['coming', 'come', 'car']) expect(classes()).not.toContain(step);
  });

  it('that was there before it was drawn shows nothing else', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const { classes } = ask();
    for (const step of ['coming', 'come', 'car']) expect(classes()).not.toContain(step);
  });
});
