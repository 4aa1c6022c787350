import type { PersonalData } from '../kernel/members/personalData';
import { accidentData } from './accident/public';
import { couponData } from './account/public';
import { blessingData } from './blessing/public';
import { campaignData } from './campaign/public';
import { cycleData } from './cycle/public';
import { driverData } from './driver/public';
import { emergencyContactData } from './emergency-contact/public';
import { employeeData } from './employee/public';
import { favouriteData } from './favourite/public';
import { feedbackData } from './feedback/public';
import { fileData } from './file/public';
import { identityData } from './identity/public';
import { inviteData } from './invite/public';
import { invoiceData } from './invoice/public';
import { longData } from './long/public';
import { mallData } from './mall/public';
import { memberCodeData } from './member-code/public';
import { rentalData } from './rental/public';
import { reviewData } from './review/public';
import { userData } from './user/public';
import { violationData } from './violation/public';
import { walletData } from './wallet/public';
import { worksheetData, worksheetOrderData } from './worksheet/public';

/** All that is held of a member, in the order of an export: an area adds its own. */
export const personalData: readonly PersonalData[] = [
  ...userData,
  identityData,
  rentalData,
  longData,
  cycleData,
  worksheetData,
  worksheetOrderData,
  violationData,
  accidentData,
  ...walletData,
  couponData,
  employeeData,
  ...mallData,
  ...campaignData,
  ...invoiceData,
  driverData,
  emergencyContactData,
  favouriteData,
  reviewData,
  blessingData,
  inviteData,
  feedbackData,
  memberCodeData,
  fileData,
];
