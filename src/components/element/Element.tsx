import { View, type ITouchEvent } from '@tarojs/components';
import type { ReactNode } from 'react';
import { classNames } from './classNames';

/** The HTML elements whose meaning the app uses. */
export type ElementTag =
  | 'div'
  | 'span'
  | 'p'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'main'
  | 'header'
  | 'footer'
  | 'nav'
  | 'section'
  | 'article'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'button'
  | 'label'
  | 'fieldset'
  | 'legend'
  | 'form'
  | 'strong'
  | 'mark'
  | 'del';

/** ARIA attributes go by their HTML names: Taro's H5 compiler renames some of the camel-cased ones. */
export interface ElementProps {
  /** Which HTML element it is on H5; on mini-programs its role. */
  as?: ElementTag;
  id?: string;
  className?: string;
  /** A line or box of its own though it is a `span` on H5, where HTML allows nothing else (in a button). */
  block?: boolean | undefined;
  children?: ReactNode;
  onClick?: () => void;
  /** Enter in a field of a form, on H5; mini-programs submit by the button. */
  onSubmit?: () => void;
  /** A button that sends the form around it, by tap or by Enter. */
  submits?: boolean;
  disabled?: boolean;
  htmlFor?: string;
  /** CSS custom properties and the like; everything else belongs into a class. */
  style?: Record<string, string>;
  role?: string;
  tabIndex?: number;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-hidden'?: boolean;
  'aria-live'?: 'polite' | 'assertive';
  'aria-pressed'?: boolean;
  'aria-selected'?: boolean;
  'aria-checked'?: boolean;
  'aria-expanded'?: boolean;
  'aria-current'?: 'page' | 'true';
  'aria-busy'?: boolean;
  'aria-modal'?: boolean;
  'aria-controls'?: string;
  /** Of a list of which only a part is drawn: how many items it has, and which one this is (from 1). */
  'aria-setsize'?: number;
  'aria-posinset'?: number;
}

const roles: Partial<Record<ElementTag, string>> = {
  button: 'button',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  nav: 'navigation',
  ul: 'list',
  ol: 'list',
  li: 'listitem',
  main: 'main',
};
const inline: readonly ElementTag[] = ['span', 'strong', 'del', 'label'];

/**
 * The one place where meaning becomes markup: real HTML elements on H5 (Element.h5.tsx), a View with its
 * ARIA role on mini-programs. Everything above is written once.
 */
export function Element({
  as = 'div',
  className = '',
  block,
  role = roles[as],
  onClick,
  disabled,
  ...props
}: ElementProps) {
  // A view is a block of its own accord.
  const kind = as === 'button' ? 'element-button' : inline.includes(as) && !block ? 'element-inline' : '';
  const classes = classNames(
    kind,
    as === 'strong' && 'element-strong',
    as === 'button' && disabled && 'element-off',
    className.replace(/\s+/g, ' ').trim(),
  );
  return (
    <View
      {...(props.id ? { id: props.id } : {})}
      {...(classes ? { className: classes } : {})}
      {...(props.style ? { style: props.style } : {})}
      {...(role ? { ariaRole: role } : {})}
      {...(props['aria-label'] ? { ariaLabel: props['aria-label'] } : {})}
      {...(as === 'button' ? { hoverClass: 'element-pressed' } : {})}
      {...(onClick
        ? {
            // A button that is off hears taps, too: what comes and goes with it would be sent, and its children with it.
            onClick: (event: ITouchEvent) => {
              event.stopPropagation();
              if (!disabled) onClick();
            },
          }
        : {})}
    >
      {props.children}
    </View>
  );
}
