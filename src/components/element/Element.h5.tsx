import { createElement, type FormEvent, type MouseEvent } from 'react';
import type { ElementProps } from './Element';

/** Real HTML elements: what a keyboard and a screen reader know comes with them. */
export function Element({ as = 'div', children, onClick, onSubmit, submits, ...props }: ElementProps) {
  return createElement(
    as,
    {
      id: props.id,
      className: props.className,
      style: props.style,
      role: props.role,
      tabIndex: props.tabIndex,
      htmlFor: props.htmlFor,
      'aria-label': props.ariaLabel,
      'aria-labelledby': props.ariaLabelledBy,
      'aria-describedby': props.ariaDescribedBy,
      'aria-hidden': props.ariaHidden,
      'aria-live': props.ariaLive,
      'aria-pressed': props.ariaPressed,
      'aria-selected': props.ariaSelected,
      'aria-checked': props.ariaChecked,
      'aria-expanded': props.ariaExpanded,
      'aria-current': props.ariaCurrent,
      'aria-busy': props.ariaBusy,
      'aria-modal': props.ariaModal,
      'aria-controls': props.ariaControls,
      ...(as === 'button' ? { type: submits ? 'submit' : 'button', disabled: props.disabled } : {}),
      ...(onSubmit
        ? {
            noValidate: true,
            onSubmit: (event: FormEvent) => {
              event.preventDefault();
              onSubmit();
            },
          }
        : {}),
      // A submitting button acts through its form, so that Enter and a tap do the same once.
      ...(onClick && !submits
        ? {
            onClick: (event: MouseEvent) => {
              event.stopPropagation();
              onClick();
            },
          }
        : {}),
    },
    children,
  );
}
