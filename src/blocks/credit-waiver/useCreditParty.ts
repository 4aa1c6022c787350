import { ChannelStore } from '@/stores/ChannelStore';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';

/** Whether the channel of the visit knows a score, and of whom: a member, or whose score it has told. Within an observer. */
export function useCreditParty(): { asks: boolean; isKnown: boolean } {
  const { credit } = useStore(ChannelStore);
  const { isLoggedIn } = useStore(SessionStore);
  return { asks: credit !== undefined, isKnown: isLoggedIn || (credit !== undefined && credit.score !== '') };
}
