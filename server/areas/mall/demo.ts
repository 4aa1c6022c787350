import type { AreaDemo } from '../../demo/AreaDemo';
import { insertMissing } from '../../demo/insertMissing';
import { mallShops, type MallTrade } from './schema';

const shop = (
  id: string,
  [cityId, city]: readonly [string, string],
  name: string,
  address: string,
  trades: readonly MallTrade[],
) => ({ id, cityId, city, name, address, trades });

const BEIJING = ['110000', '北京'] as const;
const SHANGHAI = ['310000', '上海'] as const;
const GUANGZHOU = ['440100', '广州'] as const;

/** Shops of the mall in three cities. */
export const mallDemo: AreaDemo = {
  area: 'mall',
  version: 1,
  async seed(tx) {
    await insertMissing(tx, mallShops, [
      shop('mall-bj-1', BEIJING, '悟空养车望京店', '朝阳区望京东路8号', ['WASH', 'CARE']),
      shop('mall-bj-2', BEIJING, '悟空养车丽泽店', '丰台区金中都南街12号', ['WASH', 'CARE']),
      shop('mall-bj-3', BEIJING, '悟空停车国贸站', '朝阳区光华路甲9号', ['PARKING']),
      shop('mall-sh-1', SHANGHAI, '悟空养车静安店', '静安区江场路66号', ['WASH', 'CARE']),
      shop('mall-sh-2', SHANGHAI, '悟空停车虹桥站', '闵行区申虹路5号', ['PARKING']),
      shop('mall-gz-1', GUANGZHOU, '悟空养车天河店', '天河区天河东路20号', ['WASH', 'CARE']),
    ]);
  },
};
