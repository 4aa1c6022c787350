import { Button as HostButton } from '@tarojs/components';
import { hasHostService } from '@/platform/hostService';
import { classNames } from '../element/classNames';
import { Icon } from '../icon/Icon';
import styles from './Button.module.scss';

/** What the customer service of the host is opened with. */
export interface ServiceButtonProps {
  text: string;
  /** What the conversation is about: a card of it, which the person may send, leads to a page of the app. */
  subject?: { title: string; page: string } | undefined;
}

/** Opens the customer service of the host, which only a button of the host's own does; nothing where it has none. */
export function ServiceButton({ text, subject }: ServiceButtonProps) {
  if (!hasHostService) return null;
  return (
    <HostButton
      className={classNames(styles.button, styles.plain, styles.block, styles.host)}
      openType="contact"
      sendMessageTitle={subject?.title ?? ''}
      sendMessagePath={subject?.page ?? ''}
      showMessageCard={subject !== undefined}
    >
      <Icon name="headset" size={18} className={styles.icon} />
      {text}
    </HostButton>
  );
}
