import { journey, overBudget, tell } from './support/journey';
import { rentACar } from './support/rent';
import { selfDrive } from './support/selfDrive';

describe('QQ mini-program on glass-easel: the same dialect as WeChat by other names', () => {
  journey('a renter finds a car, logs in, books, pays and finds the order', 'qq', async phone => {
    await rentACar(phone);
    tell('qq', 'rent', phone);
    expect(overBudget(phone.steps)).toEqual([]);
  });

  journey('the whole of self-drive rental, to an order that is cancelled', 'qq', async phone => {
    await selfDrive(phone);
    tell('qq', 'selfDrive', phone);
    expect(overBudget(phone.steps)).toEqual([]);
  });
});
