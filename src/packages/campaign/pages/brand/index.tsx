import { useDidShow } from '@tarojs/taro';
import { useReducer } from 'react';
import { definePage, type ScreenProps } from '@/page/definePage';
import { BrandShopList } from '../../components/BrandShopList';
import { BrandShopView } from '../../components/BrandShopView';

/** 明星店: the shop of one brand, or all of them (specification §2, /brand_area; issue 14). */
function BrandArea({ params: { id } }: ScreenProps<'campaign.brand'>) {
  const [shows, see] = useReducer((count: number) => count + 1, 0);
  useDidShow(see);
  return id === undefined ? <BrandShopList /> : <BrandShopView key={id} id={id} shows={shows} />;
}

export default definePage('campaign.brand', BrandArea);
