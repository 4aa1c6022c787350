import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Radio } from '@/components/radio/Radio';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import type { ViolationAgency } from '~types/api/violation';

/** Where the money comes from. */
export type AgencyPay = 'DEPOSIT' | 'CASHIER';

interface AgencySheetProps {
  agency: ViolationAgency;
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (pay: AgencyPay) => void;
}

/** 委托代办: what it costs, line by line, and from where it is paid (specification §3, confirm fee data). */
export function AgencySheet({ agency, open, isBusy, onClose, onConfirm }: AgencySheetProps) {
  const canUseDeposit = agency.from_deposit >= agency.total && agency.total > 0;
  const [chosen, setChosen] = useState<AgencyPay>();
  const pay: AgencyPay = chosen ?? (canUseDeposit ? 'DEPOSIT' : 'CASHIER');
  return (
    <Sheet id="agency" title="委托代办" open={open} onClose={onClose}>
      <Grid gap={3}>
        <Element>
          <Cell title="罚款" value={`¥${yuanText(agency.fine)}`} />
          <Cell title="代办费" note={agency.rule} value={`¥${yuanText(agency.fee)}`} />
          <Cell
            title="合计"
            value={
              <Text as="span" size={18} weight={600} numeric>
                {`¥${yuanText(agency.total)}`}
              </Text>
            }
          />
        </Element>
        {canUseDeposit ? (
          <Element role="radiogroup" aria-label="付款方式">
            <Radio checked={pay === 'DEPOSIT'} onChoose={() => setChosen('DEPOSIT')}>
              <Text as="span" block>
                从违章押金扣除
              </Text>
              <Text as="span" size={12} tone="secondary" block>
                办好后才扣，其余押金照常退还
              </Text>
            </Radio>
            <Radio checked={pay === 'CASHIER'} onChoose={() => setChosen('CASHIER')}>
              <Text as="span" block>
                现在付款
              </Text>
              <Text as="span" size={12} tone="secondary" block>
                办不成全额退款，押金不受影响
              </Text>
            </Radio>
          </Element>
        ) : null}
        <Button kind="primary" block busy={isBusy} onClick={() => onConfirm(pay)}>
          {pay === 'DEPOSIT' ? '确认代办' : `去支付¥${yuanText(agency.total)}`}
        </Button>
      </Grid>
    </Sheet>
  );
}
