import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { relationText } from '@/domain/emergencyContact';
import { go } from '@/page/navigate';
import { Resource } from '@/stores/Resource';
import { getEmergencyContact } from '../services/booking';

/**
 * 紧急联系人 beside the pickup card, where the member has one. It is somebody else's name and number: it is not kept on
 * the device with the card, and without a network it is left out.
 */
export const EmergencyContactFact = observer(function EmergencyContactFact() {
  const [kept] = useState(() => new Resource(getEmergencyContact));
  useEffect(() => void kept.load(), [kept]);
  const contact = kept.data?.contact;
  if (!contact) return null;
  return (
    <Card heading="紧急联系人">
      <Cell
        icon="user"
        title={contact.name}
        note={`${relationText(contact.relation)}，联系不上您时使用`}
        value={contact.mobile}
        onClick={() => void go('account.emergencyContact')}
      />
    </Card>
  );
});
