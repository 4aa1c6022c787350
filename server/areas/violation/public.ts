/** All that the rest of the server may use of violations. */
export { violationData } from './personalData';
export { violationDesk } from './violationDesk';
export { lapseViolations, violationPayable } from './violationPayable';
export { violationsOf } from './violationRepository';
