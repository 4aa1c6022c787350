import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { getAgreement } from '@/services/agreements';
import { Resource } from '@/stores/Resource';
import type { AgreementId } from '~types/api/content';
import { Reading } from '../../components/Reading';
import { getAgreements } from '../../services/reading';

/** Every agreement with its version. */
const AgreementList = observer(function AgreementList() {
  const [list] = useState(() => new Resource(getAgreements));
  useEffect(() => void list.load(), [list]);
  return (
    <ResourceView resource={list}>
      {({ agreements }) => (
        <Card margin="screen" pad={0} aria-label="协议">
          {agreements.map(({ id, title, version, updated }) => (
            <Cell
              key={id}
              title={title}
              note={`版本${version}，更新于${updated}`}
              onClick={() => void go('content.agreements', { id })}
            />
          ))}
        </Card>
      )}
    </ResourceView>
  );
});

/** 协议: the list, or the one of the address in full (specification §2, /profile/more/agreements). */
function Agreements({ params: { id } }: ScreenProps<'content.agreements'>) {
  if (id === undefined) return <AgreementList />;
  return (
    <Reading
      // The address may ask for one that there is not: the server says so.
      fetch={() => getAgreement(id as AgreementId)}
      others={{ title: '查看全部协议', onClick: () => void go('content.agreements') }}
    />
  );
}

export default definePage('content.agreements', Agreements);
