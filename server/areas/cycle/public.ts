/** All that the rest of the server may use of cycle purchase. */
export { cycleLine } from './cycleLine';
export { cyclePayable } from './cyclePayable';
export { cycleData } from './personalData';
export { moveCyclesOn } from './refreshCycle';
