import { journey, overBudget, tell } from './support/journey';
import { rentACar } from './support/rent';

describe('QQ mini-program on glass-easel: the same dialect as WeChat by other names', () => {
  journey('a renter finds a car, logs in, books, pays and finds the order', 'qq', async phone => {
    await rentACar(phone);
    tell('qq', phone);
    expect(overBudget(phone.steps)).toEqual([]);
  });
});
