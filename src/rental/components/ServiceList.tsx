import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { isPackaged, packageOf } from '@/domain/insurancePackages';
import { SERVICES } from '@/domain/services';
import type { ServiceCode } from '~types/api/bill';
import type { Booking } from '../Booking';
import { PackageChoice } from './PackageChoice';
import { ServiceChoice } from './ServiceChoice';

/** Services in words: the package that they come to, and what is added to it. */
function textOf(services: readonly ServiceCode[]): string {
  const whole = packageOf(services);
  const others = SERVICES.filter(
    ({ code, required }) => services.includes(code) && !required && !(whole && isPackaged(code)),
  );
  return [...(whole ? [whole] : []), ...others].map(({ name }) => name).join('、');
}

/** What is taken besides a package, and the covers that packages are made of. */
const additions = SERVICES.filter(({ code, required }) => !required && !isPackaged(code));
const covers = SERVICES.filter(({ code, required }) => required || isPackaged(code));

interface ServiceListProps {
  booking: Booking;
  /** Opens the explanation of 路程无忧. */
  onExplain: () => void;
}

/**
 * 保险与服务: a package, what is added to it, and for who wants to choose by themselves every cover alone (issue 11,
 * insurance in ten seconds). Covers that are no package are seen at once.
 */
export const ServiceList = observer(function ServiceList({ booking, onExplain }: ServiceListProps) {
  const [isAsked, setAsked] = useState(false);
  const { usualServices } = booking;
  const isOwnChoice = packageOf(booking.draft.services) === undefined;
  const choices = (services: typeof SERVICES, label: string) => (
    <Element as="ul" aria-label={label}>
      {services.map(service => (
        <ServiceChoice key={service.code} booking={booking} service={service} onExplain={onExplain} />
      ))}
    </Element>
  );
  return (
    <>
      {usualServices ? (
        <Cell title="和上次一样" note={textOf(usualServices)} onClick={booking.takeUsualServices} />
      ) : null}
      <PackageChoice booking={booking} />
      {choices(additions, '附加服务')}
      {isAsked || isOwnChoice ? (
        choices(covers, '单项保障')
      ) : (
        <Cell title="单项选购" value="逐项选择保障" onClick={() => setAsked(true)} />
      )}
    </>
  );
});
