/** All that other areas may use of usual drivers. */
export { numberOf as numberOfDriver } from './driverNumber';
export { findDriver, keepDriver, noteDriverUse } from './driverRepository';
export { sealDrivers } from './sealDrivers';
export { driverData } from './personalData';
