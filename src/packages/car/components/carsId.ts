/** The id of the list of cars on its screen. */
export const carsId = 'cars';
