/** The name of a district that was not chosen (specification §3, default city). */
const NOT_CHOSEN = '请选择';

/** Searched cities with this one first and only once, by id (specification §5, history). The list is not changed. */
export const rememberCity = <C extends { id: string }>(list: readonly C[], city: C): C[] => [
  city,
  ...list.filter(({ id }) => id !== city.id),
];

/** Searched districts with this one first and only once, by name; 请选择 is not remembered (specification §5, history). */
export const rememberDistrict = <D extends { name: string }>(list: readonly D[], district: D): D[] =>
  district.name === NOT_CHOSEN ? [...list] : [district, ...list.filter(({ name }) => name !== district.name)];
