import { Textarea } from '@tarojs/components';
import { keepTyped } from '../text-input/keepTyped';

/** What a field of several lines needs on every host. */
export interface TextAreaProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string | undefined;
  maxLength: number;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string | undefined;
  className?: string | undefined;
}

/** The host's field of several lines, which grows with what is typed. */
export function TextArea({ onChange, onBlur, ...props }: TextAreaProps) {
  return (
    <Textarea
      ref={keepTyped}
      id={props.id}
      className={props.className ?? ''}
      value={props.value}
      placeholder={props.placeholder ?? ''}
      maxlength={props.maxLength}
      autoHeight
      // Alipay writes how much is written below it, as the field does by itself.
      showCount={false}
      {...(props['aria-label'] ? { ariaLabel: props['aria-label'] } : {})}
      onInput={event => onChange(event.detail.value)}
      onBlur={() => onBlur?.()}
    />
  );
}
