/**
 * A stock that tests and demonstrations rely on: exactly 3 of the 别克 GL8 (car type 1040) at 北京首都机场T3店
 * (site 11000001, open around the clock).
 */
export const THREE_LEFT = { siteId: '11000001', cartypeId: '1040', quantity: 3 } as const;
