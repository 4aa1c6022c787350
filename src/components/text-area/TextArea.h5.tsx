import type { TextAreaProps } from './TextArea';

export function TextArea({ onChange, onBlur, maxLength, ...props }: TextAreaProps) {
  return (
    <textarea
      id={props.id}
      className={props.className}
      value={props.value}
      rows={4}
      placeholder={props.placeholder}
      maxLength={maxLength}
      aria-label={props['aria-label']}
      aria-invalid={props['aria-invalid']}
      aria-describedby={props['aria-describedby']}
      onChange={event => onChange(event.target.value)}
      onBlur={() => onBlur?.()}
    />
  );
}
