import { render } from '@testing-library/react';
import { definePage } from '@/page/definePage';
import { host } from '../support/taro';

const Home = definePage('home', () => null);

describe('a build whose operator wants all to log in, opened by a link (decision 2; issue 10, `each login gate`)', () => {
  beforeEach(() => {
    APP_CONFIG.loginGate = 'all';
  });
  afterEach(() => {
    APP_CONFIG.loginGate = 'auth';
  });

  it('leads over one login to what the link asks for', () => {
    host.params = { url: encodeURIComponent('/cardetail?cartype_id=1034') };
    render(<Home />);
    expect(host.navigations).toHaveLength(1);
    expect(host.navigations[0]).toMatchObject({ kind: 'redirectTo' });
    const [, query = ''] = host.navigations[0]?.url.split('?') ?? [];
    expect(decodeURIComponent(query)).toBe('return_url=/cardetail?cartype_id=1034');
  });
});
