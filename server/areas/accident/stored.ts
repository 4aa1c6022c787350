import type { AccidentOther } from '../../../types/api/accident';
import type { AccidentFacts, AccidentLine, Assessment } from '../../../src/domain/accidentBill';
import { toIso, type Time } from '../../../src/domain/shanghaiTime';
import { seal, unseal } from '../../kernel/secrets/seal';

/*
 * What of an accident has no column of its own, as the database keeps it for years: who the other side is, what a repair
 * shop has entered, and what was decided. A form is never changed: another one gets another version.
 */

/** The other side, version 1; name and number are sealed. */
export interface StoredOther {
  version: 1;
  plate?: string;
  name?: string;
  mobile?: string;
  insurer?: string;
}

const placeOf = (id: string, part: 'name' | 'mobile'): string => `accident:${id}:${part}`;

/** The other side as it is kept for an accident; null where nothing is told of it. */
export function storedOther(
  { plate, name, mobile, insurer }: AccidentOther,
  id: string,
  dataKey: string,
): StoredOther | null {
  const kept = {
    ...(plate && { plate }),
    ...(name && { name: seal(name, placeOf(id, 'name'), dataKey) }),
    ...(mobile && { mobile: seal(mobile, placeOf(id, 'mobile'), dataKey) }),
    ...(insurer && { insurer }),
  };
  return Object.keys(kept).length > 0 ? { version: 1, ...kept } : null;
}

/** The other side as its renter has told it. */
export function readOther(stored: StoredOther | null, id: string, dataKey: string): AccidentOther {
  if (!stored) return {};
  const { plate, name, mobile, insurer } = stored;
  return {
    ...(plate !== undefined && { plate }),
    ...(name !== undefined && { name: unseal(name, placeOf(id, 'name'), dataKey) }),
    ...(mobile !== undefined && { mobile: unseal(mobile, placeOf(id, 'mobile'), dataKey) }),
    ...(insurer !== undefined && { insurer }),
  };
}

/** What a repair shop has entered, version 1. ISO times, fen. */
export interface StoredAssessment extends Assessment {
  version: 1;
  shop: string;
  from: string;
  to: string;
  note: string;
  enteredAt: string;
}

/** What a repair shop has entered in the form in which it is stored today. */
export const storedAssessment = (
  { repair, glass, towing, days, dayPrice }: Assessment,
  told: { shop: string; from: Time; to: Time; note: string; enteredAt: Time },
): StoredAssessment => ({
  ...{ version: 1, repair, glass, towing, days, dayPrice, shop: told.shop, note: told.note },
  ...{ from: toIso(told.from), to: toIso(told.to), enteredAt: toIso(told.enteredAt) },
});

const ENTERED = ['repair', 'glass', 'towing', 'days', 'dayPrice', 'shop', 'from', 'to', 'note'] as const;

/** Whether a repair shop has entered the same, whenever that was. */
export const isSameAssessment = (one: StoredAssessment, other: StoredAssessment): boolean =>
  ENTERED.every(part => one[part] === other[part]);

/** What was decided, version 1. Fen. */
export interface StoredDecision {
  version: 1;
  facts: AccidentFacts;
  lines: AccidentLine[];
  note: string;
}

/** What was decided in the form in which it is stored today. */
export const storedDecision = (
  facts: AccidentFacts,
  lines: readonly AccidentLine[],
  note: string,
): StoredDecision => ({
  version: 1,
  facts: {
    ...{ repair: facts.repair, glass: facts.glass, towing: facts.towing, days: facts.days },
    ...{ dayPrice: facts.dayPrice, liability: facts.liability, exclusion: facts.exclusion },
    ...{ thirdParty: facts.thirdParty, injury: facts.injury, people: facts.people },
  },
  lines: lines.map(({ code, name, damage, amount, rule }) => ({ code, name, damage, amount, rule })),
  note,
});
