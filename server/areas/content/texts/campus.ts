import { DELIVERY_LIMIT_KM } from '../../../../src/domain/delivery';
import { EXCESS } from '../../../../src/domain/cover';
import { distanceFee } from '../../../../src/domain/distanceFee';
import { HANDOVER_SLOTS } from '../../../../src/domain/handoverPhotos';
import { documentsText } from '../../../../src/domain/pickup';
import { DRIVER_AGE } from '../../../../src/domain/renter';
import { HOTLINE_IN_TEXT } from '../hotline';
import { deposits, period, uninsured } from './commonSections';
import { feeText, section, serviceText, written, yuan } from './written';

const updated = '2026-11-24';

/** 校园租车规则: what is different for students, and what is not. */
export const campus = written(
  { id: 'campus', title: '校园租车规则', version: '2.0', updated },
  section(
    '同学怎么租',
    `年满${DRIVER_AGE.youngest}周岁、持有驾驶证就可以租，不需要学生证，价格和门店相同。`,
    `自动挡：${documentsText('AUTO')}。`,
    `手动挡：${documentsText('MANUAL')}。`,
  ),
  section(
    '实习期可以租吗',
    '可以。拿到驾驶证不满12个月的，请自备实习标志，贴在车尾。',
    '实习期内上高速，须有持相应或更高准驾车型驾驶证三年以上的驾驶人陪同。',
  ),
  period,
  section(
    '送到校门',
    `学校在门店周边${DELIVERY_LIMIT_KM}公里以内的，可以选择送车上门。${feeText('DELIVERY_PICKUP')}`,
    `例：学校离门店6公里，送车上门费${yuan(distanceFee('DELIVERY_PICKUP', 6))}。`,
    '车辆在校门外交接，请按学校的规定停放。',
  ),
  section('押金', '押金和门店订单相同，信用分达到要求的可以免付。', ...deposits.paragraphs),
  section(
    '几个人一起用',
    '轮流开车的人都要在取车时登记身份证和驾驶证。由未登记的人驾驶发生事故的，保险公司不予赔付。',
    `同车的人可以一起投保。${serviceText('INS_TRAVEL_ACCIDENT')}`,
  ),
  section(
    '不可以做的事',
    '不得转租、抵押、营运、参加竞赛，也不得借给没有登记的人。',
    '接送陌生人并收费属于营运，出了事故保险公司不予赔付。',
  ),
);

/** 第一次租车: the first rental, step by step. */
export const firstRental = written(
  { id: 'first', title: '第一次租车', version: '1.0', updated },
  section(
    '下单前',
    '看清取车、还车的时间和地点。列表里的每日价格已包含基础服务费等必选费用，点开可以看到每一项。',
    '押金不计入总价，下单前会分别列出。',
  ),
  section(
    '取车时',
    '带好身份证和驾驶证原件，由取车人本人到场。',
    `绕车拍${HANDOVER_SLOTS.length}张照片：${HANDOVER_SLOTS.map(({ name }) => name).join('、')}。有划痕的地方多拍一张。`,
    '坐进车里，先找到双闪、雨刮、油箱盖或充电口的开关，调好座椅和后视镜再出发。',
  ),
  section(
    '路上',
    '油表、电量不足时尽早加油、充电。加错油请不要启动，马上联系我们。',
    `发生剐蹭或事故，先保证人身安全，拍照、报警，再拨打${HOTLINE_IN_TEXT}。`,
    `保险赔付范围内的车损，您最多承担${yuan(EXCESS)}。`,
  ),
  uninsured,
  section(
    '还车时',
    '加到或充到取车时的位置，收好自己的东西，再拍一遍照片。',
    '有费用的，逐项列在结算单上并附凭据；不认可的，可以提出异议。',
  ),
);
