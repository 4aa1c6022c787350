import { root } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';

/** A member is logged in on this device: the uid cookie exists (specification §4). */
export function enterAsMember(mobile = '13812345678'): void {
  document.cookie = `uid=${mobile}; path=/`;
  root.get(SessionStore).readCookies();
}

/** Nobody is logged in. */
export function enterAsVisitor(): void {
  document.cookie = 'uid=; path=/; max-age=0';
  root.get(SessionStore).readCookies();
}
