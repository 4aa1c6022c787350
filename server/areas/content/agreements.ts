import { FREE_CANCEL_HOURS } from '../../../src/domain/cancellation';
import type { Agreement, AgreementId } from '../../../types/api/content';

const updated = '2026-11-01';

/** What a renter agrees to at login. The words belong to the operator: change them here, the app shows them as they are. */
export const agreements: Readonly<Record<AgreementId, Agreement>> = {
  service: {
    id: 'service',
    title: '服务协议',
    updated,
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
          '超过上述时间取消的，收取车辆租赁费的30%作为违约金，取消前会向您显示准确金额。',
        ],
      },
      {
        title: '四、取车与用车',
        paragraphs: [
          '取车时须出示取车人本人的身份证和有效驾驶证，取车人须年满18周岁。',
          '用车期间产生的违章由取车人负责处理；购买路程无忧的，由我们代为处理并免收违章代办费。',
          '发生事故时，请先确保人身安全，再报警并联系我们，保留现场照片。',
        ],
      },
    ],
  },
  privacy: {
    id: 'privacy',
    title: '隐私政策',
    updated,
    sections: [
      {
        title: '一、我们收集什么',
        paragraphs: [
          '登录时：手机号，用于验证您的身份和发送订单通知。',
          '预订时：取车人的姓名、手机号和身份证号，用于办理租车手续和投保。',
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
          '您可以查询、更正和删除您的信息，也可以注销账号。在客服页面联系我们，我们会在15个工作日内答复。',
          '不登录也可以浏览城市、门店、车型和价格。',
        ],
      },
    ],
  },
};
