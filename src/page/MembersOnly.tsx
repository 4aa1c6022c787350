import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { StateView } from '@/components/state-view/StateView';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { go } from './navigate';

interface MembersOnlyProps {
  /** What is behind the login: 登录后查看优惠券. */
  text: string;
  /** Where the login returns to. */
  returnUrl: string;
  children: ReactNode;
}

/**
 * The login in place: for screens that the route table leaves open to visitors but that show a member's own things, and
 * for all that it keeps for members where a channel lets everybody pass (decision 16).
 */
export const MembersOnly = observer(function MembersOnly({ text, returnUrl, children }: MembersOnlyProps) {
  const { isLoggedIn, uid } = useStore(SessionStore);
  // Another member begins anew: what a screen holds by itself is the one's before.
  if (isLoggedIn) return <Fragment key={uid}>{children}</Fragment>;
  return (
    <StateView
      icon="user"
      title="您还没有登录"
      text={text}
      action={{ text: '去登录', onClick: () => void go('login', { return_url: returnUrl }) }}
    />
  );
});
