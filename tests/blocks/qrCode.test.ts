import fc from 'fast-check';
import { create } from 'qrcode';
import { qrCode } from '@/blocks/qr-code/qrCode';

/** The dark modules that the picture draws, as `column,row`, and the length of its sides in modules. */
function drawn(address: string): { side: number; dark: Set<string> } {
  const svg = decodeURIComponent(address.replace('data:image/svg+xml,', ''));
  const dark = new Set<string>();
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    for (let step = 0; step < Number(length); step += 1) dark.add(`${Number(x) + step},${y}`);
  }
  return { side: Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]), dark };
}

describe('the QR code of a pickup card and of a member (issue 11: scanned by the site)', () => {
  it('draws each dark module of the code, and no other, with four empty ones around', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{1,40}$/), text => {
        const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
        const expected = [...data.keys()]
          .filter(index => data[index])
          .map(index => `${(index % size) + 4},${Math.floor(index / size) + 4}`);
        const { side, dark } = drawn(qrCode(text));
        expect(side).toBe(size + 8);
        expect([...dark].sort()).toEqual(expected.sort());
      }),
      { numRuns: 30 },
    );
  });

  it('is an address that a style can hold as it stands', () => {
    expect(qrCode('R20301122000001')).toMatch(/^data:image\/svg\+xml,[\w%.!~*'()-]+$/);
  });
});
