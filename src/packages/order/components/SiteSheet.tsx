import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Element } from '@/components/element/Element';
import { Radio } from '@/components/radio/Radio';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Sheet } from '@/components/sheet/Sheet';
import { Text } from '@/components/text/Text';
import { hoursText } from '@/domain/openingHours';
import { getSites } from '@/services/catalogue';
import { Resource } from '@/stores/Resource';
import type { ModifyWish } from '~types/api/amendment';
import type { RentalDetail } from '~types/api/rental';
import type { Site } from '~types/api/site';
import { getProducts } from '../services/amendments';

/** A site that can be chosen, or why it cannot. */
interface Choice {
  site: Site;
  /** Why it cannot; undefined when it can. */
  obstacle?: string | undefined;
}

type End = 'pickup' | 'return';

/** Sites of the order's city that have its car; the one of the order has it, whatever is left besides. */
async function pickupSites(order: RentalDetail, wish: ModifyWish): Promise<Choice[]> {
  const { products } = await getProducts({
    city_id: order.site.city_id,
    cartype_id: order.cartype.id,
    from_time: wish.from_time,
    to_time: wish.to_time,
    location: order.site.location,
  });
  return products.map(({ site, offer }) => ({
    site,
    obstacle:
      site.status === 'CLOSED'
        ? '暂停营业'
        : offer.available < 1 && site.id !== order.site.id
          ? '这段时间已订完'
          : undefined,
  }));
}

/** Sites of the city to which the car comes back. */
async function returnSites({ return_site: { city_id, location } }: RentalDetail): Promise<Choice[]> {
  const { sites } = await getSites({ city_id, location });
  return sites.map(site => ({ site, obstacle: site.status === 'CLOSED' ? '暂停营业' : undefined }));
}

interface SiteSheetProps {
  /** Of which end the site is chosen; undefined: it is closed. */
  end: End | undefined;
  order: RentalDetail;
  wish: ModifyWish;
  onChoose: (end: End, site: Site) => void;
  onClose: () => void;
}

/** Another site for the pickup or the return, the nearest to the order's first. */
export const SiteSheet = observer(function SiteSheet({
  end,
  order,
  wish,
  onChoose,
  onClose,
}: SiteSheetProps) {
  const [choices] = useState(
    () =>
      new Resource(({ of, asked }: { of: End; asked: ModifyWish }) =>
        of === 'pickup' ? pickupSites(order, asked) : returnSites(order),
      ),
  );
  useEffect(() => {
    if (end) void choices.load({ of: end, asked: wish });
  }, [choices, end, wish]);
  if (!end) return null;
  const current = end === 'pickup' ? wish.site_id : wish.return_site_id;
  const title = end === 'pickup' ? '更换取车门店' : '更换还车门店';
  return (
    <Sheet id="amend-site" title={title} open tall onClose={onClose}>
      <ResourceView resource={choices}>
        {found => (
          <Element role="radiogroup" aria-label={title}>
            {found.map(({ site, obstacle }) => (
              <Radio
                key={site.id}
                checked={site.id === current}
                disabled={obstacle !== undefined}
                onChoose={() => {
                  onClose();
                  onChoose(end, site);
                }}
              >
                <Text as="span" size={16} block>
                  {site.name}
                </Text>
                <Text as="span" size={12} tone="secondary" block>
                  {obstacle ?? `${hoursText(site.hours)} · ${site.address}`}
                </Text>
              </Radio>
            ))}
          </Element>
        )}
      </ResourceView>
    </Sheet>
  );
});
