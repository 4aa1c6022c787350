import type { DocumentFamily, RuleDocument } from '../../../types/api/content';
import { campus, firstRental } from './texts/campus';
import { charterFees, cycleFees, longFees, universalFees } from './texts/lineFees';
import { fees, laterFees, serviceFees } from './texts/rentalFees';
import { cancel, deposit, fuel, insurance, rental, violation } from './texts/rules';
import { hours, hoursHandover } from './texts/timeSharing';

/** Documents of one subject, in the order in which they are listed. */
export interface DocumentGroup {
  /** By which address they are found. */
  family: DocumentFamily;
  title: string;
  documents: readonly RuleDocument[];
}

/**
 * Every document of the rules by subject (specification §2, /profile/more/rules, /campus, /mall and /time_sharing). Their
 * figures are those by which prices, refunds and charges are worked out; the words belong to the operator.
 */
export const RULE_GROUPS: readonly DocumentGroup[] = [
  { family: 'rules', title: '租车', documents: [rental, cancel, deposit] },
  { family: 'rules', title: '用车', documents: [insurance, fuel, violation] },
  {
    family: 'mall',
    title: '费用说明',
    documents: [fees, serviceFees, laterFees, longFees, charterFees, universalFees, cycleFees],
  },
  { family: 'campus', title: '校园租车', documents: [campus, firstRental] },
  { family: 'time_sharing', title: '分时用车', documents: [hours, hoursHandover] },
];

/** The groups of a family; all of them without one. */
export const groupsOf = (family?: DocumentFamily): readonly DocumentGroup[] =>
  RULE_GROUPS.filter(group => family === undefined || group.family === family);

/** A document by its id, of a family where one is named; undefined when there is none. */
export const findDocument = (id: string, family?: DocumentFamily): RuleDocument | undefined =>
  groupsOf(family)
    .flatMap(({ documents }) => documents)
    .find(document => document.id === id);
