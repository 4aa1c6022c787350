import { journey, overBudget, tell } from './support/journey';
import { rentACar } from './support/rent';
import { selfDrive } from './support/selfDrive';

describe('Alipay mini-program, mapped by syntax to glass-easel: its logic and tree, not the behaviour of Alipay’s own parts', () => {
  journey('a renter finds a car, logs in, books, pays and finds the order', 'alipay', async phone => {
    await rentACar(phone);
    tell('alipay', 'rent', phone);
    expect(overBudget(phone.steps)).toEqual([]);
  });

  journey('the whole of self-drive rental, to an order that is cancelled', 'alipay', async phone => {
    await selfDrive(phone);
    tell('alipay', 'selfDrive', phone);
    expect(overBudget(phone.steps)).toEqual([]);
  });
});
