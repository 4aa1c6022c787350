import { observer } from 'mobx-react-lite';
import { TotalBar } from '@/checkout/components/TotalBar';
import { Button } from '@/components/button/Button';
import { Card } from '@/components/card/Card';
import { Element } from '@/components/element/Element';
import { SwitchCell } from '@/components/switch-cell/SwitchCell';
import { Text } from '@/components/text/Text';
import { yuanText } from '@/domain/money';
import { serviceOf, servicePriceText } from '@/domain/services';
import { definePage } from '@/page/definePage';
import { focusElement } from '@/platform/focus';
import type { Booking } from '@/rental/Booking';
import { BookingStore } from '@/rental/BookingStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { useStore } from '@/stores/rootContext';
import { backToOrder } from '@/rental/components/backToOrder';
import { InsuredFields, insuredFieldId } from '../../components/InsuredFields';
import { InsuredList } from '../../components/InsuredList';
import { LatestBooking } from '../../components/LatestBooking';
import styles from './Insured.module.scss';

const service = serviceOf('INS_TRAVEL_ACCIDENT');

/** What the insurance costs for everyone in the list, and how that comes about. */
const Premium = observer(function Premium({ booking }: { booking: Booking }) {
  const line = booking.lineOf(service.code);
  const days = booking.checkout.quote.data?.bill.days ?? 1;
  return (
    <Card aria-label="保费">
      <SwitchCell
        title={service.name}
        note={`${servicePriceText(service)}，${service.description}`}
        checked={booking.isAccidentInsured}
        onChange={checked => booking.toggleService(service.code, checked)}
      />
      {booking.isAccidentInsured && line ? (
        <Text
          as="p"
          role="status"
          tone="selected"
          numeric
          className={styles.premium}
          aria-busy={booking.checkout.quote.isLoading}
        >
          {`${line.quantity / days}人 × ${days}天，共¥${yuanText(line.amount)}`}
        </Text>
      ) : null}
    </Card>
  );
});

const People = observer(function People({ booking }: { booking: Booking }) {
  const { insured: people } = useStore(BookingStore);
  const overlay = useStore(OverlayStore);
  const limit = booking.insuredLimit;
  const refusal = people.addRefusal(limit);

  const add = async (): Promise<void> => {
    const { form } = people;
    const person = await form.submit();
    if (!person) {
      if (form.firstInvalid) focusElement(insuredFieldId(form.firstInvalid));
      return;
    }
    const problem = people.add(person, limit);
    if (problem) overlay.showToast(problem);
    else people.clearForm();
  };

  return (
    <>
      <Card heading={`被保险人（${booking.insured.length}/${limit}）`}>
        <InsuredList booking={booking} people={people} onRefuse={overlay.showToast} />
        {people.hasRemoved ? (
          <Element className={styles.action}>
            <Button kind="link" onClick={people.clearRemoved}>
              清空已移除的人
            </Button>
          </Element>
        ) : null}
      </Card>
      <Card heading="添加被保险人">
        {refusal === undefined ? (
          <InsuredFields form={people.form} onAdd={() => void add()} />
        ) : (
          <Text as="p" role="status" tone="secondary" className={styles.text}>
            {refusal}
          </Text>
        )}
      </Card>
    </>
  );
});

const Choices = observer(function Choices({ booking }: { booking: Booking }) {
  return (
    <>
      <Premium booking={booking} />
      {booking.isAccidentInsured ? <People booking={booking} /> : null}
      <TotalBar checkout={booking.checkout} onDone={() => void backToOrder(booking)} />
    </>
  );
});

/** 被保险人: whom 驾乘人员意外险 covers, what that costs, and who else (specification §3, §5). */
function Insured() {
  return (
    <LatestBooking empty="选好车以后，可以在这里填写被保险人。">
      {booking => <Choices booking={booking} />}
    </LatestBooking>
  );
}

export default definePage('booking.insured', Insured);
