import { Cell } from '@/components/cell/Cell';
import { authText } from '@/domain/display';
import { beforePickupText } from '@/domain/identityApplication';
import type { RentalDetail } from '~types/api/rental';

interface VerificationCellProps {
  /** As the order tells it; undefined where nothing is missing. */
  auth: RentalDetail['pending_auth'];
  /** Leads to 实名认证. */
  onClick: () => void;
}

/** The way to 实名认证 where it still keeps a car from being handed over; nothing otherwise (decision 17). */
export function VerificationCell({ auth, onClick }: VerificationCellProps) {
  if (!auth) return null;
  return (
    <Cell
      icon="badge-check"
      title="实名认证"
      note={beforePickupText(auth)}
      value={authText({ auth })}
      onClick={onClick}
    />
  );
}
