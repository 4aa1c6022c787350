import fc from 'fast-check';
import { idOfSignedCode, newSignedCode } from '../../../server/areas/member-code/signedCode';

// Specification §2, /profile/qacode: nobody makes a code but the server.

test('a code is known again by its key, and its digits belong together', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.nat(11),
      fc.integer({ min: 1, max: 9 }),
      (key, place, step) => {
        const { id, code } = newSignedCode(key);
        expect(idOfSignedCode(code, key)).toBe(id);
        expect(code.startsWith(id)).toBe(true);
        const digit = (Number(code[place]) + step) % 10;
        const other = code.slice(0, place) + String(digit) + code.slice(place + 1);
        // A change of the signature is always found out, one of the rest all but once in ten thousand: then it is another code.
        if (place >= id.length) expect(idOfSignedCode(other, key)).toBeUndefined();
        else expect(idOfSignedCode(other, key)).not.toBe(id);
      },
    ),
  );
});

test('what is no number of that length is none', () => {
  for (const other of ['', '1', '12345678901', '1234567890123', '12345678901a', '１２３４５６７８９０１２']) {
    expect(idOfSignedCode(other, 'key')).toBeUndefined();
  }
});
