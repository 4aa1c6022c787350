import type { PaymentWords } from '@/checkout/paymentWords';
import { orderOfInstalment } from '@/domain/instalmentId';
import type { RouteName, RouteParams } from '@/routes';
import { orderLineOf, type ChangeScreen, type OrderScreen } from '@/stores/orderLines';
import { OrderStore } from '@/stores/OrderStore';
import type { RootStore } from '@/stores/RootStore';

/** A screen about a subject, and the parameter that takes the subject's id: made by `screenOf`. */
export interface SubjectScreen {
  name: RouteName;
  id: string;
}

/** What is known here of a kind of subject: how it is spoken of, and what follows its payment. */
export interface PayableKind {
  words: PaymentWords;
  /** The one with this id is paid: what the app knew of it holds no longer. */
  outdate: (root: RootStore, id: string) => void;
  screens: {
    cashier: SubjectScreen;
    paid: SubjectScreen;
    /** Takes besides, as `reason`, why: cancelled or failed. */
    failed: SubjectScreen;
    /** What is paid for. */
    view: SubjectScreen;
  };
  /** Where another one is chosen. */
  anew: RouteName;
}

/** Does not compile where the screen takes no such parameter. */
const screenOf = <Name extends RouteName>(
  name: Name,
  id: keyof RouteParams<Name> & string,
): SubjectScreen => ({ name, id });

const aboutOrder = (name: OrderScreen): SubjectScreen => screenOf(name, 'orderid');

const aboutRecharge = (name: 'pay.recharge' | 'wallet.recharged'): SubjectScreen =>
  screenOf(name, 'recharge_id');

const aboutAmendment = (name: ChangeScreen): SubjectScreen => screenOf(name, 'amendment_id');

const aboutInstalment = (
  name: 'pay.long' | 'pay.longPaid' | 'pay.longFailed' | 'long.payments',
): SubjectScreen => screenOf(name, 'instalment_id');

const aboutViolation = (name: 'pay.violation' | 'pay.violationPaid' | 'pay.violationFailed'): SubjectScreen =>
  screenOf(name, 'violation_id');

const aboutAccident = (name: 'pay.accident' | 'pay.accidentPaid' | 'pay.accidentFailed'): SubjectScreen =>
  screenOf(name, 'accident_id');

