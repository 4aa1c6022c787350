import type { PropsWithChildren } from 'react';

/** The least that Taro builds: what any app of this kind weighs before it has a screen. */
export default function App({ children }: PropsWithChildren) {
  return children;
}
