import type { CarCategory, Energy, Transmission } from '../../../types/api/cartype';
import type { CarColour } from '../pictures/carColours';

/** A kind of body. */
export type BodyType =
  | 'micro'
  | 'hatchback'
  | 'sedan'
  | 'suv'
  | 'mpv'
  | 'sports'
  | 'convertible'
  | 'luxury'
  | 'pickup'
  | 'wedding';

/** A model of the fleet. Size is length×width×height in millimetres, `day` the range of a weekday's price in yuan. */
export interface FleetModel {
  brand: string;
  series: string;
  model: string;
  category: CarCategory;
  energy: Energy;
  transmission: Transmission;
  seats: number;
  doors: number;
  power: string;
  body: BodyType;
  colour: CarColour;
  /** Name of its rendered pictures (`pictures/`). */
  picture: string;
  size: string;
  day: readonly [low: number, high: number];
}

type Row = readonly [
  brand: string,
  series: string,
  model: string,
  energy: Energy,
  gear: '自动' | '手动',
  seats: number,
  doors: number,
  power: string,
  body: BodyType,
  colour: CarColour,
  picture: string,
  size: string,
  low: number,
  high: number,
];

const models = (category: CarCategory, rows: readonly Row[]): FleetModel[] =>
  rows.map(
    ([brand, series, model, energy, gear, seats, doors, power, body, colour, picture, size, low, high]) => ({
      brand,
      series,
      model,
      category,
      energy,
      transmission: gear === '自动' ? 'AUTO' : 'MANUAL',
      seats,
      doors,
      power,
      body,
      colour,
      picture,
      size,
      day: [low, high],
    }),
  );

