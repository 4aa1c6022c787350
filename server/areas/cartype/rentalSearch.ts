import { Type } from 'typebox';

/** Who asks for a car, where and when. Whether the times are times, and good ones, says `assertRentalPeriod`. */
export const rentalSearch = Type.Object({
  site_id: Type.String({ minLength: 1, maxLength: 32 }),
  return_site_id: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
  from_time: Type.String({ maxLength: 40 }),
  to_time: Type.String({ maxLength: 40 }),
});

/** The same for one car type. */
export const cartypeSearch = Type.Object({
  ...rentalSearch.properties,
  cartype_id: Type.String({ minLength: 1, maxLength: 32 }),
});
