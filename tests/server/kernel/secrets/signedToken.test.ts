import fc from 'fast-check';
import { readToken, signToken } from '../../../../server/kernel/secrets/signedToken';

const KEY = 'a key of the server';

describe('a signed token', () => {
  it('carries its content, whatever that is, through an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), content => {
        const token = signToken('link', content, KEY);
        expect(encodeURIComponent(token)).toBe(token);
        expect(readToken('link', token, KEY)).toBe(content);
      }),
    );
  });

  it('is none of another use, of another key, or with another content', () => {
    const token = signToken('link', 'ZC1', KEY);
    const [, sign] = token.split('.');
    expect(readToken('door', token, KEY)).toBeUndefined();
    expect(readToken('link', token, 'another key')).toBeUndefined();
    expect(readToken('link', `${Buffer.from('ZC2').toString('base64url')}.${sign}`, KEY)).toBeUndefined();
  });

  it('is nothing that somebody made up', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(readToken('link', text, KEY)).toBeUndefined();
      }),
    );
    expect(readToken('link', signToken('link', 'ZC1', KEY).slice(0, -1), KEY)).toBeUndefined();
  });
});
