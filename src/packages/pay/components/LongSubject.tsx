import type { ReactNode } from 'react';
import { StateView } from '@/components/state-view/StateView';
import { MembersOnly } from '@/page/MembersOnly';
import { go } from '@/page/navigate';
import { routeOf, type RouteName } from '@/routes';
import { urlOf } from '@/routes/match';
import type { PaymentSubject } from '~types/api/pay';
import { longSubject } from '../subjects';

interface LongSubjectProps {
  /** The screen that is shown, to come back to after the login. */
  route: RouteName;
  params: { orderid?: string; instalment_id?: string; reason?: string };
  children: (subject: PaymentSubject) => ReactNode;
}

/** What of a long rental an address names, for its member; where it names nothing, the way to the orders. */
export function LongSubject({ route, params, children }: LongSubjectProps) {
  const subject = longSubject(params);
  if (!subject) {
    return (
      <StateView
        icon="search-x"
        title="没有要支付的内容"
        text="请从长租订单里打开要支付的一期。"
        action={{ text: '查看长租订单', onClick: () => void go('long.orders') }}
      />
    );
  }
  const { orderid, instalment_id: instalment } = params;
  const returnUrl = urlOf(routeOf(route), {
    ...(orderid === undefined ? {} : { orderid }),
    ...(instalment === undefined ? {} : { instalment_id: instalment }),
  });
  return (
    <MembersOnly text="登录后支付长租费用" returnUrl={returnUrl}>
      {children(subject)}
    </MembersOnly>
  );
}
