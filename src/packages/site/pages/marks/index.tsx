import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { MarkList } from '@/blocks/mark-list/MarkList';
import { definePage, type ScreenProps } from '@/page/definePage';
import { useStore } from '@/stores/rootContext';
import { SiteMarksStore } from '../../stores/SiteMarksStore';

/** 门店评价: all, good, neutral, bad (specification §2, /site/detail/judge_list). */
const SiteMarks = observer(function SiteMarks({ params }: ScreenProps<'site.marks'>) {
  const store = useStore(SiteMarksStore);
  useEffect(() => store.open(params.id), [store, params.id]);
  return <MarkList store={store.marks} summary={store.site.data?.marks} />;
});

export default definePage('site.marks', SiteMarks);
