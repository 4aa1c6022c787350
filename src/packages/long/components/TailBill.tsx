import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Text } from '@/components/text/Text';
import { includedText } from '@/domain/longTail';
import { amountText, yuanText } from '@/domain/money';
import { dial } from '@/platform/phone';
import type { Resource } from '@/stores/Resource';
import type { TailDetail } from '~types/api/orderLong';

/** 尾款: what the return has shown, line by line with its rule. */
export const TailBill = observer(function TailBill({ tail }: { tail: Resource<TailDetail> }) {
  useEffect(() => void tail.load(), [tail]);
  return (
    <ResourceView resource={tail} onRetry={() => void tail.load()}>
      {({ lines, total, paid, to_pay: toPay, driven, included, hotline }) => (
        <Card heading="尾款">
          <Cell title="行驶里程" note={includedText(included)} value={`${driven}公里`} />
          {lines.map(({ name, rule, amount }) => (
            <Cell key={name} title={name} note={rule} value={amountText(amount)} />
          ))}
          {lines.length === 0 ? <Cell title="其他费用" value="没有" /> : null}
          <Cell title="全部费用" note="租金和以上各项" value={`¥${yuanText(total)}`} />
          {paid > 0 ? <Cell title="已支付" note="不含押金" value={`¥${yuanText(paid)}`} /> : null}
          <Cell
            title="尾款"
            value={
              toPay > 0 ? (
                <Text as="span" tone="danger" weight={600}>{`还需支付¥${yuanText(toPay)}`}</Text>
              ) : (
                '已结清'
              )
            }
          />
          <Cell
            title="对尾款有疑问"
            note="先不用支付，打客服电话核对"
            value={hotline}
            onClick={() => dial(hotline)}
          />
        </Card>
      )}
    </ResourceView>
  );
});
