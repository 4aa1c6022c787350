/** All that other areas may use of emergency contacts. */
export { emergencyContactData } from './personalData';
