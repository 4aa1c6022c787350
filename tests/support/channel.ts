import { ChannelStore } from '@/stores/ChannelStore';
import { root } from '@/stores/rootContext';

/** The running app was opened by a channel's link. */
export function enterByChannel(query: { channel?: string; sources?: string }): void {
  leaveChannel();
  root.get(ChannelStore).enter(query, Date.now());
}

/** The running app was opened without one. */
export function leaveChannel(): void {
  root.get(ChannelStore).expire(Infinity);
}
