import fc from 'fast-check';
import { requestHash } from '../../../../server/kernel/orders/requestHash';

// Issue 10, section 2: a client key that comes with another body is another request.

const request = {
  cartype_id: 'lavida',
  services: ['WORRY_FREE', 'INS_PASSENGER'],
  delivery: null,
  renter: { name: '王小明', mobile: '13800138000' },
};

test('a request is known again whatever the order of its names, also inside', () => {
  const { renter, delivery, services, cartype_id } = request;
  const same = {
    renter: { mobile: renter.mobile, name: renter.name },
    delivery,
    services,
    cartype_id,
  };
  expect(requestHash(same)).toBe(requestHash(request));
});

test('of names in any order the hash is one', () => {
  const entries = fc.uniqueArray(fc.tuple(fc.string(), fc.jsonValue()), { selector: ([name]) => name });
  const shuffled = entries.chain(list =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(shuffled, ([one, other]) => {
      expect(requestHash(Object.fromEntries(one))).toBe(requestHash(Object.fromEntries(other)));
    }),
  );
});

test.each<[string, object]>([
  ['another value', { ...request, cartype_id: 'corolla' }],
  ['another value inside', { ...request, renter: { ...request.renter, name: '李雷' } }],
  ['the services in another order', { ...request, services: [...request.services].reverse() }],
  ['an object in the place of a list', { ...request, services: { 0: 'WORRY_FREE', 1: 'INS_PASSENGER' } }],
  ['one name more', { ...request, coupon_id: '' }],
  ['nothing', {}],
])('%s is another request', (_what, other) => {
  expect(requestHash(other)).not.toBe(requestHash(request));
});

test('names stand in the order of the alphabet: a hash of an older server is still the same', () => {
  const hash = '43c87e5b8471d7d9290be42ad275ae6adfb039d346d0b5c924a0010fa4f31fac';
  expect(requestHash({ b: 3, a: { d: 2, c: 1 } })).toBe(hash);
});

test('it is SHA-256 in hexadecimal digits, and holds nothing that was sent', () => {
  expect(requestHash({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
});
