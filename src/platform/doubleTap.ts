/**
 * Keeps the second tap of a double tap from the screen that the first one opened: where 提交订单 stood, 支付 may stand by
 * then. A mini-program's host opens its screens with a movement during which nothing is tapped.
 */
export function keepDoubleTaps(): void {
  // Nothing to keep.
}
