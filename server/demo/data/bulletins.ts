import { HOLIDAYS, type HolidayCode } from '../../../src/domain/holidays';
import { format } from '../../../src/domain/shanghaiTime';
import { HOTLINE_IN_TEXT } from '../../areas/content/public';

/** A notice to everybody, as the demo shows it. */
export interface DemoBulletin {
  id: string;
  title: string;
  /** On which it was published, `YYYY-MM-DD`. */
  day: string;
  paragraphs: readonly string[];
}

/** The calendar of the prices tells it, so that a notice never names other days than the booking. */
function holidayOf(code: HolidayCode, year: string) {
  const holiday = HOLIDAYS.find(candidate => candidate.code === code && candidate.from.startsWith(year));
  if (!holiday) throw new Error(`The calendar has no ${code} in ${year}`);
  return holiday;
}

const dayText = (day: string): string => format(day, 'M月D日');
const festival = holidayOf('SPRING_FESTIVAL', '2027');
const newYear = holidayOf('NEW_YEAR', '2027');

/** What the operator has told everybody. */
export const BULLETINS: readonly DemoBulletin[] = [
  {
    id: 'spring-festival-2027',
    title: `${festival.name}用车可以预订了`,
    day: '2026-11-16',
    paragraphs: [
      `${dayText(festival.from)}至${dayText(festival.to)}为${festival.name}用车期，${festival.minimumDays}天起租，每天为平日价的${100 + festival.ratePercent}%，下单前会逐日列出。`,
      '节前两天取车的人较多，建议错开上午9点到11点。部分门店春节期间会调整营业时间，以门店页显示的为准。',
    ],
  },
  {
    id: 'fraud-warning',
    title: '谨防冒充客服的诈骗电话',
    day: '2026-11-09',
    paragraphs: [
      `我们的客服热线只有${HOTLINE_IN_TEXT}。工作人员不会索要您的短信验证码和银行卡密码，也不会让您下载会议软件或共享屏幕。`,
      '退款和押金一律原路退回，不需要您转账、扫码或提供银行卡号。接到可疑电话请直接挂断，可拨打96110咨询。',
    ],
  },
  {
    id: 'new-year-2027',
    title: `${newYear.name}假期用车提醒`,
    day: '2026-11-02',
    paragraphs: [
      `${dayText(newYear.from)}至${dayText(newYear.to)}为${newYear.name}用车期，每天为平日价的${100 + newYear.ratePercent}%。`,
      '北方多地会有雨雪，出发前请留意天气和道路封闭的消息；纯电动车在低温下续航会变短，请提前规划充电。',
    ],
  },
  {
    id: 'handover-photos',
    title: '取还车可以自己拍照留底了',
    day: '2026-10-20',
    paragraphs: [
      '在订单里点“交接照片”，按提示绕车拍6张，就能留下取车和还车时的车况、里程和油电量。没有网络时照片先存在手机里，有网后自动上传。',
      '结算时可以前后对照。照片只有您和门店看得到。',
    ],
  },
];
