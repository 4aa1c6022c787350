import type { SiteCategory } from '../../../types/api/site';
import type { Random } from '../random';

/** Short facts by category, of which a site has two: each is true of every site of its kind. */
export const SITE_TAGS: Readonly<Record<SiteCategory, readonly string[]>> = {
  AIRPORT: ['航班延误免费保留', '免费接送航站楼', '店员举牌接机', '还车后送至出发层'],
  RAILWAY: ['出站步行5分钟', '免费接送站', '晚点免费保留', '可停车30分钟'],
  MALL: ['地下停车场取车', '首小时停车免费', '周末正常营业', '可代叫接驳车'],
  METRO: ['地铁口步行3分钟', '自助取还', '周末正常营业', '提供充电桩'],
  HOTEL: ['酒店大堂取车', '可送车到酒店', '提供行李寄存', '支持儿童座椅'],
  POINT: ['停车方便', '自助取还', '提供充电桩', '可洗车'],
  OTHER: ['送车上门', '提前电话联系', '仅提供送取车'],
};

const FIRST_STEP: Readonly<Record<SiteCategory, readonly string[]>> = {
  AIRPORT: [
    '到达后取好行李，从到达层出口出来，跟随“停车楼”指示牌前行',
    '出到达大厅后不要上出租车通道，乘扶梯下到停车楼连廊',
  ],
  RAILWAY: ['出站后跟随“停车场”指示牌前行，不必出广场', '从出站口右转，步行约200米到达停车场入口'],
  MALL: ['从商场正门进入，乘直梯下到停车场', '驾车前来可直接驶入停车场，出示订单免首小时停车费'],
  METRO: ['从最近的地铁口出站，沿人行道步行约3分钟', '出地铁站后过天桥，停车场入口在右手边'],
  HOTEL: ['到酒店正门后告知礼宾员“取租车”，店员会到大堂接您', '从酒店大堂侧门进入停车场'],
  POINT: ['导航到网点地址，停车场入口处有明显的门头', '到达后从停车场入口进入，服务台在左侧'],
  OTHER: ['这里是送车点，没有柜台，店员会按约定时间把车送到', '出发前30分钟店员会与您电话确认会面位置'],
};

const SECOND_STEP: Readonly<Record<SiteCategory, readonly string[]>> = {
  AIRPORT: ['到停车楼后找“自驾租车”区域，服务台在电梯口旁', '过连廊后到租车区，出示订单即可办理'],
  RAILWAY: ['进入停车场后左转，服务台在收费岗亭旁', '找到“租车取还”立牌，店员在此等候'],
  MALL: ['出电梯后左转，服务台在洗车区旁', '跟随地面“租车”箭头走到取车区'],
  METRO: ['服务台在停车场一层，门口有立牌', '进入停车场后直行约50米'],
  HOTEL: ['验车在酒店停车场进行，约需10分钟', '取车区在停车场靠近电梯一侧'],
  POINT: ['出示订单和证件，与店员一起验车', '验车后在手机上确认即可出发'],
  OTHER: ['会面后出示证件，与店员一起验车拍照', '验车后在手机上确认即可出发'],
};

/** How to find the counter, step by step. */
export function siteDirections(category: SiteCategory, name: string, random: Random): string[] {
  return [
    random.pick(FIRST_STEP[category]),
    random.pick(SECOND_STEP[category]),
    category === 'OTHER'
      ? '还车时请在约定时间前15分钟到达，并保持电话畅通'
      : `找不到时请拨打${name}电话，店员会为您指路`,
  ];
}
