import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DemandCity } from '@/blocks/demand-form/DemandCity';
import { DemandForm } from '@/blocks/demand-form/DemandForm';
import { Cell } from '@/components/cell/Cell';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { carName } from '@/domain/carWords';
import { ErrorCode } from '@/domain/errorCode';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { codeOf } from '@/services/ApiError';
import { useStore } from '@/stores/rootContext';
import { SentDemand } from '@/stores/SentDemand';
import { VehiclePrices } from '../../components/VehiclePrices';
import { LongApplyStore } from '../../stores/LongApplyStore';

/** The vehicle, its prices, and the application for it. */
const Application = observer(function Application({ cartypeId }: { cartypeId: string }) {
  const store = useStore(LongApplyStore);
  const sent = useStore(SentDemand);
  const { line, vehicle } = store;
  const { city, form } = line;
  useEffect(() => void store.show(cartypeId), [store, cartypeId, city.id]);
  if (codeOf(vehicle.problem) === ErrorCode.NOT_FOUND) {
    return (
      <StateView
        icon="car"
        title={`${city.city}暂不长租这款车`}
        text="看看这里的其他车型，或换个城市。"
        action={{ text: '选其他车型', onClick: () => void go('long-apply.search', {}) }}
      />
    );
  }
  return (
    <ResourceView resource={vehicle} onRetry={() => void store.show(cartypeId)}>
      {data => (
        <>
          <VehiclePrices vehicle={data} />
          <DemandForm
            form={form}
            heading="申请信息"
            own={{
              cartype_id: (
                <Cell
                  title="车型"
                  value={carName(data.cartype)}
                  onClick={() => void go('long-apply.search', {})}
                />
              ),
            }}
            onSent={receipt => {
              sent.keep(receipt);
              void go('demand.sent', {}, { replace: true });
            }}
          />
        </>
      )}
    </ResourceView>
  );
});

/** 长租申请: a vehicle with its price tiers, and the form (specification §2, /long_rent/car). */
function LongApplyCar({ params: { cartype_id: cartypeId } }: ScreenProps<'long-apply.car'>) {
  const { line } = useStore(LongApplyStore);
  return (
    <DemandCity line={line} noun="企业长租服务" onChoose={() => void go('long-apply.city')}>
      <Application cartypeId={cartypeId} />
    </DemandCity>
  );
}

export default definePage('long-apply.car', LongApplyCar);
