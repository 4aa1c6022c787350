import type { TextInputProps } from './TextInput';

export function TextInput({ type = 'text', onChange, onBlur, maxLength = 140, ...props }: TextInputProps) {
  return (
    <input
      id={props.id}
      className={props.className}
      value={props.value}
      type={type === 'number' || type === 'decimal' || type === 'idcard' ? 'text' : type}
      inputMode={type === 'number' ? 'numeric' : type === 'decimal' ? 'decimal' : undefined}
      enterKeyHint={type === 'search' ? 'search' : undefined}
      placeholder={props.placeholder}
      maxLength={maxLength}
      disabled={props.disabled}
      autoComplete={props.autoComplete ?? 'off'}
      aria-label={props['aria-label']}
      aria-invalid={props['aria-invalid']}
      aria-describedby={props['aria-describedby']}
      onChange={event => onChange(event.target.value)}
      onBlur={() => onBlur?.()}
    />
  );
}
