/** All that the rest of the server may use of accidents. */
export { accidentDesk } from './accidentDesk';
export { accidentPayable } from './accidentPayable';
export { accidentsOf } from './accidentRepository';
export { settleAccidents } from './accidentSweep';
export { accidentData } from './personalData';
