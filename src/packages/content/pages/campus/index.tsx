import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { Documents, type DocumentParams } from '../../components/Documents';

const open = (params: DocumentParams): void => void go('content.campus', params);

/** 校园租车: rules for students (specification §2, /campus/:doc). */
function Campus({ params }: ScreenProps<'content.campus'>) {
  return <Documents family="campus" params={params} open={open} back="查看全部校园租车规则" />;
}

export default definePage('content.campus', Campus);
