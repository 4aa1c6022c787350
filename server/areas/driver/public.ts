/** All that other areas may use of usual drivers. */
export { findDriver, keepDriver, noteDriverUse } from './driverRepository';
