import type { LoginGate } from '@/channels/registry';
import type { RouteRow } from '@/routes/row';

/**
 * Whether a navigation must pass the login page first (specification §6, decision 2): auth pages when the gate
 * is `auth`, every page but those by which one logs in and those for others when it is `all`, none when it is `bypass`.
 */
export function needsLogin(
  row: Pick<RouteRow, 'auth' | 'logsIn' | 'forOthers'>,
  gate: LoginGate,
  isLoggedIn: boolean,
): boolean {
  if (isLoggedIn || gate === 'bypass' || row.logsIn || row.forOthers) return false;
  return gate === 'all' || row.auth === true;
}
