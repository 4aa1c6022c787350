/** How the screens of payment speak of one kind of subject. */
export interface PaymentWords {
  /** What it is called: 订单. */
  noun: string;
  /** What is kept for as long as it waits; the time left follows: 车辆为您保留. */
  held: string;
  /** What becomes of it when nobody pays in time: 订单自动关闭. */
  late: string;
  /** What can be done once it is closed: 可以重新预订. */
  again: string;
  /** What leads to where another one is chosen: 重新选车. */
  anew: string;
  /** What stands before the sum where it was not paid at once: 共支付; default 已支付. */
  paid?: string;
  /** What to do once it is paid: 请带好身份证和驾驶证取车. */
  next: string;
}
