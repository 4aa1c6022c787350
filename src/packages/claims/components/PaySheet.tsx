import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Radio } from '@/components/radio/Radio';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import type { AccidentPay } from '../stores/AccidentStore';

interface PaySheetProps {
  /** What is owed, and what of it the deposit for the vehicle can pay: all or nothing. Fen. */
  total: number;
  fromDeposit: number;
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (pay: AccidentPay) => void;
}

/** 确认并支付: what is owed, and from where it is paid. */
export function PaySheet({ total, fromDeposit, open, isBusy, onClose, onConfirm }: PaySheetProps) {
  const canUseDeposit = fromDeposit >= total;
  const [chosen, setChosen] = useState<AccidentPay>();
  const pay: AccidentPay = chosen ?? (canUseDeposit ? 'DEPOSIT' : 'CASHIER');
  return (
    <Sheet id="accident-pay" title="确认并支付" open={open} onClose={onClose}>
      <Grid gap={3}>
        <Element>
          <Cell
            title="您要承担的费用"
            note="确认后不能再申诉"
            value={
              <Text as="span" size={18} weight={600} numeric>
                {`¥${yuanText(total)}`}
              </Text>
            }
          />
        </Element>
        {canUseDeposit ? (
          <Element role="radiogroup" aria-label="付款方式">
            <Radio checked={pay === 'DEPOSIT'} onChoose={() => setChosen('DEPOSIT')}>
              <Text as="span" block>
                从车辆押金扣除
              </Text>
              <Text as="span" size={12} tone="secondary" block>
                不用再付款，其余押金照常退还
              </Text>
            </Radio>
            <Radio checked={pay === 'CASHIER'} onChoose={() => setChosen('CASHIER')}>
              <Text as="span" block>
                现在付款
              </Text>
              <Text as="span" size={12} tone="secondary" block>
                押金不受影响
              </Text>
            </Radio>
          </Element>
        ) : null}
        <Button kind="primary" block busy={isBusy} onClick={() => onConfirm(pay)}>
          {pay === 'DEPOSIT' ? '确认，从押金扣除' : `去支付¥${yuanText(total)}`}
        </Button>
      </Grid>
    </Sheet>
  );
}
