import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Element } from '../element/Element';
import { Grid } from '../grid/Grid';
import { Icon, type IconName } from '../icon/Icon';
import { Text } from '../text/Text';
import styles from './StateView.module.scss';

interface StateViewProps {
  icon: IconName;
  /** Whether something has succeeded: the mark is green then. */
  isGood?: boolean;
  /** What is the matter. */
  title: string;
  /** Why, and what to do. */
  text?: string | undefined;
  action?: { text: string; onClick: () => void } | undefined;
  children?: ReactNode;
}

/** A screen that is empty, has failed or is done: says why and what to do. */
export function StateView({ icon, isGood = false, title, text, action, children }: StateViewProps) {
  return (
    <Grid gap={3} className={styles.state}>
      <Element className={`${styles.disc} ${isGood ? styles.good : ''}`}>
        <Icon name={icon} size={32} />
      </Element>
      <Text as="h2" size={18} weight={600}>
        {title}
      </Text>
      {text ? (
        <Text as="p" tone="secondary" className={styles.text}>
          {text}
        </Text>
      ) : null}
      {children}
      {action ? <Button onClick={action.onClick}>{action.text}</Button> : null}
    </Grid>
  );
}

/** A load that failed: what happened, with 重试. */
export function FailedView({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Element role="alert">
      <StateView
        icon="wifi-off"
        title="加载失败"
        text={message}
        action={{ text: '重试', onClick: onRetry }}
      />
    </Element>
  );
}
