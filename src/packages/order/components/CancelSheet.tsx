import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Chips } from '@/components/chips/Chips';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import styles from './CancelSheet.module.scss';

const reasons = ['行程有变', '选错时间或门店', '想换一款车', '价格不合适', '其他原因'] as const;

interface CancelSheetProps {
  open: boolean;
  /** The rule that holds now, one sentence. */
  rule: string;
  onClose: () => void;
  /** Goes on with a reason, or an empty text. What it costs is asked and confirmed after this. */
  onContinue: (reason: string) => void;
}

/** The first step of cancelling: why, if the renter likes to say. */
export function CancelSheet({ open, rule, onClose, onContinue }: CancelSheetProps) {
  const [reason, setReason] = useState('');
  return (
    <Sheet
      id="cancel-order"
      title="取消订单"
      open={open}
      onClose={onClose}
      footer={
        <Button kind="primary" block onClick={() => onContinue(reason)}>
          下一步
        </Button>
      }
    >
      <Text as="p" tone="secondary">
        {rule}
      </Text>
      <Text as="h3" size={16} weight={600} className={styles.heading}>
        取消原因（选填）
      </Text>
      <Chips
        label="取消原因"
        items={reasons.map(text => ({ key: text, text }))}
        selected={reasons.filter(text => text === reason)}
        onToggle={text => setReason(text === reason ? '' : text)}
      />
    </Sheet>
  );
}
