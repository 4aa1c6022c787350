import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { MarkList } from '@/blocks/mark-list/MarkList';
import { definePage, type ScreenProps } from '@/page/definePage';
import { useStore } from '@/stores/rootContext';
import { CarDetailStore } from '../../stores/CarDetailStore';
import { CarMarksStore } from '../../stores/CarMarksStore';

/** 车型评价: all, good, neutral, bad (specification §2, /cardetail/judge_list). */
const CarMarks = observer(function CarMarks({ params }: ScreenProps<'car.marks'>) {
  const { marks } = useStore(CarMarksStore);
  const car = useStore(CarDetailStore).of(params.cartype_id);
  useEffect(() => {
    marks.open(params.cartype_id);
    // The figures are not needed to read the reviews, so that their failure only leaves them out.
    if (!car.detail.data) void car.load();
  }, [marks, car, params.cartype_id]);
  return <MarkList store={marks} summary={car.detail.data?.marks} />;
});

export default definePage('car.marks', CarMarks);
