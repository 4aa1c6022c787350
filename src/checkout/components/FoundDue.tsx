import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { ErrorCode } from '@/domain/errorCode';
import { go } from '@/page/navigate';
import { codeOf } from '@/services/ApiError';
import type { Resource } from '@/stores/Resource';
import type { Due } from '~types/api/pay';

interface FoundDueProps {
  due: Resource<Due>;
  onRetry?: () => void;
  children: (due: Due) => ReactNode;
}

/** What is due for a subject; for one that the member does not have, that there is none, which no retry changes. */
export const FoundDue = observer(function FoundDue({ due, ...view }: FoundDueProps) {
  if (codeOf(due.problem) === ErrorCode.NOT_FOUND) {
    return (
      <StateView
        icon="search-x"
        title={due.failure ?? ''}
        text="可能已被删除，或不属于当前登录的账号。"
        action={{ text: '查看我的订单', onClick: () => void go('orders') }}
      />
    );
  }
  return <ResourceView resource={due} {...view} />;
});
