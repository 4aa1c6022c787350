import { observer } from 'mobx-react';
import { useState } from 'react';
import { AgreementStore } from '@/stores/AgreementStore';
import { useStore } from '@/stores/rootContext';
import type { AgreementId } from '~types/api/content';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Sheet } from '@/components/sheet/Sheet';
import styles from './AgreementLinks.module.scss';
import { AgreementText } from './AgreementText';

const agreements: readonly { id: AgreementId; title: string }[] = [
  { id: 'service', title: '服务协议' },
  { id: 'privacy', title: '隐私政策' },
];

/** 《服务协议》 and 《隐私政策》: each opens in a sheet over the screen, so that nothing typed is left. */
export const AgreementLinks = observer(function AgreementLinks({ lead }: { lead?: string }) {
  const { agreement } = useStore(AgreementStore);
  const [reading, setReading] = useState<AgreementId>();
  const read = (id: AgreementId): void => {
    setReading(id);
    void agreement.load(id);
  };
  return (
    <>
      <Element className={styles.links}>
        {lead ? (
          <Element as="span" className={styles.lead}>
            {lead}
          </Element>
        ) : null}
        {agreements.map(({ id, title }) => (
          <Button key={id} kind="link" onClick={() => read(id)}>
            {`《${title}》`}
          </Button>
        ))}
      </Element>
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
