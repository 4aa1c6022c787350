import { hostAddress } from '@/platform/address';
import { useShareMessage } from '@/platform/share';
import { routeOf } from '@/routes';
import type { BrandShop } from '~types/api/campaign';

/** Has the host send the shop that is on the screen, or the list of them. */
export function useBrandShare(shop: BrandShop | undefined): void {
  useShareMessage({
    title: shop ? `${shop.title}：${shop.slogan}` : '品牌明星店，挑一个喜欢的开',
    page: hostAddress(routeOf('campaign.brand'), shop ? { id: shop.id } : {}),
  });
}
