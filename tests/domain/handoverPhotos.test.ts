import { HANDOVER_SLOTS, photographed, takenText } from '@/domain/handoverPhotos';
import { statesOf, statusText } from '@/domain/orderLife';
import { rentalLife } from '@/domain/rentalLife';

it('asks for front, rear, both sides, inside, and a dashboard with odometer and energy (issue 12)', () => {
  expect(HANDOVER_SLOTS.map(({ name }) => name)).toEqual(['车头', '左侧', '车尾', '右侧', '车内', '仪表盘']);
});

it('takes photos of the pickup until the car is back, and of the return until all is settled', () => {
  const taken = statesOf(rentalLife)
    .map(state => [statusText(rentalLife, state), photographed(state).join(' ')])
    .filter(([, kinds]) => kinds);
  expect(taken).toEqual([
    ['待取车', 'PICKUP'],
    ['用车中', 'PICKUP RETURN'],
    ['续租待支付', 'PICKUP RETURN'],
    ['待还车', 'PICKUP RETURN'],
    ['待结算', 'RETURN'],
  ]);
});

it('says when a photo was taken by its device, and when it came where that is another time (issue 12, hand-over)', () => {
  const taken = '2026-11-25T10:00:00+08:00';
  expect(takenText(taken, '2026-11-25T10:30:00+08:00')).toBe('11月25日 10:00');
  expect(takenText(taken, '2026-11-27T09:05:00+08:00')).toBe('11月25日 10:00拍摄，11月27日 09:05上传');
  expect(takenText('2020-01-01T00:00:00+08:00', taken)).toBe(
    '2020年1月1日 00:00拍摄，2026年11月25日 10:00上传',
  );
});
