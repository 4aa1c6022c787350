import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { Resource } from '@/stores/Resource';
import { Reading } from '../../components/Reading';
import { getRule, getRules } from '../../services/reading';

/** Every document of the rules by subject. */
const RuleList = observer(function RuleList() {
  const [list] = useState(() => new Resource(getRules));
  useEffect(() => void list.load(), [list]);
  return (
    <ResourceView resource={list}>
      {({ groups }) => (
        <>
          {groups.map(({ title, documents }) => (
            <Card key={title} heading={title} margin="screen">
              {documents.map(({ id, title: name }) => (
                <Cell key={id} title={name} onClick={() => void go('content.rules', { doc: id })} />
              ))}
            </Card>
          ))}
        </>
      )}
    </ResourceView>
  );
});

/**
 * 规则: the list, or the document of the address in full (specification §2, /profile/more/rules with several documents,
 * and the static pages of /campus, /mall, /time_sharing and /avis_rule).
 */
function Rules({ params: { doc } }: ScreenProps<'content.rules'>) {
  if (doc === undefined) return <RuleList />;
  return (
    <Reading
      fetch={() => getRule(doc)}
      others={{ title: '查看全部规则', onClick: () => void go('content.rules') }}
    />
  );
}

export default definePage('content.rules', Rules);