/** The fleet, by category. Ids are given in this order: append, never insert. */
// prettier-ignore
export const FLEET: readonly FleetModel[] = [
  ...models('MICRO', [
    ['五菱', '宏光MINIEV', '2023款 170km', 'ELECTRIC', '自动', 4, 3, '纯电170km 慢充', 'micro', 'green', 'wuling-hongguang-miniev', '3064×1493×1614', 49, 79],
    ['长安', 'Lumin', '2024款 301km', 'ELECTRIC', '自动', 4, 3, '纯电301km 快充', 'micro', 'white', 'changan-lumin', '3270×1700×1545', 58, 88],
    ['奇瑞', 'QQ冰淇淋', '2023款 205km', 'ELECTRIC', '自动', 4, 3, '纯电205km 慢充', 'micro', 'white', 'chery-qq-icecream', '2980×1496×1637', 49, 79],
  ]),
  ...models('ECONOMY', [
    ['大众', '朗逸', '2023款 1.5L 自动', 'FUEL', '自动', 5, 4, '1.5L', 'sedan', 'white', 'volkswagen-lavida', '4670×1806×1474', 118, 168],
    ['日产', '轩逸', '2023款 经典 1.6L CVT', 'FUEL', '自动', 5, 4, '1.6L', 'sedan', 'silver', 'nissan-sylphy-classic', '4631×1760×1503', 108, 158],
    ['丰田', '致炫', '2022款 1.5L CVT', 'FUEL', '自动', 5, 5, '1.5L', 'hatchback', 'red', 'toyota-yaris-l', '4160×1700×1495', 98, 138],
    ['本田', '飞度', '2023款 1.5L CVT', 'FUEL', '自动', 5, 5, '1.5L', 'hatchback', 'blue', 'honda-fit', '4125×1694×1537', 108, 148],
    ['现代', '悦动', '2022款 1.6L 手动', 'FUEL', '手动', 5, 4, '1.6L', 'sedan', 'grey', 'hyundai-elantra-yuedong', '4510×1765×1470', 78, 118],
    ['大众', '桑塔纳', '2022款 1.5L 手动', 'FUEL', '手动', 5, 4, '1.5L', 'sedan', 'white', 'volkswagen-santana', '4475×1706×1469', 75, 109],
    ['吉利', '帝豪', '2023款 1.5L CVT', 'FUEL', '自动', 5, 4, '1.5L', 'sedan', 'blue', 'geely-emgrand', '4638×1820×1460', 98, 138],
  ]),
  ...models('COMFORT', [
    ['丰田', '卡罗拉', '2023款 1.2T S-CVT', 'FUEL', '自动', 5, 4, '1.2T', 'sedan', 'white', 'toyota-corolla', '4635×1780×1435', 138, 198],
    ['本田', '思域', '2023款 240TURBO CVT', 'FUEL', '自动', 5, 4, '1.5T', 'sedan', 'blue', 'honda-civic', '4674×1802×1420', 158, 228],
    ['大众', '速腾', '2023款 280TSI', 'FUEL', '自动', 5, 4, '1.4T', 'sedan', 'silver', 'volkswagen-sagitar', '4791×1801×1465', 148, 208],
    ['别克', '威朗', '2023款 Pro 1.5T', 'FUEL', '自动', 5, 4, '1.5T', 'sedan', 'red', 'buick-verano', '4785×1796×1460', 138, 198],
    ['丰田', '雷凌', '2023款 双擎 1.8L', 'HYBRID', '自动', 5, 4, '混动1.8L', 'sedan', 'white', 'toyota-levin', '4640×1780×1435', 148, 218],
  ]),
  ...models('BUSINESS', [
    ['大众', '帕萨特', '2023款 330TSI', 'FUEL', '自动', 5, 4, '2.0T', 'sedan', 'black', 'volkswagen-passat', '4948×1836×1469', 198, 298],
    ['丰田', '凯美瑞', '2023款 2.0G', 'FUEL', '自动', 5, 4, '2.0L', 'sedan', 'white', 'toyota-camry', '4885×1840×1455', 208, 308],
    ['本田', '雅阁', '2023款 260TURBO', 'FUEL', '自动', 5, 4, '1.5T', 'sedan', 'silver', 'honda-accord', '4980×1862×1449', 208, 308],
    ['日产', '天籁', '2023款 2.0L XL', 'FUEL', '自动', 5, 4, '2.0L', 'sedan', 'black', 'nissan-altima', '4906×1850×1447', 188, 278],
  ]),
  ...models('PREMIUM', [
    ['奔驰', 'C级', '2023款 C 260 L', 'FUEL', '自动', 5, 4, '1.5T', 'luxury', 'white', 'mercedes-c', '4882×1820×1461', 398, 588],
    ['宝马', '3系', '2023款 325Li', 'FUEL', '自动', 5, 4, '2.0T', 'luxury', 'blue', 'bmw-3', '4838×1827×1463', 388, 568],
    ['奥迪', 'A6L', '2023款 45 TFSI', 'FUEL', '自动', 5, 4, '2.0T', 'luxury', 'black', 'audi-a6l', '5038×1886×1475', 498, 758],
    ['凯迪拉克', 'CT5', '2023款 28T', 'FUEL', '自动', 5, 4, '2.0T', 'luxury', 'red', 'cadillac-ct5', '4930×1883×1445', 368, 528],
    ['宝马', '5系', '2023款 530Li', 'FUEL', '自动', 5, 4, '2.0T', 'luxury', 'silver', 'bmw-5', '5106×1868×1500', 568, 828],
  ]),
  ...models('LUXURY', [
    ['保时捷', 'Panamera', '2022款 2.9T', 'FUEL', '自动', 4, 5, '2.9T', 'luxury', 'black', 'porsche-panamera', '5049×1937×1423', 1880, 2880],
    ['奔驰', 'S级', '2022款 S 450 L', 'HYBRID', '自动', 5, 4, '3.0T轻混', 'luxury', 'black', 'mercedes-s', '5290×1921×1503', 1680, 2580],
    ['奔驰', '迈巴赫S级', '2022款 S 480', 'HYBRID', '自动', 4, 4, '3.0T轻混', 'wedding', 'black', 'maybach-s', '5470×1921×1510', 2280, 3280],
    ['路虎', '揽胜', '2023款 3.0T', 'FUEL', '自动', 5, 5, '3.0T', 'suv', 'black', 'landrover-range-rover', '5052×2047×1870', 1980, 2980],
  ]),
  ...models('SPORTS', [
    ['福特', 'Mustang', '2022款 2.3T 敞篷', 'FUEL', '自动', 4, 2, '2.3T', 'convertible', 'red', 'ford-mustang-convertible', '4797×1916×1391', 688, 1288],
    ['保时捷', '718 Boxster', '2022款 2.0T', 'FUEL', '自动', 2, 2, '2.0T', 'convertible', 'grey', 'porsche-718-boxster', '4391×1801×1280', 1380, 2080],
    ['宝马', 'Z4', '2023款 sDrive 25i', 'FUEL', '自动', 2, 2, '2.0T', 'convertible', 'blue', 'bmw-z4', '4324×1864×1304', 888, 1388],
    ['MG', 'Cyberster', '2024款 580km', 'ELECTRIC', '自动', 2, 2, '纯电580km 快充', 'sports', 'red', 'mg-cyberster', '4535×1913×1329', 598, 988],
  ]),
  ...models('SUV', [
    ['哈弗', 'H6', '2023款 1.5T', 'FUEL', '自动', 5, 5, '1.5T', 'suv', 'white', 'haval-h6', '4653×1886×1730', 158, 238],
    ['本田', 'CR-V', '2023款 240TURBO', 'FUEL', '自动', 5, 5, '1.5T', 'suv', 'silver', 'honda-cr-v', '4703×1866×1680', 228, 338],
    ['坦克', '坦克300', '2023款 越野版', 'FUEL', '自动', 5, 5, '2.0T', 'suv', 'orange', 'tank-300', '4760×1930×1903', 328, 528],
    ['大众', '途观L', '2023款 330TSI', 'FUEL', '自动', 5, 5, '2.0T', 'suv', 'blue', 'volkswagen-tiguan-l', '4735×1859×1682', 228, 338],
    ['丰田', '汉兰达', '2023款 2.5L 双擎 7座', 'HYBRID', '自动', 7, 5, '混动2.5L', 'suv', 'black', 'toyota-highlander', '4965×1930×1750', 358, 528],
    ['哈弗', '大狗', '2023款 1.5T', 'FUEL', '自动', 5, 5, '1.5T', 'suv', 'green', 'haval-dagou', '4620×1890×1780', 168, 248],
    ['丰田', '普拉多', '2024款 2.4T 双擎', 'HYBRID', '自动', 5, 5, '混动2.4T', 'suv', 'white', 'toyota-prado', '4925×1940×1910', 588, 888],
  ]),
  ...models('MPV', [
    ['别克', 'GL8', '2023款 ES陆尊 2.0T', 'FUEL', '自动', 7, 5, '2.0T', 'mpv', 'black', 'buick-gl8', '5219×1878×1799', 358, 558],
    ['本田', '奥德赛', '2023款 2.0L 混动', 'HYBRID', '自动', 7, 5, '混动2.0L', 'mpv', 'silver', 'honda-odyssey', '4861×1820×1712', 328, 498],
    ['丰田', '赛那', '2023款 2.5L 双擎', 'HYBRID', '自动', 7, 5, '混动2.5L', 'mpv', 'white', 'toyota-sienna', '5165×1995×1765', 458, 698],
    ['五菱', '宏光S', '2022款 1.5L 手动', 'FUEL', '手动', 7, 5, '1.5L', 'mpv', 'silver', 'wuling-hongguang-s', '4415×1685×1770', 118, 178],
    ['上汽大通', 'G10', '2022款 2.0T 9座', 'FUEL', '自动', 9, 5, '2.0T', 'mpv', 'white', 'maxus-g10', '5168×1980×1928', 288, 428],
  ]),
  ...models('NEW_ENERGY', [
    ['比亚迪', '秦PLUS', '2023款 EV 510km', 'ELECTRIC', '自动', 5, 4, '纯电510km 快充', 'sedan', 'blue', 'byd-qin-plus', '4765×1837×1515', 98, 168],
    ['比亚迪', '海豚', '2023款 420km', 'ELECTRIC', '自动', 5, 5, '纯电420km 快充', 'hatchback', 'pink', 'byd-dolphin', '4125×1770×1570', 88, 148],
    ['特斯拉', 'Model 3', '2024款 后轮驱动', 'ELECTRIC', '自动', 5, 4, '纯电606km 快充', 'sedan', 'white', 'tesla-model-3', '4720×1848×1442', 228, 368],
    ['特斯拉', 'Model Y', '2024款 后轮驱动', 'ELECTRIC', '自动', 5, 5, '纯电554km 快充', 'suv', 'white', 'tesla-model-y', '4750×1921×1624', 268, 428],
    ['理想', 'L8', '2023款 Pro', 'HYBRID', '自动', 6, 5, '增程1.5T', 'suv', 'green', 'li-l8', '5080×1995×1800', 428, 658],
    ['比亚迪', '宋PLUS', '2023款 DM-i 110km', 'HYBRID', '自动', 5, 5, '插混1.5L', 'suv', 'silver', 'byd-song-plus', '4775×1890×1670', 158, 248],
    ['小鹏', 'G6', '2023款 580 长续航', 'ELECTRIC', '自动', 5, 5, '纯电580km 快充', 'suv', 'orange', 'xpeng-g6', '4753×1920×1650', 198, 318],
    ['埃安', '埃安S', '2023款 470km', 'ELECTRIC', '自动', 5, 4, '纯电470km 快充', 'sedan', 'silver', 'aion-s', '4768×1880×1545', 98, 158],
  ]),
  ...models('PICKUP', [
    ['长城', '炮', '2023款 2.0T 四驱', 'FUEL', '自动', 5, 4, '2.0T柴油', 'pickup', 'black', 'gwm-poer', '5410×1934×1886', 228, 348],
    ['江铃', '域虎7', '2022款 2.0T 手动', 'FUEL', '手动', 5, 4, '2.0T柴油', 'pickup', 'silver', 'jmc-yuhu-7', '5375×1905×1835', 178, 258],
    ['日产', '纳瓦拉', '2022款 2.5L 四驱', 'FUEL', '自动', 5, 4, '2.5L', 'pickup', 'orange', 'nissan-navara', '5339×1850×1847', 218, 328],
  ]),
];
