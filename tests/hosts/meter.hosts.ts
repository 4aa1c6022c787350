import { Mirror, send } from './engine/meter';

// The meter only looks on: two messages that cross to the view one after the other arrive as they were sent.

it('what is sent next changes nothing of what is on its way', () => {
  const mirror = new Mirror();
  const list = send('page', { 'root.cn': [{ sid: 'a', cn: [{ sid: 'b' }, { sid: 'c' }] }] }, mirror);
  const end = send(
    'page',
    { 'root.cn.[0].cn.[1]': { sid: 'd' }, 'root.cn.[0].cn.[2]': { sid: 'c' } },
    mirror,
  );
  const whole = send(
    'page',
    { 'root.cn.[0].cn': [{ sid: 'x' }, { sid: 'b' }, { sid: 'd' }, { sid: 'c' }] },
    mirror,
  );
  send('page', { 'root.cn.[0].cn.[0]': { sid: 'y' } }, mirror);
  expect(list).toEqual({ 'root.cn': [{ sid: 'a', cn: [{ sid: 'b' }, { sid: 'c' }] }] });
  expect(end).toEqual({ 'root.cn.[0].cn.[1]': { sid: 'd' }, 'root.cn.[0].cn.[2]': { sid: 'c' } });
  expect(whole).toEqual({ 'root.cn.[0].cn': [{ sid: 'x' }, { sid: 'b' }, { sid: 'd' }, { sid: 'c' }] });
});

it('what the view holds already is counted', () => {
  const mirror = new Mirror();
  expect(mirror.take({ 'root.cl': 'card' })).toBe(0);
  expect(mirror.take({ 'root.cl': 'card' })).toBeGreaterThan(0);
  expect(mirror.take({ 'root.cl': 'row' })).toBe(0);
});
