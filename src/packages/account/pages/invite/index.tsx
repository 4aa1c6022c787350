import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { INVITATION_GIFT, invitationCodeText } from '@/domain/invitation';
import { definePage, type ScreenProps } from '@/page/definePage';
import { MembersOnly } from '@/page/MembersOnly';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import { InvitationView } from '../../components/InvitationView';
import { Inviting } from '../../components/Inviting';
import { useInviteShare } from '../../components/useInviteShare';
import { InvitationStore } from '../../stores/InvitationStore';
import { InvitingStore } from '../../stores/InvitingStore';

/** 邀请好友: my code and who came by it; by a code, the invitation of a friend (specification §2, /profile/invite). */
const Invite = observer(function Invite({ params }: ScreenProps<'account.invite'>) {
  const code = invitationCodeText(params.code ?? '');
  // What was opened before the login, on another day perhaps, is accepted now.
  useStore(InvitationStore);
  const { friends, summary } = useStore(InvitingStore);
  useInviteShare(code || summary?.code);
  // Somebody may have come, or completed an order, while other screens were open.
  useDidShow(() => {
    if (friends.page > 0) void friends.refresh();
  });
  if (code) return <InvitationView code={code} />;
  return (
    <MembersOnly
      text={`登录后邀请好友，双方各得${INVITATION_GIFT}`}
      returnUrl={routeOf('account.invite').url}
    >
      <Inviting />
    </MembersOnly>
  );
});

export default definePage('account.invite', Invite);
