import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { StateView } from '@/components/state-view/StateView';
import { Text } from '@/components/text/Text';
import { back } from '@/page/navigate';
import { focusElement } from '@/platform/focus';
import { OverlayStore } from '@/stores/OverlayStore';
import { useRoot } from '@/stores/rootContext';
import type { ViolationDetail } from '~types/api/violation';
import { ViolationForm, type HandedIn } from '../stores/ViolationForm';
import { ViolationStore } from '../stores/ViolationStore';
import { OfViolation } from './OfViolation';

interface HandInProps {
  id: string;
  way: HandedIn;
  /** What its button says, and what is said once it has arrived. */
  words: { submit: string; done: string; over: string };
  /** Whether it can be handed in as the violation stands. */
  canHandIn: (violation: ViolationDetail) => boolean;
  children: (form: ViolationForm) => ReactNode;
}

const Form = observer(function Form({
  store,
  words,
  children,
}: Omit<HandInProps, 'canHandIn'> & { store: ViolationForm }) {
  const overlay = useRoot().get(OverlayStore);
  const { form } = store;
  const submit = async (): Promise<void> => {
    if (await form.submit()) {
      overlay.showToast(words.done);
      await back();
    } else if (form.firstInvalid) focusElement(`violation-${form.firstInvalid}`);
  };
  return (
    <>
      {children(store)}
      {form.failure ? (
        <Card>
          <Text as="p" tone="danger" role="alert">
            {form.failure}
          </Text>
        </Card>
      ) : null}
      <ActionBar>
        <Button kind="primary" block busy={form.isSubmitting} onClick={() => void submit()}>
          {words.submit}
        </Button>
      </ActionBar>
    </>
  );
});

/** Something that a renter hands in about a violation: a receipt, or an appeal. */
export function HandIn({ canHandIn, ...props }: HandInProps) {
  const root = useRoot();
  const [store] = useState(() => new ViolationStore(props.id));
  const [form] = useState(() => new ViolationForm(root, props.id, props.way));
  useEffect(() => void store.load(), [store]);
  return (
    <OfViolation store={store}>
      {violation =>
        canHandIn(violation) ? (
          <Form {...props} store={form} />
        ) : (
          <StateView
            icon="clipboard-list"
            title={violation.status_text}
            text={props.words.over}
            action={{ text: '查看这条违章', onClick: () => void back() }}
          />
        )
      }
    </OfViolation>
  );
}
