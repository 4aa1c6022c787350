import { useState, type ReactNode } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { Radio } from '@/components/radio/Radio';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';

/** From where what a case costs is paid: a deposit of its order, or the cashier. */
export type CasePay = 'DEPOSIT' | 'CASHIER';

interface CasePaySheetProps {
  id: string;
  title: string;
  /** What is paid, and what of it the deposit can pay: all or nothing. Fen. */
  total: number;
  fromDeposit: number;
  words: {
    /** 违章押金. */
    deposit: string;
    /** What follows from each of the two ways. */
    depositNote: string;
    cashierNote: string;
    /** What the button says where the deposit pays. */
    confirm: string;
  };
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (pay: CasePay) => void;
  /** What it costs, line by line. */
  children: ReactNode;
}

/** What a case about an order costs, and from where it is paid: out of its deposit where that reaches, or now (issue 15). */
export function CasePaySheet(props: CasePaySheetProps) {
  const { id, title, total, fromDeposit, words, open, isBusy, onClose, onConfirm, children } = props;
  const canUseDeposit = fromDeposit >= total && total > 0;
  const [chosen, setChosen] = useState<CasePay>();
  const pay: CasePay = chosen ?? (canUseDeposit ? 'DEPOSIT' : 'CASHIER');
  const ways = [
    { way: 'DEPOSIT', name: `从${words.deposit}扣除`, note: words.depositNote },
    { way: 'CASHIER', name: '现在付款', note: words.cashierNote },
  ] as const;
  return (
    <Sheet id={id} title={title} open={open} onClose={onClose}>
      <Grid gap={3}>
        <Element>{children}</Element>
        {canUseDeposit ? (
          <Element role="radiogroup" aria-label="付款方式">
            {ways.map(({ way, name, note }) => (
              <Radio key={way} checked={pay === way} onChoose={() => setChosen(way)}>
                <Text as="span" block>
                  {name}
                </Text>
                <Text as="span" size={12} tone="secondary" block>
                  {note}
                </Text>
              </Radio>
            ))}
          </Element>
        ) : null}
        <Button kind="primary" block busy={isBusy} onClick={() => onConfirm(pay)}>
          {pay === 'DEPOSIT' ? words.confirm : `去支付¥${yuanText(total)}`}
        </Button>
      </Grid>
    </Sheet>
  );
}
