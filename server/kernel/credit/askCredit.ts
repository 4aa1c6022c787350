import type { CreditClaim } from '../../../types/api/cartype';
import type { Settings } from '../../settings';
import type { Member } from '../members/member';
import type { CreditAnswer, CreditProvider } from './creditProvider';
import { sandboxCreditProvider } from './sandboxCreditProvider';

/** Milliseconds that a price waits for the answer. */
const PATIENCE = 800;

const unanswered: CreditAnswer = {
  granted: false,
  reason: '信用免押暂时没有查询到结果，可以先下单，取车时支付押金',
  unanswered: true,
};

/** The provider that the settings name; undefined: no credit stands in for deposits. */
export const configuredCredit = ({ sandbox }: Pick<Settings, 'sandbox'>): CreditProvider | undefined =>
  sandbox ? sandboxCreditProvider : undefined;

/**
 * The answer to a claim; undefined where none is made or nobody can answer. A provider that fails or is slow waives
 * nothing and stops nobody: deposits can always be paid.
 */
export async function askCredit(
  claim: CreditClaim | undefined,
  member: Member | null,
  provider: CreditProvider | undefined,
): Promise<CreditAnswer | undefined> {
  if (!claim || !provider) return undefined;
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<CreditAnswer>(resolve => {
    timer = setTimeout(() => resolve(unanswered), PATIENCE);
  });
  try {
    return await Promise.race([provider.ask(claim, member), silence]);
  } catch {
    return unanswered;
  } finally {
    clearTimeout(timer);
  }
}
