import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { StateView } from '@/components/state-view/StateView';
import type { DemandLine } from '@/stores/DemandLine';

interface DemandCityProps {
  line: DemandLine<{ city_id: string }>;
  /** What a city may lack: 包车服务. */
  noun: string;
  onChoose: () => void;
  /** What is shown where the city has it. */
  children: ReactNode;
}

/** The city of a line of demands and what it offers; where that is nothing, it is said in the place of the rest. */
export const DemandCity = observer(function DemandCity({ line, noun, onChoose, children }: DemandCityProps) {
  const { cities, city, services } = line;
  useEffect(() => {
    if (!cities.data) void cities.load();
  }, [cities]);
  return (
    <>
      <Card margin="screen" pad={1} aria-label="城市">
        <Cell
          icon="map-pin"
          title="用车城市"
          value={city.city}
          note={services ? `可预约：${services.join('、')}` : undefined}
          onClick={onChoose}
        />
      </Card>
      {line.isNowhere ? (
        <StateView
          icon="map-pin"
          title={`${city.city}暂时没有${noun}`}
          text="换个城市看看，或自己驾车出行。"
          action={{ text: '换个城市', onClick: onChoose }}
        />
      ) : (
        children
      )}
    </>
  );
});
