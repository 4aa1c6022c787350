import { Button as HostButton } from '@tarojs/components';
import { classNames } from '../element/classNames';
import { Icon } from '../icon/Icon';
import styles from './Button.module.scss';

/** Sends the card of the screen (`useShareMessage`) by the host of a mini-program, which only a button of the host's own does. */
export function ShareButton({ text }: { text: string }) {
  return (
    <HostButton
      className={classNames(styles.button, styles.plain, styles.block, styles.host)}
      openType="share"
    >
      <Icon name="message-circle" size={18} className={styles.icon} />
      {text}
    </HostButton>
  );
}
