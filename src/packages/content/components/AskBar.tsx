import { observer } from 'mobx-react-lite';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { TextInput } from '@/components/text-input/TextInput';
import { ActionBar } from '@/components/action-bar/ActionBar';
import { QUESTION_LENGTH, type ChatStore } from '../stores/ChatStore';
import styles from './AskBar.module.scss';

/** Where one types what one wants to know. */
export const AskBar = observer(function AskBar({ chat }: { chat: ChatStore }) {
  const send = (): void => void chat.send();
  return (
    <ActionBar fills>
      <Element as="form" onSubmit={send}>
        <Row>
          <Element className={styles.box}>
            <TextInput
              id="chat-question"
              className={styles.input}
              aria-label="您的问题"
              placeholder="例如：怎么退押金"
              maxLength={QUESTION_LENGTH}
              value={chat.draft}
              onChange={chat.setDraft}
            />
          </Element>
          <Button kind="primary" submits onClick={send}>
            发送
          </Button>
        </Row>
      </Element>
    </ActionBar>
  );
});
