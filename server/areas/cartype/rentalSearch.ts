import { Type } from 'typebox';
import type { DeliveryPoint } from '../../../types/api/address';
import type { CreditScheme, RentalSearch } from '../../../types/api/cartype';
import { pointSchema } from '../../http/pointSchema';

const id = Type.String({ minLength: 1, maxLength: 32 });
const time = Type.String({ maxLength: 40 });

const deliveryPoint = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 60 }),
  address: Type.String({ maxLength: 120 }),
  location: pointSchema,
});

const creditClaim = Type.Object({
  scheme: Type.Unsafe<CreditScheme>({ type: 'string', enum: ['jd_score', 'sesame'] }),
  score: Type.String({ maxLength: 20 }),
});

/** When. Whether the times are times, and good ones, says `assertRentalPeriod`. */
export const rentalPeriod = Type.Object({ from_time: time, to_time: time });

/** Where a car is given back. */
const giveBack = Type.Object({
  return_site_id: Type.Optional(id),
  collection: Type.Optional(deliveryPoint),
});

/** What of a trip holds whichever site it begins at. */
export const anyTrip = Type.Object({ ...giveBack.properties, delivery: Type.Optional(deliveryPoint) });

/** Who asks for a car, where and when, and whether it is brought to the door and collected there, on whose credit. */
export const rentalSearch = Type.Object({
  site_id: id,
  ...anyTrip.properties,
  ...rentalPeriod.properties,
  credit: Type.Optional(creditClaim),
});

/** Who asks for a car anywhere in a city, and when. */
export const citySearch = Type.Object({
  city_id: Type.String({ maxLength: 12 }),
  ...anyTrip.properties,
  ...rentalPeriod.properties,
  location: Type.Optional(pointSchema),
  credit: Type.Optional(creditClaim),
});

/** Who stands at a site, whose code they have scanned; the rest is for where there is no such site. */
export const scanSearch = Type.Object({
  site_id: id,
  city_id: Type.String({ maxLength: 12 }),
  location: Type.Optional(pointSchema),
  credit: Type.Optional(creditClaim),
});

/** The same for one car type. */
export const cartypeSearch = Type.Object({ ...rentalSearch.properties, cartype_id: id });

const pointOf = ({ name, address, location: { lng, lat } }: DeliveryPoint): DeliveryPoint => ({
  name,
  address,
  location: { lng, lat },
});

/** The search alone: what is stored or answered holds nothing else that a caller may have sent. */
export const searchOf = (request: RentalSearch): RentalSearch => ({
  site_id: request.site_id,
  return_site_id: request.return_site_id,
  from_time: request.from_time,
  to_time: request.to_time,
  delivery: request.delivery && pointOf(request.delivery),
  collection: request.collection && pointOf(request.collection),
});
