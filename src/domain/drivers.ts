/** A driver of the accident insurance: 0 removed, 1 active, 2 marked by identity card (specification §3). */
export interface AccidentDriver {
  type: 0 | 1 | 2;
}

/** People whom the accident insurance of an order covers at most (specification §9). */
export const INSURED_LIMIT = 9;

/** The reserve flow adds a driver while fewer than 9 are active (specification §5, decisions reading 5). */
export const canAddReserveDriver = (list: readonly AccidentDriver[]): boolean =>
  list.filter(({ type }) => type === 1).length < INSURED_LIMIT;

/** The order calculation adds a driver while its list has 7 entries or fewer, of any type (decisions, reading 5). */
export const canAddCalcDriver = (list: readonly AccidentDriver[]): boolean => list.length <= 7;
