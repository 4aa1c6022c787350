import { HOTLINE } from '../../../src/domain/hotline';

/** Told with the questions and at sites without a line of their own. */
export { HOTLINE };

/** The same within a sentence: with hyphens at which no line ends. */
export const HOTLINE_IN_TEXT = HOTLINE.replace(/-/g, '\u2011');

/** When the customer service answers the telephone. */
export const HOTLINE_HOURS = '每天 07:00–23:00，紧急救援24小时';
