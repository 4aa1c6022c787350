import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { Documents, type DocumentParams } from '../../components/Documents';

const open = (params: DocumentParams): void => void go('content.fees', params);

/** 费用说明: every fee explained (specification §2, /mall/:doc). */
function Fees({ params }: ScreenProps<'content.fees'>) {
  return <Documents family="mall" params={params} open={open} back="查看全部费用说明" />;
}

export default definePage('content.fees', Fees);
