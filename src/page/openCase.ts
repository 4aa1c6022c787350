import type { RouteName } from '@/routes';
import { routeOf } from '@/routes';
import { urlOf } from '@/routes/match';
import type { DepositHold } from '~types/api/settlement';
import { openUrl } from './navigate';

/** The screen of each kind of case about an order, which takes its number as `id`: a line of cases adds its own. */
const SCREENS: Readonly<Record<string, RouteName>> = {
  VIOLATION: 'violation.detail',
  ACCIDENT: 'claims.detail',
};

/** Opens the case for which a deposit stays (issue 15: the order shows which case holds what). */
export function openCase({ case_kind: kind, case_id: id }: DepositHold): void {
  const screen = SCREENS[kind];
  if (screen) void openUrl(urlOf(routeOf(screen), { id }));
}
