import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf } from '@/services/ApiError';
import type { Resource } from '@/stores/Resource';

interface FoundTextProps<Data> {
  text: Resource<Data, void>;
  children: (data: Data) => ReactNode;
}

/** A text that is read; of one that is not there, that there is none, which no retry changes. */
export const FoundText = observer(function FoundText<Data>({ text, children }: FoundTextProps<Data>) {
  if (codeOf(text.problem) === ErrorCode.NOT_FOUND) {
    return <StateView icon="search-x" title="没有找到这篇内容" text="可能已经下架，或链接不完整。" />;
  }
  return <ResourceView resource={text}>{children}</ResourceView>;
});
