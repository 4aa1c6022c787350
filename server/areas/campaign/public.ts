/** All that other areas may use of activities. */
export { groupDesk } from './groupDesk';
export { campaignData } from './personalData';
