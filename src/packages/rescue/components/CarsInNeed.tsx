import { observer } from 'mobx-react-lite';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Radio } from '@/components/radio/Radio';
import { Text } from '@/components/text/Text';
import { towingText } from '@/domain/rescue';
import { go } from '@/page/navigate';
import { routeOf } from '@/routes';
import { useStore } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { RescueStore, type CarInNeed } from '../stores/RescueStore';

const plateText = ({ plate }: CarInNeed): string => plate ?? '车牌请看车头';

/** One car with its plate, large enough to be read out. */
const OneCar = ({ car }: { car: CarInNeed }) => (
  <>
    <Text as="p" size={22} weight={600} tight numeric>
      {plateText(car)}
    </Text>
    <Text as="p" size={14} tone="secondary">
      {`${car.car} · 订单${car.orderid}`}
    </Text>
  </>
);

/** 您的车: its plate and its order, of several the one that is meant; and what towing it costs. */
export const CarsInNeed = observer(function CarsInNeed() {
  const store = useStore(RescueStore);
  const { isLoggedIn } = useStore(SessionStore);
  const { cars, car } = store;
  return (
    <Card margin="screen" heading="您的车">
      {car && cars.length === 1 ? <OneCar car={car} /> : null}
      {cars.length > 1 ? (
        <Element role="radiogroup" aria-label="要求助的车">
          {cars.map(one => (
            <Radio
              key={one.orderid}
              checked={one.orderid === car?.orderid}
              onChoose={() => store.choose(one.orderid)}
            >
              {`${plateText(one)} · ${one.car}`}
            </Radio>
          ))}
        </Element>
      ) : null}
      {car ? null : isLoggedIn ? (
        <Text as="p" tone="secondary">
          没有正在用的车。车牌请看车头或车尾。
        </Text>
      ) : (
        <Cell
          title="登录后显示车牌和订单"
          note="不登录也可以求助，车牌请看车头或车尾"
          onClick={() => void go('login', { return_url: routeOf('rescue').url })}
        />
      )}
      <Text as="p" size={14} tone="secondary">
        {towingText(car?.has_towing)}
      </Text>
    </Card>
  );
});
