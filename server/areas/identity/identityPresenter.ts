import type { IdentityStanding } from '../../../types/api/identity';
import { maskIdCardNumber } from '../../../src/domain/identity';
import { toIso } from '../../../src/domain/shanghaiTime';
import type { AuthRow, IdentityRow } from './identityRepository';
import { numberOf } from './numberOf';

/** How a member stands, for themselves: the number is masked. */
export function presentStanding(
  { authStatus, authStatusCode, authComments }: AuthRow,
  row: IdentityRow | undefined,
  dataKey: string,
): IdentityStanding {
  const auth = { status: authStatus, status_code: authStatusCode, comments: authComments };
  if (!row) return { auth };
  const { name, licenceSince, front, back, licence, appliedAt, decidedAt } = row;
  return {
    auth,
    application: {
      ...{ name, front, back, licence, licence_since: licenceSince },
      masked_idcard_no: maskIdCardNumber(numberOf(row, dataKey)),
      applied_at: toIso(appliedAt),
      ...(decidedAt && { decided_at: toIso(decidedAt) }),
    },
  };
}
