import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import type { IconName } from '@/components/icon/Icon';
import { StateView } from '@/components/state-view/StateView';
import { authText } from '@/domain/display';
import { licenceYears } from '@/domain/identityApplication';
import { format } from '@/domain/shanghaiTime';
import { go } from '@/page/navigate';
import { serverNow } from '@/services/call';
import type { AuthStatus } from '~types/api/user';
import type { IdentityStanding } from '~types/api/identity';
import type { IdentityStore } from '../stores/IdentityStore';

/** Milliseconds after which it is asked again how staff have decided. */
const PAUSE = 10_000;

const timeText = (iso: string): string => format(iso, 'YYYY-MM-DD HH:mm');

/** What each state says: the mark, and what comes next. */
const words: Readonly<Record<AuthStatus, (standing: IdentityStanding) => { icon: IconName; text: string }>> =
  {
    USER_NOAUTH: ({ auth }) => ({
      icon: auth.comments ? 'circle-alert' : 'badge-check',
      text: auth.comments || '取车前需要核实取车人身份和驾驶资格，准备好身份证和驾驶证，几分钟就能提交',
    }),
    USER_AUTHING: () => ({ icon: 'clock', text: '资料已提交，正在审核，不影响您现在订车；通过后才能取车' }),
    USER_AUTHED: () => ({ icon: 'badge-check', text: '取车时请带好身份证和驾驶证原件' }),
  };

function Facts({ application }: { application: NonNullable<IdentityStanding['application']> }) {
  const { name, masked_idcard_no, licence_since, applied_at, decided_at } = application;
  const years = licenceYears(licence_since, serverNow());
  return (
    <Card aria-label="认证资料">
      <Cell title="姓名" value={name} />
      <Cell title="身份证号" value={masked_idcard_no} />
      <Cell title="初次领证" value={licence_since} note={years < 1 ? '实习期' : `驾龄${years}年`} />
      <Cell title="提交时间" value={timeText(applied_at)} />
      {decided_at === undefined ? null : <Cell title="审核时间" value={timeText(decided_at)} />}
    </Card>
  );
}

/** How a member stands with being verified, and the way on. */
export const IdentityResult = observer(function IdentityResult({
  store,
  standing,
}: {
  store: IdentityStore;
  standing: IdentityStanding;
}) {
  const { auth, application } = standing;
  const { load } = store;
  useEffect(() => {
    if (auth.status !== 'USER_AUTHING') return undefined;
    const timer = setInterval(() => void load(), PAUSE);
    return () => clearInterval(timer);
  }, [auth.status, load]);
  return (
    <>
      <Element role="status">
        <StateView
          isGood={auth.status === 'USER_AUTHED'}
          title={authText({ auth })}
          {...words[auth.status](standing)}
          action={
            auth.status === 'USER_NOAUTH'
              ? {
                  text: auth.comments ? '修改后重新提交' : '去认证',
                  onClick: () => void go('account.identify'),
                }
              : undefined
          }
        />
      </Element>
      {application ? <Facts application={application} /> : null}
    </>
  );
});
