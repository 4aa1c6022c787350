import { observer } from 'mobx-react-lite';
import { Cell } from '@/components/cell/Cell';
import { go } from '@/page/navigate';
import { useStore } from '@/stores/rootContext';
import type { Booking } from '../Booking';
import { BookingStore } from '../BookingStore';

/** 被保险人: whom the accident insurance of a booking covers, in a few words; opens the list. */
export const InsuredRow = observer(function InsuredRow({ booking }: { booking: Booking }) {
  const { renter, incomplete } = useStore(BookingStore).insured;
  const people = booking.insured;
  const [first] = people;
  const others = people.length - 1;
  const name = !first || first.idcard_no === renter.idcard_no ? '取车人本人' : first.name;
  return (
    <Cell
      title="被保险人"
      note={
        incomplete.length > 0
          ? `请重新填写${incomplete.map(({ name }) => name).join('、')}的身份证号`
          : undefined
      }
      value={others > 0 ? `${name}和另外${others}人` : name}
      onClick={() => void go('booking.insured')}
    />
  );
});
