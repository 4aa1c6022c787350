import { StateView } from '@/components/state-view/StateView';
import { go } from '@/page/navigate';
import type { AccidentDetail } from '~types/api/accident';

/** What a screen is for cannot be done as the accident stands. */
export function NotNow({ accident, text }: { accident: AccidentDetail; text: string }) {
  return (
    <StateView
      icon="clipboard-list"
      title={accident.status_text}
      text={text}
      action={{
        text: '查看这次事故',
        onClick: () => void go('claims.detail', { id: accident.id }, { replace: true }),
      }}
    />
  );
}
