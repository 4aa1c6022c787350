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

/** Somebody by name and identity card. */
interface NamedPerson {
  name: string;
  idcard_no: string;
}

/**
 * The name under which a person's identity card stands in a list, where that is another one: a number is one person's.
 * What is not filled in yet is none.
 */
export const otherNameOf = (person: NamedPerson, list: readonly NamedPerson[]): string | undefined =>
  list.find(
    ({ name, idcard_no }) =>
      idcard_no !== '' && idcard_no === person.idcard_no && name !== '' && name !== person.name,
  )?.name;
