import type { FeeCode, ServiceCode } from '../../../types/api/bill';
import { FREE_CANCEL_HOURS } from '../../../src/domain/cancellation';
import { FEES } from '../../../src/domain/fees';
import { ENERGY_PERCENT_PRICE } from '../../../src/domain/returnCharges';
import { SERVICES } from '../../../src/domain/services';
import { yuanText } from '../../../src/domain/money';
import { HOTLINE } from '../../areas/content/public';

/** A question and its answer by paragraphs. */
export interface DemoFaq {
  id: string;
  question: string;
  paragraphs: readonly string[];
}

/** Questions and answers of one subject, as the demo shows them. */
export interface DemoFaqGroup {
  id: string;
  title: string;
  faqs: readonly DemoFaq[];
}

/** Prices come from the pricing rules, so that an answer never tells another figure than the bill. */
const feeRule = (code: FeeCode): string => FEES[code].rule;
const feeYuan = (code: FeeCode): string => yuanText(FEES[code].unitPrice);
const serviceRule = (code: ServiceCode): string => {
  const service = SERVICES.find(candidate => candidate.code === code);
  if (!service) throw new Error(`No service has the code ${code}`);
  return `${service.name}：${service.description}，${service.rule}。`;
};

/** The questions of the customer service in their groups. */
export const FAQ_GROUPS: readonly DemoFaqGroup[] = [
  {
    id: 'booking',
    title: '预订',
    faqs: [
      {
        id: 'booking-who',
        question: '租车需要满足什么条件？',
        paragraphs: [
          '年满18周岁，持有在有效期内的中国大陆驾驶证，且准驾车型与所租车辆相符。自动挡需C2及以上，手动挡需C1及以上。',
          '实习期内的驾驶人可以租车；上高速时，须有持相应驾照三年以上的驾驶人陪同。',
        ],
      },
      {
        id: 'booking-login',
        question: '不登录可以看车和价格吗？',
        paragraphs: [
          '可以。城市、门店、车型和价格明细都无需登录就能查看，提交订单时再用手机号登录。',
          '登录后会回到您刚才的页面，已选的车型、时间和服务都会保留。',
        ],
      },
      {
        id: 'booking-price',
        question: '列表上的总价包含哪些费用？',
        paragraphs: [
          `总价包含车辆租赁费、基础服务费（${feeYuan('BASIC_SERVICE')}元/天）、手续费（${feeYuan('HANDLING')}元）和车辆整备费（${feeYuan('PREPARATION')}元）。`,
          '夜间取还车、异地还车、零散小时等费用，会按您选的门店和时间直接算进总价，列表上看到多少，下单就付多少。只有您自己加选的保险和服务会另外增加费用。押金单独列出，不计入总价。',
        ],
      },
      {
        id: 'booking-days',
        question: '租期是怎么计算的？',
        paragraphs: [
          '每24小时为1天。超出的零散时间满7小时，按1天计算。',
          `不足7小时的部分收取超时费：${feeRule('OVERTIME')}。`,
        ],
      },
      {
        id: 'booking-holiday',
        question: '周末和节假日怎么计价？',
        paragraphs: [
          '周六、周日每天为平日价的115%，法定节假日按各节日的标准上浮。每一天的单价都列在费用明细中。',
          '春节和国庆节3天起租，劳动节2天起租。租期不足时，页面会提示最少需要租几天。',
        ],
      },
      {
        id: 'booking-long',
        question: '租得久有优惠吗？',
        paragraphs: [
          '租满7天，租车费优惠5%；租满15天优惠10%；租满30天优惠15%。优惠会自动计入费用明细。',
          '单次租期最长90天。',
        ],
      },
      {
        id: 'booking-cancel',
        question: '取消订单要收费吗？',
        paragraphs: [
          `未支付的订单可以随时免费取消。已支付的订单，在取车前${FREE_CANCEL_HOURS.plain}小时以前取消不收费；选择送车上门的为${FREE_CANCEL_HOURS.delivery}小时，节假日取车的为${FREE_CANCEL_HOURS.holiday}小时。`,
          '超过上述时间取消，收取租车费30%的违约金，且不超过您已支付的金额。确认取消之前，页面会显示本次要收取的具体金额。',
        ],
      },
    ],
  },
  {
    id: 'pickup',
    title: '取车',
    faqs: [
      {
        id: 'pickup-documents',
        question: '取车时需要带什么证件？',
        paragraphs: [
          '请带上下单人本人的身份证和驾驶证原件，两证都须在有效期内。电子驾驶证可作为辅助证明，请以门店要求为准。',
          '取车人须与订单上的驾驶人一致，不能代取。',
        ],
      },
      {
        id: 'pickup-night',
        question: '晚上或凌晨能取车吗？',
        paragraphs: [
          '标有“24小时营业”的门店可以。其他门店请在营业时间内取车，营业时间在门店页可以看到。',
          `${feeRule('NIGHT_SERVICE')}，选好时间后会自动计入总价。`,
        ],
      },
      {
        id: 'pickup-check',
        question: '验车时要注意什么？',
        paragraphs: [
          '请与店员一起查看车身、轮胎、玻璃和内饰，确认油量或电量、里程数，并拍照留存。',
          '已有的划痕、凹陷须当场记录。还车时以取车时的记录为准。',
        ],
      },
      {
        id: 'pickup-late',
        question: '航班或高铁晚点，车会保留吗？',
        paragraphs: [
          '请尽早电话告知门店。订单填写的取车时间之后，车辆会为您保留；因航班、高铁晚点并提供凭证的，不收取保留费用。',
          '租期仍从原定的取车时间起算。',
        ],
      },
      {
        id: 'pickup-different',
        question: '到店后车型和预订的不一样怎么办？',
        paragraphs: [
          '您预订的是具体车型，年份和颜色以现场车辆为准。若该车型因故不能交付，门店会免费为您升级到同级或更高级别的车型。',
          `没有合适的车辆时，您可以全额退款取消。请拨打${HOTLINE}，客服会立即处理。`,
        ],
      },
    ],
  },
  {
    id: 'driving',
    title: '用车',
    faqs: [
      {
        id: 'driving-mileage',
        question: '有里程限制吗？',
        paragraphs: [
          '租期内不限里程，可以正常上高速和跨省行驶。',
          '请勿驶出中国大陆，勿进入非铺装的无人区或危险路段。',
        ],
      },
      {
        id: 'driving-fuel',
        question: '油费、电费和过路费由谁承担？',
        paragraphs: [
          '用车期间的油费、充电费、停车费和过路费由您承担。取车时油量多少，还车时加到同样的位置即可，我们不收取加油服务费。',
          `还车时少于取车时的，补收差额：燃油车和插电混动车油量每少1%收${yuanText(ENERGY_PERCENT_PRICE.FUEL)}元，纯电动车电量每少1%收${yuanText(ENERGY_PERCENT_PRICE.ELECTRIC)}元。多出的部分不退，还到同样的位置就好。`,
        ],
      },
      {
        id: 'driving-extend',
        question: '想多用几天，怎么续租？',
        paragraphs: [
          `请在原定还车时间之前拨打${HOTLINE}或联系取车门店。车辆没有被他人预订时，可以续租。`,
          '续租按续租日期当天的价格计算，支付成功后生效。未办理续租而超时还车的，按超时费收取。',
        ],
      },
      {
        id: 'driving-other',
        question: '可以让别人开吗？',
        paragraphs: [
          '可以，但须在取车时把该驾驶人的身份证和驾驶证一并登记。',
          '由未登记的人驾驶发生事故的，保险公司可能拒赔，损失由承租人承担。',
        ],
      },
      {
        id: 'driving-breakdown',
        question: '车在路上出故障怎么办？',
        paragraphs: [
          `先打开双闪，人员撤离到安全地带，在车后放置三角警示牌，再拨打${HOTLINE}。紧急救援24小时值守。`,
          '非人为原因造成的故障，救援和维修费用由我们承担；不能当场修复的，会为您换车。',
        ],
      },
    ],
  },
  {
    id: 'return',
    title: '还车与结算',
    faqs: [
      {
        id: 'return-elsewhere',
        question: '可以在别的门店或别的城市还车吗？',
        paragraphs: [
          `可以，预订时选择还车门店即可。${feeRule('CROSS_SITE')}；${feeRule('CROSS_CITY')}。`,
          '距离按两家门店之间的估算行车里程计算，费用在下单前就会显示。',
        ],
      },
      {
        id: 'return-late',
        question: '晚还车怎么收费？',
        paragraphs: [
          `${feeRule('OVERTIME')}。超过7小时按1天计算。`,
          '预计晚到时请提前联系门店，以免影响下一位客人用车。',
        ],
      },
      {
        id: 'return-early',
        question: '提前还车能退钱吗？',
        paragraphs: [
          '提前还车请先联系门店。未使用的整天租车费可退，但要扣除提前还车违约金；违约金的具体金额会在您确认之前告知。',
          '使用了长租优惠的，按实际租用天数重新计算优惠。',
        ],
      },
      {
        id: 'return-damage',
        question: '还车时发现新的划痕怎么处理？',
        paragraphs: [
          '店员会与您一起对照取车时的照片确认。属于租期内新增的损伤，按所购保险的范围处理，需由您承担的金额会列明项目并请您当面确认。',
          '当场未确认的损伤，还车后我们不会再向您追收。',
        ],
      },
      {
        id: 'return-invoice',
        question: '怎么开发票？',
        paragraphs: [
          '订单完成后，在订单详情里点“电子发票”，填写抬头、税号和邮箱，开好后会发送到您的邮箱，也可以在订单里下载。',
          `发票金额为实际支付的金额，不含优惠券、悟空币抵扣的部分和押金。开好后要换抬头，请拨打${HOTLINE}。`,
        ],
      },
    ],
  },
  {
    id: 'payment',
    title: '押金与支付',
    faqs: [
      {
        id: 'payment-deposit',
        question: '押金要交多少，什么时候退？',
        paragraphs: [
          '车辆押金按车型为3000至10000元，违章押金为1000至2000元，下单前会分别列出。',
          '车辆押金在还车后15天内退还，违章押金在还车后30天内退还，均原路退回。具体日期在费用明细中可以看到。',
        ],
      },
      {
        id: 'payment-time',
        question: '下单后多久要付款？',
        paragraphs: [
          '请在15分钟内完成支付，这段时间车辆会为您保留。超时未支付，订单会自动关闭，车辆不再保留。',
          '支付失败或中途退出时，可以在“订单”里继续支付，倒计时不会重新开始。',
        ],
      },
      {
        id: 'payment-unknown',
        question: '钱扣了，订单还显示待支付怎么办？',
        paragraphs: [
          '这通常是支付结果返回稍慢，页面会显示“正在确认”，请不要重复支付。',
          `10分钟后仍未更新的，请拨打${HOTLINE}。订单已关闭而款项已扣的，会原路退回。`,
        ],
      },
      {
        id: 'payment-coupon',
        question: '优惠券怎么用？',
        paragraphs: [
          '每个订单可使用一张，抵扣租车费。下单时会列出可用的优惠券，最划算的排在最前面；不可用的会说明原因。',
          '订单取消或超时关闭后，未过期的优惠券会退回您的账户。',
        ],
      },
      {
        id: 'payment-wkcoin',
        question: '悟空币有什么用？',
        paragraphs: [
          '100个悟空币抵1元，每个订单最多抵租车费的10%。',
          '是否使用由您在下单时选择，默认不使用。',
        ],
      },
      {
        id: 'payment-insurance',
        question: '有哪些保险可以选？',
        paragraphs: [
          '每个订单都已包含第三者责任险，其余保险默认不选，由您按需添加。',
          serviceRule('INS_ADDITIONAL'),
          serviceRule('INS_THIRDPARTYS'),
          serviceRule('WORRY_FREE'),
        ],
      },
      {
        id: 'payment-refund',
        question: '取消后退款多久到账？',
        paragraphs: [
          '退款会原路返回：余额支付即时到账，微信和支付宝一般1至3个工作日到账，银行卡以银行处理时间为准。',
          '退款金额和扣除的违约金在订单详情里可以查看。',
        ],
      },
    ],
  },
  {
    id: 'violation',
    title: '违章与事故',
    faqs: [
      {
        id: 'violation-notice',
        question: '用车期间有违章，怎么知道？',
        paragraphs: [
          '交管部门录入后，我们会用短信通知您违章的时间、地点和内容，一般在违章发生后的7至20天。',
          '因此违章押金在还车后30天内退还。',
        ],
      },
      {
        id: 'violation-handle',
        question: '违章怎么处理？',
        paragraphs: [
          '您可以持行驶证复印件自行到交管部门处理，也可以委托我们代办，代办费每次50至100元，罚款由您承担。',
          '需要扣分的违章须由驾驶人本人处理，我们不提供代扣分服务。',
        ],
      },
      {
        id: 'violation-cover',
        question: '“路程无忧”包含什么？',
        paragraphs: [
          serviceRule('INS_SAFE_TRAVEL'),
          '罚款和扣分仍由驾驶人承担。酒驾、毒驾等严重违法行为不在保障范围内。',
        ],
      },
      {
        id: 'accident-steps',
        question: '发生事故后第一步做什么？',
        paragraphs: [
          '先确认人员安全，有人受伤时拨打120。在保证安全的前提下拍摄现场全景、碰撞部位和对方车牌，再拨打122报警。',
          `随后拨打${HOTLINE}向我们报案，客服会协助您联系保险公司。请勿自行承诺赔偿，也不要在未报案时离开现场。`,
        ],
      },
      {
        id: 'accident-cost',
        question: '出了事故，我需要承担多少？',
        paragraphs: [
          '保险赔付范围内的车损，1500元以下的部分由您承担；购买“附加不计免赔”后，这部分免去。',
          '购买“全程无忧”后，车损、停运损失和折旧费都无需承担，附加不计免赔和好司机保障也已包含在内，不必另买。酒驾、无证驾驶、由未登记的人驾驶等情形，保险公司不予赔付。',
        ],
      },
    ],
  },
];
