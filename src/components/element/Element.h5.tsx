import { createElement, type FormEvent, type MouseEvent } from 'react';
import { giveRadioKeys } from '@/platform/radioKeys';
import { classNames } from './classNames';
import type { ElementProps } from './Element';

/** Real HTML elements: what a keyboard and a screen reader know comes with them. */
export function Element({ as = 'div', block, children, onClick, onSubmit, submits, ...props }: ElementProps) {
  return createElement(
    as,
    {
      id: props.id,
      className: block ? classNames('element-block', props.className) : props.className,
      style: props.style,
      role: props.role,
      tabIndex: props.tabIndex,
      htmlFor: props.htmlFor,
      'aria-label': props['aria-label'],
      'aria-labelledby': props['aria-labelledby'],
      'aria-describedby': props['aria-describedby'],
      'aria-hidden': props['aria-hidden'],
      'aria-live': props['aria-live'],
      'aria-pressed': props['aria-pressed'],
      'aria-selected': props['aria-selected'],
      'aria-checked': props['aria-checked'],
      'aria-expanded': props['aria-expanded'],
      'aria-current': props['aria-current'],
      'aria-busy': props['aria-busy'],
      'aria-modal': props['aria-modal'],
      'aria-controls': props['aria-controls'],
      'aria-setsize': props['aria-setsize'],
      'aria-posinset': props['aria-posinset'],
      ...(props.role === 'radiogroup' ? { ref: giveRadioKeys } : {}),
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
