import { Fragment } from 'react';
import { Cell } from '@/components/cell/Cell';
import { yuanText } from '@/domain/money';
import { format } from '@/domain/shanghaiTime';
import type { DepositHold, HeldDeposit } from '~types/api/settlement';

const dayText = (iso: string): string => format(iso, 'M月D日');

/** What each is for. */
const REASONS: Readonly<Record<HeldDeposit['kind'], string>> = {
  vehicle: '用于车损等用车后费用',
  violation: '用于租期内的违章',
};

/** How a deposit stands, in one line: what it waits for, until when it comes back, or that it did. */
function standingOf({ state, amount, kept, released_at, release_by, holder, holds }: HeldDeposit): string {
  if (kept === amount) return '已全部抵扣用车后费用';
  const keptText = kept > 0 ? `，已抵扣¥${yuanText(kept)}` : '';
  if (state === 'RELEASED' && released_at) return `${dayText(released_at)}已退还${keptText}`;
  if (holds) return `${holder}，${holds.map(({ reason }) => reason).join('、')}处理完后退还${keptText}`;
  if (release_by) return `${holder}，${dayText(release_by)}前退还${keptText}`;
  return `${holder}，还车后开始计算退还时间`;
}

interface HeldDepositsProps {
  deposits: readonly HeldDeposit[];
  /** Opens a case for which a deposit stays; `kind` as the server names it. */
  onCase: (hold: DepositHold) => void;
}

/** 押金 that were taken: how much, what for, who holds it, what keeps it, and when it comes back (issues 12 and 15). */
export function HeldDeposits({ deposits, onCase }: HeldDepositsProps) {
  return (
    <>
      {deposits.map(deposit => (
        <Fragment key={deposit.kind}>
          <Cell
            title={deposit.name}
            note={`${deposit.state === 'HELD' && deposit.kept < deposit.amount ? `${REASONS[deposit.kind]}；` : ''}${standingOf(deposit)}`}
            value={`¥${yuanText(deposit.amount)}`}
          />
          {deposit.holds?.map(hold => (
            <Cell key={hold.case_id} title={hold.reason} note="查看和处理" onClick={() => onCase(hold)} />
          ))}
        </Fragment>
      ))}
    </>
  );
}
