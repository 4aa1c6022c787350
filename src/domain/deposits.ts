import type { Deposits } from '../../types/api/bill';
import { yuanText } from './money';
import { DAY, format, toMillis, type Time } from './shanghaiTime';

/** Days after the return until a deposit is given back. */
const RELEASE_DAYS = { vehicle: 15, violation: 30 } as const;

/** The day by which a deposit of a car that comes back then is given back: 12月11日. */
export const releaseDay = (deposit: keyof typeof RELEASE_DAYS, returnTime: Time): string =>
  format(toMillis(returnTime) + RELEASE_DAYS[deposit] * DAY, 'M月D日');

/** A moment in the life of the deposits. */
export interface DepositStep {
  /** 取车时, 12月11日前. */
  when: string;
  /** 付押金, 退车辆押金. */
  what: string;
  /** Fen; absent where nothing is paid. */
  amount?: number;
}

/** How much is held, when it is taken and when it comes back; where a credit score stands in for them, that alone. */
export function depositSteps(
  { vehicle, violation, waived }: Pick<Deposits, 'vehicle' | 'violation' | 'waived'>,
  returnTime: Time,
): DepositStep[] {
  if (waived) return [{ when: '信用免押', what: `免付押金¥${yuanText(vehicle + violation)}` }];
  return [
    { when: '取车时', what: '付押金', amount: vehicle + violation },
    { when: `${releaseDay('vehicle', returnTime)}前`, what: '退车辆押金', amount: vehicle },
    { when: `${releaseDay('violation', returnTime)}前`, what: '退违章押金', amount: violation },
  ];
}

/** When the deposits that were paid come back, in one line: 12月10日前退车辆押金¥3000，…; or that none was. */
export const depositText = (deposits: Parameters<typeof depositSteps>[0], returnTime: Time): string =>
  depositSteps(deposits, returnTime)
    .map(({ when, what, amount }) => `${when}${what}${amount === undefined ? '' : `¥${yuanText(amount)}`}`)
    .join('，');