/** Every kind that is paid for, by its name on the wire: a line adds its own. */
export const KINDS: Readonly<Record<string, PayableKind>> = {
  RENTAL: {
    words: {
      noun: '订单',
      held: '车辆为您保留',
      late: '订单自动关闭',
      again: '可以重新预订',
      anew: '重新选车',
      next: '请带好身份证和驾驶证取车',
    },
    outdate: (root, orderid) => root.get(OrderStore).of('RENTAL', orderid).outdate(),
    screens: {
      cashier: aboutOrder(orderLineOf('RENTAL').screens.cashier),
      paid: aboutOrder('pay.success'),
      failed: aboutOrder('pay.fail'),
      view: aboutOrder(orderLineOf('RENTAL').screens.view),
    },
    anew: 'car.list',
  },
  RECHARGE: {
    words: {
      noun: '充值单',
      held: '充值单为您保留',
      late: '充值单自动关闭',
      again: '可以重新充值',
      anew: '重新充值',
      next: '金额已存入余额',
    },
    // Every screen that shows a balance asks for it anew when it is shown.
    outdate: () => undefined,
    screens: {
      cashier: aboutRecharge('pay.recharge'),
      paid: aboutRecharge('wallet.recharged'),
      failed: aboutRecharge('wallet.recharged'),
      view: aboutRecharge('wallet.recharged'),
    },
    anew: 'wallet.recharge',
  },
  AMENDMENT: {
    words: {
      noun: '变更',
      held: '变更为您保留',
      late: '订单保持不变',
      again: '订单保持不变',
      anew: '查看订单',
      next: '变更已经生效',
    },
    // Of which order it is, its own number does not say: all that is known of orders is asked anew.
    outdate: root => root.get(OrderStore).outdateAll(),
    screens: {
      cashier: aboutAmendment('pay.relet'),
      paid: aboutAmendment('pay.reletPaid'),
      failed: aboutAmendment('pay.reletFailed'),
      view: aboutAmendment('order.history'),
    },
    anew: 'orders',
  },
  LONG: {
    words: {
      noun: '订单',
      held: '车辆为您保留',
      late: '订单自动关闭',
      again: '可以重新预订',
      anew: '重新选车',
      next: '可以在长租订单里查看进度',
    },
    outdate: (root, orderid) => root.get(OrderStore).of('LONG', orderid).outdate(),
    screens: {
      cashier: aboutOrder(orderLineOf('LONG').screens.cashier),
      paid: aboutOrder('pay.longPaid'),
      failed: aboutOrder('pay.longFailed'),
      view: aboutOrder(orderLineOf('LONG').screens.view),
    },
    anew: 'long.home',
  },
  LONG_INSTALMENT: {
    words: {
      noun: '付款计划',
      held: '这一期为您保留',
      late: '请到付款计划里查看',
      again: '可以稍后再付',
      anew: '查看长租订单',
      next: '下一期到期前会短信提醒您',
    },
    outdate: (root, id) => root.get(OrderStore).of('LONG', orderOfInstalment(id)).outdate(),
    screens: {
      cashier: aboutInstalment('pay.long'),
      paid: aboutInstalment('pay.longPaid'),
      failed: aboutInstalment('pay.longFailed'),
      view: aboutInstalment('long.payments'),
    },
    anew: 'long.orders',
  },
  CYCLE: {
    words: {
      noun: '订单',
      held: '价格为您保留',
      late: '订单自动关闭',
      again: '可以重新购买',
      anew: '重新购买',
      next: '天数已放入优惠券，订车时自动抵扣',
    },
    outdate: (root, orderid) => root.get(OrderStore).of('CYCLE', orderid).outdate(),
    screens: {
      cashier: aboutOrder(orderLineOf('CYCLE').screens.cashier),
      paid: aboutOrder('pay.cyclePaid'),
      failed: aboutOrder('pay.cycleFailed'),
      view: aboutOrder(orderLineOf('CYCLE').screens.view),
    },
    anew: 'cycle.home',
  },
  DEMAND: {
    words: {
      noun: '订单',
      held: '报价为您保留',
      late: '订单自动关闭',
      again: '可以请客服重新报价',
      anew: '我的需求',
      next: '用车前客服会打电话告知车辆信息',
    },
    outdate: (root, orderid) => root.get(OrderStore).of('DEMAND', orderid).outdate(),
    screens: {
      cashier: aboutOrder(orderLineOf('DEMAND').screens.cashier),
      paid: aboutOrder('pay.demandPaid'),
      failed: aboutOrder('pay.demandFailed'),
      view: aboutOrder(orderLineOf('DEMAND').screens.view),
    },
    anew: 'demand.list',
  },
  VIOLATION: {
    words: {
      noun: '违章代办',
      held: '代办为您保留',
      late: '代办自动取消',
      again: '可以重新选择处理办法',
      anew: '查看违章',
      next: '办好后短信告诉您',
    },
    // Every screen of a violation asks for it anew when it is shown.
    outdate: () => undefined,
    screens: {
      cashier: aboutViolation('pay.violation'),
      paid: aboutViolation('pay.violationPaid'),
      failed: aboutViolation('pay.violationFailed'),
      view: screenOf('violation.detail', 'id'),
    },
    anew: 'violation.list',
  },
  ACCIDENT: {
    words: {
      noun: '事故费用',
      held: '费用等您支付',
      late: '请到事故详情里查看',
      again: '可以稍后再付',
      anew: '查看事故',
      next: '这次事故已处理完毕，车辆押金不再等它',
    },
    // Every screen of an accident asks for it anew when it is shown.
    outdate: () => undefined,
    screens: {
      cashier: aboutAccident('pay.accident'),
      paid: aboutAccident('pay.accidentPaid'),
      failed: aboutAccident('pay.accidentFailed'),
      view: screenOf('claims.detail', 'id'),
    },
    anew: 'claims.list',
  },
};
