import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Row } from '@/components/row/Row';
import { Sheet } from '@/components/sheet/Sheet';
import { AgreementStore } from '@/stores/AgreementStore';
import { useStore } from '@/stores/rootContext';
import type { AgreementId } from '~types/api/content';
import styles from './AgreementLinks.module.scss';
import { AgreementText } from './AgreementText';

const agreements: readonly { id: AgreementId; title: string }[] = [
  { id: 'service', title: '服务协议' },
  { id: 'privacy', title: '隐私政策' },
];

interface AgreementLinksProps {
  /** What is said of them, in the same line. */
  lead?: ReactNode;
}

/** 《服务协议》 and 《隐私政策》: each opens in a sheet over the screen, so that nothing typed is left. */
export const AgreementLinks = observer(function AgreementLinks({ lead }: AgreementLinksProps) {
  const { agreement } = useStore(AgreementStore);
  const [reading, setReading] = useState<AgreementId>();
  const read = (id: AgreementId): void => {
    setReading(id);
    void agreement.load(id);
  };
  return (
    <>
      <Row wrap className={styles.links}>
        {lead ? <Element className={styles.lead}>{lead}</Element> : null}
        {agreements.map(({ id, title }) => (
          <Button key={id} kind="link" onClick={() => read(id)}>
            {`《${title}》`}
          </Button>
        ))}
      </Row>
      <Sheet
        id="agreement"
        tall
        title={agreements.find(({ id }) => id === reading)?.title ?? ''}
        open={reading !== undefined}
        onClose={() => setReading(undefined)}
      >
        <ResourceView resource={agreement}>{text => <AgreementText agreement={text} />}</ResourceView>
      </Sheet>
    </>
  );
});
