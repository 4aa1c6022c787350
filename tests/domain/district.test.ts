import { isInDistrict } from '@/domain/district';

const centre = { lng: 116.46, lat: 39.94 };
/** About so many kilometres north of the centre. */
const north = (km: number) => ({ lng: centre.lng, lat: centre.lat + km / 111.32 });

describe('what lies in a district (specification §2, /address/district; types/api/address.ts, District)', () => {
  it('an administrative district holds what has its area, however far', () => {
    const county = { id: '110105', type: 'COUNTY', location: centre } as const;
    expect(isInDistrict(county, { area_id: '110105', location: north(20) })).toBe(true);
    expect(isInDistrict(county, { area_id: '110108', location: centre })).toBe(false);
  });

  it('a business area holds what lies within 3 km of its centre, whatever its area', () => {
    const business = { id: 'b1', type: 'BUSINESS', location: centre } as const;
    expect(isInDistrict(business, { area_id: '110108', location: north(3) })).toBe(true);
    expect(isInDistrict(business, { area_id: '110108', location: north(3.2) })).toBe(false);
  });
});
