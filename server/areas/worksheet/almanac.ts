import { Solar } from 'lunar-typescript';

/** What the almanac says of a day. */
export interface AlmanacDay {
  /** Its date in the lunar calendar: 十月十六, 闰六月初一. */
  lunar: string;
  /** 宜嫁娶. */
  isAuspicious: boolean;
}

/** What the almanac names a wedding among the things for which a day is good. */
const WEDDING = '嫁娶';

/** What the almanac says of a day, `YYYY-MM-DD`. It is worked out here, so that no app carries the tables of centuries. */
export function almanacOf(day: string): AlmanacDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lunar = Solar.fromYmd(year, month, date).getLunar();
  return {
    lunar: `${lunar.getMonthInChinese()}月${lunar.getDayInChinese()}`,
    isAuspicious: lunar.getDayYi().includes(WEDDING),
  };
}
