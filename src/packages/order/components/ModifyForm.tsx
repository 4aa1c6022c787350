import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PeriodBar } from '@/blocks/period-bar/PeriodBar';
import { PeriodSheet } from '@/blocks/period-sheet/PeriodSheet';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { Checkbox } from '@/components/checkbox/Checkbox';
import { Element } from '@/components/element/Element';
import { Row } from '@/components/row/Row';
import { Text } from '@/components/text/Text';
import { pointText } from '@/domain/delivery';
import { acceptedServices, includedIn, servicePriceText, SERVICES } from '@/domain/services';
import { useRoot } from '@/stores/rootContext';
import type { ModifyWish } from '~types/api/amendment';
import type { ServiceCode } from '~types/api/bill';
import type { RentalDetail } from '~types/api/rental';
import type { Site } from '~types/api/site';
import { checkModify, modify } from '../services/amendments';
import { AmendStore } from '../stores/AmendStore';
import { AmendmentPrice } from './AmendmentPrice';
import { ConfirmBar } from './ConfirmBar';
import styles from './ModifyForm.module.scss';
import { SiteSheet } from './SiteSheet';

/** What the order is now, as a wish. */
const wishOf = (order: RentalDetail): ModifyWish => ({
  orderid: order.orderid,
  site_id: order.site.id,
  return_site_id: order.return_site.id,
  from_time: order.from_time,
  to_time: order.to_time,
  ...(order.delivery && { delivery: order.delivery }),
  ...(order.collection && { collection: order.collection }),
  services: SERVICES.filter(({ code }) => order.bill.lines.some(line => line.code === code)).map(
    ({ code }) => code,
  ),
});

/** Services that can be taken and left. */
const optional = SERVICES.filter(({ required }) => !required);

interface ServicesProps {
  chosen: readonly ServiceCode[];
  onChange: (services: ServiceCode[]) => void;
}

/** 保险与服务: each to be ticked, with its price; what is a part of another one is ticked with it. */
function Services({ chosen, onChange }: ServicesProps) {
  return (
    <Card heading="保险与服务">
      <Element as="ul">
        {optional.map(service => {
          const { code, name, description, capDays } = service;
          const whole = includedIn(code, chosen);
          return (
            <Element as="li" key={code} className={styles.service}>
              <Checkbox
                checked={chosen.includes(code) || whole !== undefined}
                disabled={whole !== undefined}
                onChange={isOn => {
                  const next = isOn ? [...chosen, code] : chosen.filter(other => other !== code);
                  onChange(acceptedServices(next).map(accepted => accepted.code));
                }}
              >
                <Row as="span" align="baseline" justify="between" wrap>
                  <Text as="span" size={16}>
                    {name}
                  </Text>
                  <Text as="span" size={14} tone="selected" numeric>
                    {whole ? `已含在${whole.name}中` : servicePriceText(service)}
                  </Text>
                </Row>
                <Text as="span" size={12} tone="secondary" block>
                  {capDays ? `${description}，最多收取${capDays}天` : description}
                </Text>
              </Checkbox>
            </Element>
          );
        })}
      </Element>
    </Card>
  );
}

type OpenSheet = 'period' | 'pickup' | 'return' | undefined;

/** Everything of an order that can be another before its pickup, and what that costs. */
export const ModifyForm = observer(function ModifyForm({ order }: { order: RentalDetail }) {
  const root = useRoot();
  const [store] = useState(
    () => new AmendStore(root, { check: checkModify, confirm: modify }, wishOf(order)),
  );
  const [sheet, setSheet] = useState<OpenSheet>();
  const [sites, setSites] = useState({ pickup: order.site, return: order.return_site });
  useEffect(() => store.load(), [store]);
  const { wish } = store;
  const close = (): void => setSheet(undefined);

  const chooseSite = (end: 'pickup' | 'return', site: Site): void => {
    // Who takes and returns the car at one site goes on doing so.
    const isRound = end === 'pickup' && sites.pickup.id === sites.return.id;
    const next = { ...sites, [end]: site, ...(isRound && { return: site }) };
    setSites(next);
    // A way to the door belongs to the site that it starts from.
    const door = {
      ...((end === 'pickup' || isRound) && { delivery: undefined }),
      ...((end === 'return' || isRound) && { collection: undefined }),
    };
    store.choose({ site_id: next.pickup.id, return_site_id: next.return.id, ...door });
  };

  const isSame = JSON.stringify(wish) === JSON.stringify(wishOf(order));
  return (
    <>
      <Card aria-label="时间和门店">
        <PeriodBar fromTime={wish.from_time} toTime={wish.to_time} onClick={() => setSheet('period')} />
        <Cell title={sites.pickup.name} note="取车门店" value="更换" onClick={() => setSheet('pickup')} />
        <Cell title={sites.return.name} note="还车门店" value="更换" onClick={() => setSheet('return')} />
        {wish.delivery ? <Cell icon="truck" title="送车上门" note={pointText(wish.delivery)} /> : null}
        {wish.collection ? <Cell icon="truck" title="上门取车" note={pointText(wish.collection)} /> : null}
      </Card>
      <Services chosen={wish.services} onChange={services => store.choose({ services })} />
      <AmendmentPrice store={store} />
      <ConfirmBar store={store} text="确认修改" done="订单已修改" disabled={isSame} />
      <PeriodSheet
        open={sheet === 'period'}
        period={{ from: wish.from_time, to: wish.to_time }}
        hours={{ pickup: sites.pickup.hours, return: sites.return.hours }}
        onChoose={(from_time, to_time) => store.choose({ from_time, to_time })}
        onClose={close}
      />
      <SiteSheet
        end={sheet === 'pickup' || sheet === 'return' ? sheet : undefined}
        order={order}
        wish={wish}
        onChoose={chooseSite}
        onClose={close}
      />
    </>
  );
});
