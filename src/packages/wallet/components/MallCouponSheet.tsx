import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { inGroups } from '@/domain/printedCode';
import { format } from '@/domain/shanghaiTime';
import type { MallCoupon } from '~types/api/mall';
import styles from './MallCouponSheet.module.scss';

interface MallCouponSheetProps {
  coupon: MallCoupon;
  onClose: () => void;
}

/** A coupon of the mall at the till: its code while it can be used, where it was used, and which shops take it. */
export function MallCouponSheet({
  coupon: { name, rule, code, refusal, used, shops },
  onClose,
}: MallCouponSheetProps) {
  return (
    <Sheet id="mall-coupon" title={name} open onClose={onClose}>
      {code === undefined ? null : (
        <Element className={styles.code}>
          <Text as="p" size={28} weight={700} numeric>
            {inGroups(code)}
          </Text>
          <Text as="p" size={14} tone="secondary">
            结账时给店员看券码
          </Text>
        </Element>
      )}
      <Cell title="使用条件" note={rule} />
      {refusal === undefined ? null : <Cell title="暂不可用" note={refusal} />}
      {used ? (
        <Cell title="使用记录" note={`${format(used.time, 'YYYY-MM-DD HH:mm')}，${used.shop}`} />
      ) : null}
      <Text as="h3" size={16} weight={600} className={styles.heading}>
        {`适用门店（${shops.length}）`}
      </Text>
      <Element as="ul">
        {shops.map(shop => (
          <Element as="li" key={`${shop.city}${shop.name}`}>
            <Cell title={shop.name} note={`${shop.city} · ${shop.address}`} />
          </Element>
        ))}
      </Element>
    </Sheet>
  );
}
