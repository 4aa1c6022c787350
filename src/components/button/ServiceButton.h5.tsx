import type { ServiceButtonProps } from './ServiceButton';

export function ServiceButton(_props: ServiceButtonProps): null {
  return null;
}
