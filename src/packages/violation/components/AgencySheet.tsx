import { CasePaySheet, type CasePay } from '@/blocks/case-pay-sheet/CasePaySheet';
import { Cell } from '@/components/cell/Cell';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import type { ViolationAgency } from '~types/api/violation';

interface AgencySheetProps {
  agency: ViolationAgency;
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (pay: CasePay) => void;
}

const words = {
  deposit: '违章押金',
  depositNote: '办好后才扣，其余押金照常退还',
  cashierNote: '办不成全额退款，押金不受影响',
  confirm: '确认代办',
};

/** 委托代办: what it costs, line by line, and from where it is paid (specification §3, confirm fee data). */
export const AgencySheet = ({ agency, ...props }: AgencySheetProps) => (
  <CasePaySheet
    id="agency"
    title="委托代办"
    total={agency.total}
    fromDeposit={agency.from_deposit}
    words={words}
    {...props}
  >
    <Cell title="罚款" value={`¥${yuanText(agency.fine)}`} />
    <Cell title="代办费" note={agency.rule} value={`¥${yuanText(agency.fee)}`} />
    <Cell
      title="合计"
      value={
        <Text as="span" size={18} weight={600} tone="ink" numeric>
          {`¥${yuanText(agency.total)}`}
        </Text>
      }
    />
  </CasePaySheet>
);
