import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { Documents, type DocumentParams } from '../../components/Documents';

const open = (params: DocumentParams): void => void go('content.timeSharing', params);

/** 分时用车: rules for who needs a car for some hours (specification §2, /time_sharing/:doc). */
function TimeSharing({ params }: ScreenProps<'content.timeSharing'>) {
  return <Documents family="time_sharing" params={params} open={open} back="查看全部分时用车规则" />;
}

export default definePage('content.timeSharing', TimeSharing);
