import { Input } from '@tarojs/components';
import { keepTyped } from './keepTyped';

/** What a text field needs on every host. */
export interface TextInputProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The keyboard that comes up. */
  type?: 'text' | 'number' | 'decimal' | 'idcard' | 'tel' | 'search';
  placeholder?: string | undefined;
  maxLength?: number;
  disabled?: boolean;
  /** What a browser may fill in. */
  autoComplete?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string | undefined;
  className?: string | undefined;
}

/** What hosts call the keyboards. */
const keyboards = {
  text: 'text',
  search: 'text',
  number: 'number',
  tel: 'number',
  decimal: 'digit',
  idcard: 'idcard',
} as const;

/** The host's text field. */
export function TextInput({ type = 'text', onChange, onBlur, maxLength = 140, ...props }: TextInputProps) {
  return (
    <Input
      ref={keepTyped}
      id={props.id}
      className={props.className ?? ''}
      value={props.value}
      type={keyboards[type]}
      confirmType={type === 'search' ? 'search' : 'done'}
      placeholder={props.placeholder ?? ''}
      maxlength={maxLength}
      disabled={props.disabled ?? false}
      {...(props['aria-label'] ? { ariaLabel: props['aria-label'] } : {})}
      onInput={event => onChange(event.detail.value)}
      onBlur={() => onBlur?.()}
    />
  );
}
