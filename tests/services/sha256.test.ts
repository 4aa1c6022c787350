import { createHash, createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { hex, hmacSha256, Sha256 } from '@/services/sha256';

const reference = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text, 'utf8').digest('hex');

describe('specification §7: calls are signed, on engines without crypto, TextEncoder and BigInt', () => {
  it('is HMAC-SHA256 (RFC 4231, test case 2)', () => {
    expect(hmacSha256('Jefe', 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('agrees with Node on any text, at every length around a block', () => {
    for (let length = 0; length <= 200; length += 1) {
      const text = '租'.repeat(length % 7) + 'a'.repeat(length);
      expect(hmacSha256('s'.repeat(length), text)).toBe(reference('s'.repeat(length), text));
    }
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        (secret, text) => {
          expect(hmacSha256(secret, text)).toBe(reference(secret, text));
        },
      ),
    );
  });

  it('needs no BigInt, which iOS 12 and 13 lack', () => {
    const { BigInt: kept } = globalThis;
    Object.assign(globalThis, { BigInt: undefined });
    try {
      expect(hmacSha256('secret', '成都')).toBe(reference('secret', '成都'));
    } finally {
      Object.assign(globalThis, { BigInt: kept });
    }
  });
});

describe('issue 15: what is sent is hashed part by part, so that a video of 50 MB need not be in memory', () => {
  const bytes = (count: number): Uint8Array => new Uint8Array(randomBytes(count));
  const ofNode = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

  it('is the same whatever the parts are', () => {
    const content = bytes(1000);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 12 }), cuts => {
        const edges = [0, ...cuts.sort((one, other) => one - other), content.length];
        const hash = new Sha256();
        edges.forEach((edge, index) => hash.update(content.subarray(edge, edges[index + 1])));
        expect(hex(hash.digest())).toBe(ofNode(content));
      }),
    );
  });

  it('is right at every length around a block', () => {
    for (let length = 0; length <= 130; length += 1) {
      const content = bytes(length);
      expect(hex(new Sha256().update(content).digest())).toBe(ofNode(content));
    }
  });
});
