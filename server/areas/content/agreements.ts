import { FREE_CANCEL_HOURS, PENALTY_PERCENT } from '../../../src/domain/cancellation';
import { DRIVER_AGE } from '../../../src/domain/renter';
import type { Agreement, AgreementId } from '../../../types/api/content';
import { demandAgreement, longAgreement, memberRules, rentalAgreement } from './texts/lineAgreements';

/** What a renter agrees to at login, and the lists beside it. The words belong to the operator: change them here, the app shows them as they are. */
export const agreements: Readonly<Record<AgreementId, Agreement>> = {
  service: {
    id: 'service',
    title: '服务协议',
    version: '1.0',
    updated: '2026-11-01',
    sections: [
      {
        title: '一、账号',
        paragraphs: [
          '您使用本人的手机号和短信验证码登录；首次登录时自动为您创建账号。',
          '账号只供您本人使用。请不要把验证码告诉他人，我们的工作人员不会向您索要验证码。',
        ],
      },
      {
        title: '二、预订与支付',
        paragraphs: [
          '下单时显示的总价已包含全部必选费用；价格如在提交前发生变化，我们会同时显示新旧价格，由您确认后才会下单。',
          '订单提交后为您保留车辆15分钟，逾期未支付订单自动关闭。',
          '车辆押金和违章押金不计入总价，取车时收取，还车后按订单写明的日期退还。',
        ],
      },
      {
        title: '三、取消',
        paragraphs: [
          `未支付的订单可随时取消。已支付的订单在取车前${FREE_CANCEL_HOURS.plain}小时以外取消免费；送车上门的订单为${FREE_CANCEL_HOURS.delivery}小时，节假日订单为${FREE_CANCEL_HOURS.holiday}小时。`,
          `超过上述时间取消的，收取车辆租赁费的${PENALTY_PERCENT}%作为违约金，取消前会向您显示准确金额。`,
        ],
      },
      {
        title: '四、取车与用车',
        paragraphs: [
          `取车时须出示取车人本人的身份证和有效驾驶证，取车人须年满${DRIVER_AGE.youngest}周岁。`,
          '用车期间产生的违章由取车人负责处理；购买路程无忧的，由我们代为处理并免收违章代办费。',
          '发生事故时，请先确保人身安全，再报警并联系我们，保留现场照片。',
        ],
      },
    ],
  },
  privacy: {
    id: 'privacy',
    title: '隐私政策',
    version: '1.2',
    updated: '2026-11-24',
    sections: [
      {
        title: '一、我们收集什么',
        paragraphs: [
          '登录时：手机号，用于验证您的身份和发送订单通知。',
          '预订时：取车人的姓名、手机号和身份证号，用于办理租车手续和投保。',
          '员工福利：您主动填写的企业邮箱，只用于验证您是公司员工，加密保存，不会告诉您的公司；退出后删除。',
          '紧急联系人：您主动填写的姓名、关系和手机号，只在用车中联系不上您时使用，可以随时删除。请先取得对方同意。',
          '定位：仅在您点击定位并同意后使用，用于查找附近的城市和门店；不同意也可以手动选择。',
        ],
      },
      {
        title: '二、我们怎样使用和保存',
        paragraphs: [
          '以上信息只用于为您提供租车服务。验证码和登录凭证只保存不可还原的摘要；日志不记录手机号、身份证号和验证码。',
          '订单信息在法律要求的期限内保存，期满后删除或匿名化。',
        ],
      },
      {
        title: '三、我们向谁提供',
        paragraphs: [
          '为办理租车手续，取车人信息会提供给取还车门店和承保的保险公司。除法律要求外，我们不会向其他人提供。',
        ],
      },
      {
        title: '四、您的权利',
        paragraphs: [
          '您可以查询、更正和删除您的信息，也可以在“账号与安全”里导出个人数据或注销账号。有疑问请在客服页面联系我们，我们会在15个工作日内答复。',
          '不登录也可以浏览城市、门店、车型和价格。',
        ],
      },
    ],
  },
  collected: {
    id: 'collected',
    title: '个人信息收集清单',
    version: '1.1',
    updated: '2026-11-24',
    sections: [
      {
        title: '登录',
        paragraphs: ['手机号：验证身份、发送订单通知。', '设备名称、登录时间：让您查看和退出登录过的设备。'],
      },
      {
        title: '预订和用车',
        paragraphs: [
          '取车人的姓名、手机号和身份证号：办理租车手续和投保。',
          '被保险人的姓名和身份证号：您加购驾乘人员意外险时用于投保。',
          '送车、取车的地址：您选择上门服务时使用。',
          '交接时的车辆照片和拍摄时间：核对取车和还车时的车况。',
        ],
      },
      {
        title: '由您决定是否提供',
        paragraphs: [
          '位置：点击定位时查找附近的城市和门店。',
          '常用驾驶人、常用发票抬头、紧急联系人：下次不用再填，可以随时删除。',
          '企业邮箱：加入公司的员工福利时验证您是员工，退出后删除。',
          '评价的文字和照片：公开展示时隐去姓名。',
        ],
      },
    ],
  },
  shared: {
    id: 'shared',
    title: '个人信息共享清单',
    version: '1.0',
    updated: '2026-11-23',
    sections: [
      {
        title: '取还车门店',
        paragraphs: ['取车人的姓名、手机号、身份证号和订单信息，用于交车、收车和结算。'],
      },
      {
        title: '承保的保险公司',
        paragraphs: ['取车人和被保险人的姓名、身份证号，以及用车时间和车辆，用于投保和理赔。'],
      },
      {
        title: '支付机构',
        paragraphs: ['订单编号和金额，用于付款和退款。付款账号由您直接向支付机构提供，我们不保存。'],
      },
      {
        title: '短信服务商',
        paragraphs: ['手机号和短信内容，用于发送验证码和订单通知。'],
      },
    ],
  },
  rental: rentalAgreement,
  long: longAgreement,
  demand: demandAgreement,
  member: memberRules,
};
