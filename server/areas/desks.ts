import type { DeskSection } from '../http/desk/deskSection';
import { accidentDesk } from './accident/public';
import { groupDesk } from './campaign/public';
import { feedbackDesk } from './feedback/public';
import { identityDesk } from './identity/public';
import { longDesk } from './long/public';
import { mallDesk } from './mall/public';
import { memberCodeDesk } from './member-code/public';
import { orderLines } from './orderLines';
import { rentalDesk } from './rental/public';
import { siteDesk } from './site/public';
import { vip4sDesk } from './vip4s/public';
import { violationDesk } from './violation/public';
import { worksheetDesk } from './worksheet/public';

/** Everything that the staff does at the desk: an area adds its own. */
export const desks: readonly DeskSection[] = [
  rentalDesk,
  longDesk,
  memberCodeDesk(orderLines, { RENTAL: rentalDesk.name, LONG: longDesk.name }),
  worksheetDesk,
  vip4sDesk,
  violationDesk(orderLines),
  accidentDesk(orderLines),
  identityDesk,
  feedbackDesk,
  mallDesk,
  groupDesk,
  siteDesk,
];
