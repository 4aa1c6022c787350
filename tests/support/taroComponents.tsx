import { createElement, forwardRef, type ReactNode, type TouchEvent } from 'react';

interface HostElementProps {
  id?: string;
  className?: string;
  children?: ReactNode;
  style?: Record<string, string>;
  ariaRole?: string;
  ariaLabel?: string;
  onClick?: (event: { stopPropagation: () => void }) => void;
  /** It keeps touches to itself, and hears them. */
  catchMove?: boolean;
  onTouchStart?: (event: TouchEvent) => void;
  onTouchMove?: (event: TouchEvent) => void;
  onTouchEnd?: (event: TouchEvent) => void;
}

/** A mini-program's view: a box whose only meaning is its ARIA role. */
export function View({ ariaRole, ariaLabel, catchMove, ...props }: HostElementProps) {
  const { id, className, children, style, onClick, onTouchStart, onTouchMove, onTouchEnd } = props;
  const touches = catchMove ? { onTouchStart, onTouchMove, onTouchEnd } : {};
  return createElement(
    'div',
    { id, className, style, role: ariaRole, 'aria-label': ariaLabel, onClick, ...touches },
    children,
  );
}

interface ButtonProps {
  className?: string;
  children?: ReactNode;
  openType?: string;
  sendMessageTitle?: string;
  sendMessagePath?: string;
  showMessageCard?: boolean;
}

/** The host's own button, with what it opens. */
export function Button(props: ButtonProps) {
  const { className, children, openType, sendMessageTitle, sendMessagePath, showMessageCard } = props;
  return (
    <button
      className={className}
      data-open={openType}
      data-title={sendMessageTitle}
      data-path={sendMessagePath}
      data-card={showMessageCard}
    >
      {children}
    </button>
  );
}

interface ImageProps {
  src: string;
  mode?: string;
  className?: string;
  ariaLabel?: string;
  onError?: () => void;
}

export function Image({ src, mode, className, ariaLabel, onError }: ImageProps) {
  return <img src={src} data-mode={mode} className={className} alt={ariaLabel ?? ''} onError={onError} />;
}

interface InputProps {
  id?: string;
  className?: string;
  value?: string;
  placeholder?: string;
  maxlength?: number;
  disabled?: boolean;
  ariaLabel?: string;
  onInput?: (event: { detail: { value: string } }) => void;
  onBlur?: () => void;
}

/** Its `ref` would be Taro's element, which a test has none of. */
export const Input = forwardRef<unknown, InputProps>(function Input(
  { maxlength, ariaLabel, onInput, ...props },
  _ref,
) {
  return (
    <input
      {...props}
      maxLength={maxlength}
      aria-label={ariaLabel}
      onChange={event => onInput?.({ detail: { value: event.target.value } })}
    />
  );
});

interface HostPoint {
  longitude: number;
  latitude: number;
}

interface MapProps extends HostPoint {
  scale?: number;
  markers?: (HostPoint & { id?: number; callout?: { content: string; bgColor: string } })[];
  onMarkerTap?: (event: { detail: { markerId: number } }) => void;
  onRegionChange?: (event: { type: string; detail: object }) => void;
}

/** What the test reads of the last map that was drawn, and moves as a person would. */
export const hostMap = { props: undefined as MapProps | undefined };

/** The host draws the map by itself: all that is known of it is what it was given. */
export function Map(props: MapProps) {
  hostMap.props = props;
  return null;
}
