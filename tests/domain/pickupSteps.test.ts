import { pickupSteps } from '@/domain/pickupSteps';
import type { RentalDetail } from '~types/api/rental';
import { orderDetail } from '../support/orders';
import { site } from '../support/places';

describe('the three next things after paying (issue 11, a companion after paying)', () => {
  it('are when and where, the documents, and the deposit with its dates', () => {
    expect(pickupSteps(orderDetail())).toEqual([
      '11月22日 周五 10:00到首都机场T3店取车',
      '带好驾驶人本人的身份证和驾驶证原件，准驾车型C2及以上',
      '取车时付押金¥5000，12月10日前退车辆押金¥3000，12月25日前退违章押金¥2000',
    ]);
  });

  it.each<[string, Partial<RentalDetail>, string]>([
    [
      'a car that is brought is waited for where it comes',
      { delivery: { name: '国贸', address: '建国门外大街1号', location: site().location } },
      '11月22日 周五 10:00在国贸等门店送车',
    ],
    [
      'the site confirms first',
      { status: 'CONFIRMING' },
      '门店确认后，11月22日 周五 10:00到首都机场T3店取车',
    ],
  ])('%s', (_what, differences, first) => {
    expect(pickupSteps(orderDetail(differences))[0]).toBe(first);
  });

  it('say 免押 where nothing is held', () => {
    const { bill } = orderDetail();
    const waived = { ...bill, deposits: { ...bill.deposits, waived: true } };
    expect(pickupSteps(orderDetail({ bill: waived }))[2]).toBe('信用免押免付押金¥5000');
  });

  it.each(['CANCELLED', 'IN_USE', 'COMPLETED'] as const)('are none for an order that is %s', status => {
    expect(pickupSteps(orderDetail({ status }))).toEqual([]);
  });
});
