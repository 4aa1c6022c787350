import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Icon, type IconName } from '@/components/icon/Icon';
import { Row } from '@/components/row/Row';
import type { Action } from './action';
import styles from './OrderBar.module.scss';

interface OrderBarProps {
  /** The next thing to do; absent where there is only to wait. */
  main: Action | undefined;
  /** What can be done besides, each by an icon with its word. */
  beside: readonly (Action & { icon: IconName })[];
}

/** The actions of an order: the next thing to do, large; at its left what else may be wanted. */
export function OrderBar({ main, beside }: OrderBarProps) {
  return (
    <Row wrap justify="between" className={styles.bar}>
      <Row className={styles.beside}>
        {beside.map(({ text, icon, onClick }) => (
          <Element as="button" key={text} className={styles.small} onClick={onClick}>
            <Icon name={icon} size={20} />
            <Element as="span">{text}</Element>
          </Element>
        ))}
      </Row>
      {main ? (
        <Element className={styles.main}>
          <Button kind="primary" block onClick={main.onClick}>
            {main.text}
          </Button>
        </Element>
      ) : null}
    </Row>
  );
}
