import { createHmac } from 'node:crypto';
import { signatureBase } from '../../src/domain/signature';

// Specification §7 and decision 8: a signature over appid, nonce, timestamp, request_resource and params.
describe('signatureBase', () => {
  const envelope = {
    timestamp: '2026-11-21 10:00:00',
    request_resource: 'MOBILE',
    params: '{"city_id":"110000","keyword":"首都&机场=1"}',
    nonce: 'n-1',
    appid: 'car-rental',
  } as const;

  it('joins name=value sorted by name, whatever order the fields came in', () => {
    expect(signatureBase(envelope)).toBe(
      'appid=car-rental&nonce=n-1&params={"city_id":"110000","keyword":"首都&机场=1"}' +
        '&request_resource=MOBILE&timestamp=2026-11-21 10:00:00',
    );
  });

  it('leaves out every other field, above all the signature itself', () => {
    expect(signatureBase({ ...envelope, ...{ sign: 'abc', extra: '1' } })).toBe(signatureBase(envelope));
  });

  it('gives the signature that decision 8 describes', () => {
    const sign = (secret: string) =>
      createHmac('sha256', secret).update(signatureBase(envelope)).digest('hex');
    expect(sign('development-only')).toMatch(/^[0-9a-f]{64}$/);
    expect(sign('development-only')).not.toBe(sign('another'));
  });
});
