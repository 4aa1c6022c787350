import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PlaceChooser } from '@/blocks/place-chooser/PlaceChooser';
import { Button } from '@/components/button/Button';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Sheet } from '@/components/sheet/Sheet';
import { pointText } from '@/domain/delivery';
import { HistoryStore } from '@/stores/HistoryStore';
import { useStore } from '@/stores/rootContext';
import type { DeliveryPoint } from '~types/api/address';
import type { City } from '~types/api/city';
import type { Site } from '~types/api/site';

interface DeliveryCellProps {
  city: City;
  site: Site;
  point: DeliveryPoint | undefined;
  /** Undefined: the car is fetched at the site. */
  onChoose: (point: DeliveryPoint | undefined) => void;
}

/** 交车方式: at the site, or brought to a place of the city. */
export const DeliveryCell = observer(function DeliveryCell({
  city,
  site,
  point,
  onChoose,
}: DeliveryCellProps) {
  const history = useStore(HistoryStore);
  const [isOpen, setOpen] = useState(false);
  const choose = (chosen: DeliveryPoint | undefined): void => {
    onChoose(chosen);
    setOpen(false);
  };
  return (
    <Element>
      <Cell
        icon={point ? 'truck' : 'store'}
        title={point ? '送车上门' : '到店取车'}
        note={point ? pointText(point) : `${site.name}，${site.address}`}
        value={point ? '免费' : '可送车上门'}
        onClick={() => setOpen(true)}
      />
      <Sheet
        id="long-delivery"
        title="送车到哪里"
        tall
        open={isOpen}
        onClose={() => setOpen(false)}
        {...(point
          ? {
              footer: (
                <Button block onClick={() => choose(undefined)}>
                  改为到店取车
                </Button>
              ),
            }
          : {})}
      >
        <PlaceChooser
          id="long-place"
          city={city}
          origin={site.location}
          onChoose={({ name, address, location }) => choose({ name, address, location })}
          onForget={() => history.forget('places')}
        />
      </Sheet>
    </Element>
  );
});
