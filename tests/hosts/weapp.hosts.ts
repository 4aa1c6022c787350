import { journey, overBudget, tell } from './support/journey';
import { rentACar } from './support/rent';

describe('WeChat mini-program on glass-easel', () => {
  journey('a renter finds a car, logs in, books, pays and finds the order', 'weapp', async phone => {
    await rentACar(phone);
    tell('weapp', phone);
    expect(overBudget(phone.steps)).toEqual([]);
  });
});
