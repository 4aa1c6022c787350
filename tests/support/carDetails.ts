import type { Alternative, CarTypeDetail } from '~types/api/cartype';
import type { Mark } from '~types/api/mark';
import { offer } from './cars';
import { corolla } from './orders';
import { site } from './places';

/** A review of a car type, with what the test says differently. */
export function review(differences: Partial<Mark> = {}): Mark {
  return {
    id: 'M1',
    author: '张**',
    score: 5,
    type: 'GOOD',
    text: '车很干净，取车只用了十分钟。',
    tags: ['车况好'],
    created_at: '2030-10-02T12:00:00+08:00',
    subject: '卡罗拉 · 3天',
    ...differences,
  };
}

/** A car type that can be booked, with what the test says differently. */
export function carDetail(
  id: string,
  { offer: changed, ...differences }: Partial<Omit<CarTypeDetail, 'offer'>> & { offer?: object } = {},
): CarTypeDetail {
  const cartype = { ...corolla, id };
  return {
    cartype,
    offer: offer({ cartype, ...changed }),
    deposits: { vehicle: 300000, violation: 200000, releaseText: '' },
    pictures: ['/left.webp', '/front.webp', '/rear.webp', '/inside.webp'],
    specification: ['能源类型', '动力', '变速箱', '座位数', '车门数', '长×宽×高', '行李空间', '燃油标号'].map(
      (name, index) => ({ name, value: `${index + 1}号` }),
    ),
    rules: [
      { title: '取车证件', text: '驾驶人本人的身份证和驾驶证原件' },
      { title: '押金', text: '车辆押金12月6日前、违章押金12月21日前原路退回' },
    ],
    marks: { average: 4.8, total: 3, counts: { GOOD: 2, NEUTRAL: 1, BAD: 0 } },
    ...differences,
  };
}

/** A small change that makes a rental possible. */
export function alternative(id: string, differences: Partial<Alternative> = {}): Alternative {
  return {
    kind: 'EARLIER',
    search: {
      site_id: 'S1',
      from_time: '2030-11-18T08:00:00+08:00',
      to_time: '2030-11-21T08:00:00+08:00',
    },
    site: site(),
    distance: 0,
    offer: offer({ cartype: { ...corolla, id } }),
    ...differences,
  };
}
