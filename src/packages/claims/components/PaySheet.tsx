import { CasePaySheet, type CasePay } from '@/blocks/case-pay-sheet/CasePaySheet';
import { Cell } from '@/components/cell/Cell';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';

interface PaySheetProps {
  /** What is owed, and what of it the deposit for the vehicle can pay: all or nothing. Fen. */
  total: number;
  fromDeposit: number;
  /** It was confirmed before, and waits for its money. */
  isConfirmed: boolean;
  /** By confirming it they give their appeal up. */
  canAppeal: boolean;
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (pay: CasePay) => void;
}

const words = {
  deposit: '车辆押金',
  depositNote: '不用再付款，其余押金照常退还',
  cashierNote: '押金不受影响',
  confirm: '确认，从押金扣除',
};

/** 确认并支付, or 支付 what was confirmed before: what is owed for an accident, and from where it is paid. */
export const PaySheet = ({ total, isConfirmed, canAppeal, ...props }: PaySheetProps) => (
  <CasePaySheet
    id="accident-pay"
    title={isConfirmed ? '支付' : '确认并支付'}
    total={total}
    words={words}
    {...props}
  >
    <Cell
      title="您要承担的费用"
      note={canAppeal ? '确认后不能再申诉' : undefined}
      value={
        <Text as="span" size={18} weight={600} tone="ink" numeric>
          {`¥${yuanText(total)}`}
        </Text>
      }
    />
  </CasePaySheet>
);
