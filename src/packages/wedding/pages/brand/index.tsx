import { observer } from 'mobx-react-lite';
import { BrandIndex } from '@/blocks/brand-index/BrandIndex';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import { OfCity } from '../../components/OfCity';
import { WeddingStore } from '../../stores/WeddingStore';

/** The brands of the city's wedding cars (specification §2, /marriage_car/brand). */
const WeddingBrand = observer(function WeddingBrand({ params: { role } }: ScreenProps<'wedding.brand'>) {
  const { brands } = useStore(WeddingStore);
  return (
    <OfCity isBare>
      {() => (
        <BrandIndex
          brands={brands}
          onChoose={({ name }) =>
            void go(
              'wedding.vehicleSystem',
              { brand: name, ...(role === undefined ? {} : { role }) },
              { replace: true },
            )
          }
        />
      )}
    </OfCity>
  );
});

export default definePage('wedding.brand', WeddingBrand);
