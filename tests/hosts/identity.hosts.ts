import { approveIdentity, handInIdentity, putRefusedRight } from './support/identity';
import { journey } from './support/journey';
import { logInTo } from './support/member';

// On WeChat a renter is refused and approved on the way to their car (orderLife.hosts.ts).
describe.each(['qq', 'alipay'] as const)('being verified (issue 12): %s', host => {
  journey(
    'who is refused reads why at the photo, takes it again and is approved',
    host,
    async phone => {
      await logInTo(phone, '/profile/identify');
      await phone.titled('实名认证');
      await handInIdentity(phone);
      await putRefusedRight(phone);
      await approveIdentity(phone);
    },
    { minutes: 3 },
  );
});
