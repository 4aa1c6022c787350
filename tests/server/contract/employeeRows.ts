import { askCode, join } from '../employee/companyWorld';
import { own, type Rows } from './contractRow';
import { nothing } from './openRows';

let last = 0;
/** An address that nobody has joined by. */
const newMail = (): string => `employee${(last += 1)}@hailan.example`;

/** The endpoints of 员工福利. */
export const employeeRows = {
  'GET /api/user/company/relation/get_detail': own(async (world, who) => {
    await join(world, who, newMail());
    return nothing();
  }),
  'POST /api/user/company/relation/send_email': own(() => ({ email: newMail() })),
  'POST /api/user/company/relation/add': own(async (world, who) => {
    const email = newMail();
    return { email, vcode: await askCode(world, who, email) };
  }),
  'POST /api/user/company/relation/leave': own(async (world, who) => {
    await join(world, who, newMail());
    return nothing();
  }),
} satisfies Partial<Rows>;
