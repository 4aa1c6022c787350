import { observer } from 'mobx-react-lite';
import { CarSummary } from '@/blocks/car-summary/CarSummary';
import { Card } from '@/components/card/Card';
import { Text } from '@/components/text/Text';
import { applyMonthly, LONG_APPLY_TERMS, NUMBER_TIERS, numberTier } from '@/domain/longApply';
import { termText } from '@/domain/longPricing';
import { yuanText } from '@/domain/money';
import { useStore } from '@/stores/rootContext';
import type { LongApplyVehicle } from '~types/api/longApply';
import { LongApplyStore } from '../stores/LongApplyStore';
import { TierTable } from './TierTable';

/** A vehicle with what a month of one costs by the term and by how many there are (`design/lines.md`, apply). */
export const VehiclePrices = observer(function VehiclePrices({ vehicle }: { vehicle: LongApplyVehicle }) {
  const store = useStore(LongApplyStore);
  const { cartype, monthly_price: base, deposit } = vehicle;
  const { term, number } = store;
  const tier = numberTier(number);
  return (
    <>
      <Card margin="screen" aria-label="车型">
        <CarSummary cartype={cartype}>
          <Text size={12} tone="secondary" words>
            {cartype.model}
          </Text>
          <Text size={12} tone="secondary" numeric>{`押金每辆¥${yuanText(deposit)}`}</Text>
        </CarSummary>
      </Card>
      <Card margin="screen" heading="每辆车月租">
        <Text as="p" size={14} tone="secondary">{`按租期，${tier.text}的价格`}</Text>
        <TierTable
          label="按租期"
          tiers={LONG_APPLY_TERMS.map(key => ({
            key,
            text: termText(Number(key)),
            monthlyPrice: applyMonthly(base, Number(key), number),
          }))}
          current={term}
          onChoose={store.chooseTerm}
        />
        <Text as="p" size={14} tone="secondary">{`按数量，租${termText(Number(term))}的价格`}</Text>
        <TierTable
          label="按数量"
          tiers={NUMBER_TIERS.map(({ from, text }) => ({
            key: String(from),
            text,
            monthlyPrice: applyMonthly(base, Number(term), from),
          }))}
          current={String(tier.from)}
          onChoose={from => store.chooseNumber(Number(from))}
        />
      </Card>
    </>
  );
});
