import { SwitchCell } from '@/components/switch-cell/SwitchCell';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { LONG_SERVICES } from '@/domain/longPricing';
import { yuanText } from '@/domain/money';
import type { LongServiceCode } from '~types/api/bill';

interface ServiceSwitchesProps {
  chosen: readonly LongServiceCode[];
  onToggle: (code: LongServiceCode, isChosen: boolean) => void;
}

/** 月度服务: what belongs to every long rental, and what can be added by the month. */
export function ServiceSwitches({ chosen, onToggle }: ServiceSwitchesProps) {
  return (
    <Element>
      {LONG_SERVICES.map(({ code, name, monthlyPrice, description }) =>
        monthlyPrice === 0 ? (
          <Cell key={code} title={name} note={description} value="已包含" />
        ) : (
          <SwitchCell
            key={code}
            title={`${name} ¥${yuanText(monthlyPrice)}/月`}
            note={description}
            checked={chosen.includes(code)}
            onChange={isChosen => onToggle(code, isChosen)}
          />
        ),
      )}
    </Element>
  );
}
