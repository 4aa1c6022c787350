import { hostCode } from '@/platform/hostIdentity';
import { hostCode as hostCodeOfBrowser } from '@/platform/hostIdentity.h5';
import { host } from '../support/taro';

// Issue 10, section 2: sessions of mini-programs are bound to the host identity.
describe('who uses the app, as its host may be asked', () => {
  it('is a code of the host', async () => {
    host.code = 'C1';
    expect(await hostCode()).toBe('C1');
  });

  it('is nobody when the host does not answer, and in a browser', async () => {
    expect(await hostCode()).toBe('');
    expect(await hostCodeOfBrowser()).toBe('');
  });
});
