import { yuanText } from './money';
import { HOUR, toMillis, type Time } from './shanghaiTime';

/** Hours for which a site keeps a car after its pickup time. */
export const NO_SHOW_HOURS = 1;

/** What becomes of a rental that nobody has picked up, one sentence: it costs what cancelling costs then. */
export const NO_SHOW_RULE = `超过取车时间${NO_SHOW_HOURS}小时未取车，门店可以关闭订单，按取消收取违约金`;

/** Whether a car has been kept for its renter long enough. */
export const isNoShow = (pickupTime: Time, now: Time): boolean =>
  toMillis(now) >= toMillis(pickupTime) + NO_SHOW_HOURS * HOUR;

/** Why such a rental is closed, with what was kept of it, fen. */
export const noShowText = (penalty: number): string =>
  `超过取车时间${NO_SHOW_HOURS}小时未取车，订单已关闭${penalty > 0 ? `，收取违约金¥${yuanText(penalty)}` : ''}`;
