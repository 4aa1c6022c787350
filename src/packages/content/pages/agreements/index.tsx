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
import { Elsewhere } from '../../components/Elsewhere';
import { Reading } from '../../components/Reading';
import { getAgreements } from '../../services/reading';

/**
 * 协议: the list, or the one of the address, in full or where it is published (specification §2, /profile/more/agreements,
 * /avis_rule/:doc).
 */
const Agreements = observer(function Agreements({ params: { doc } }: ScreenProps<'content.agreements'>) {
  const [list] = useState(() => new Resource(getAgreements));
  useEffect(() => void list.load(), [list]);
  return (
    <ResourceView resource={list}>
      {({ agreements, elsewhere }) => {
        const foreign = elsewhere.find(({ id }) => id === doc);
        if (foreign) return <Elsewhere agreement={foreign} />;
        if (doc !== undefined) {
          return (
            <Reading
              // The address may ask for one that there is not: the server says so.
              fetch={() => getAgreement(doc as AgreementId)}
              others={{ title: '查看全部协议', onClick: () => void go('content.agreements') }}
            />
          );
        }
        return (
          <Card margin="screen" pad={0} aria-label="协议">
            {agreements.map(({ id, title, version, updated }) => (
              <Cell
                key={id}
                title={title}
                note={`版本${version}，更新于${updated}`}
                onClick={() => void go('content.agreements', { doc: id })}
              />
            ))}
            {elsewhere.map(({ id, title }) => (
              <Cell
                key={id}
                title={title}
                note="由其他机构发布"
                onClick={() => void go('content.agreements', { doc: id })}
              />
            ))}
          </Card>
        );
      }}
    </ResourceView>
  );
});

export default definePage('content.agreements', Agreements);
