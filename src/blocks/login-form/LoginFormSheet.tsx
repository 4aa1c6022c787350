import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { LoginForm } from './LoginForm';
import styles from './LoginFormSheet.module.scss';

interface LoginFormSheetProps {
  title: string;
  /** What becomes of what the person did so far. */
  note: string;
  submitText?: string;
  open: boolean;
  onClose: () => void;
  /** It was this form by which somebody has logged in; the session alone does not tell. */
  onDone?: () => void;
}

/** The login in place, over a screen that stays as it is; the session tells that it succeeded. */
export function LoginFormSheet({ title, note, submitText, open, onClose, onDone }: LoginFormSheetProps) {
  return (
    <Sheet id="login" title={title} open={open} onClose={onClose}>
      <Text as="p" tone="secondary" className={styles.note}>
        {note}
      </Text>
      <LoginForm {...(submitText === undefined ? {} : { submitText })} {...(onDone ? { onDone } : {})} />
    </Sheet>
  );
}
