import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { Documents, type DocumentParams } from '../../components/Documents';

const open = (params: DocumentParams): void => void go('content.rules', params);

/** 规则: every document, or the one of the address (specification §2, /profile/more/rules with several documents). */
function Rules({ params }: ScreenProps<'content.rules'>) {
  return <Documents params={params} open={open} back="查看全部规则" />;
}

export default definePage('content.rules', Rules);
