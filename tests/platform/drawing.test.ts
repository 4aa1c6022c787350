import { tripPicture } from '@/domain/tripPicture';
import { drawPicture } from '@/platform/drawing';
import { fakeCanvas } from '../support/canvas';
import { orderDetail } from '../support/orders';

// Issue 11: a share card of the trip without personal data, in a browser a picture that it draws itself.

afterEach(() => jest.restoreAllMocks());

describe('a picture that the device draws', () => {
  it('has all words of the drawing, and the car whole in the middle of its box', async () => {
    const canvas = fakeCanvas();
    const drawing = tripPicture(orderDetail());
    const picture = await drawPicture(drawing, '行程.png');
    expect(canvas.words).toEqual(drawing.lines.map(({ text }) => text));
    const { x, y, width, height } = drawing.image;
    const [left = 0, top = 0, wide = 0, high = 0] = canvas.pictures[0] ?? [];
    expect(wide / high).toBeCloseTo(640 / 360);
    expect(wide <= width && high <= height).toBe(true);
    expect([left + wide / 2, top + high / 2]).toEqual([x + width / 2, y + height / 2]);
    expect(picture?.address).toBe(canvas.dataUrl);
    expect(picture?.file).toMatchObject({ name: '行程.png', type: 'image/png', size: 'a picture'.length });
  });

  it('is none where the car’s picture does not come', async () => {
    fakeCanvas({ comes: false });
    expect(await drawPicture(tripPicture(orderDetail()), '行程.png')).toBeUndefined();
  });

  it('is none where the browser draws nothing', async () => {
    fakeCanvas();
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    expect(await drawPicture(tripPicture(orderDetail()), '行程.png')).toBeUndefined();
  });
});
