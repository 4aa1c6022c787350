/** All that the rest of the server may use of demands. */
export { worksheetData, worksheetOrderData } from './personalData';
export { worksheetDesk } from './worksheetDesk';
export { worksheetLine } from './worksheetLine';
export { worksheetPayable } from './worksheetPayable';
export { citiesOfKind } from './worksheetRepository';
