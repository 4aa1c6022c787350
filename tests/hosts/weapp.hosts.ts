import { journey, overBudget, tell } from './support/journey';
import { rentACar } from './support/rent';
import { selfDrive } from './support/selfDrive';

describe('WeChat mini-program on glass-easel', () => {
  journey('a renter finds a car, logs in, books, pays and finds the order', 'weapp', async phone => {
    await rentACar(phone);
    tell('weapp', 'rent', phone);
    expect(overBudget(phone.steps)).toEqual([]);
  });

  journey('the whole of self-drive rental, to an order that is cancelled', 'weapp', async phone => {
    await selfDrive(phone);
    tell('weapp', 'selfDrive', phone);
    expect(overBudget(phone.steps)).toEqual([]);
  });
});
