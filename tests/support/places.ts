import type { District, Place } from '~types/api/address';
import type { City } from '~types/api/city';
import type { Site } from '~types/api/site';

/** 北京, the default city of the specification §3. */
export const beijing: City = {
  id: '110000',
  city: '北京',
  code: 'BJ',
  pinyin: 'bei jing',
  gps: { lng: 116.40387, lat: 39.91488 },
};

/** 上海. */
export const shanghai: City = {
  id: '310000',
  city: '上海',
  code: 'SH',
  pinyin: 'shang hai',
  gps: { lng: 121.47977, lat: 31.2363 },
};

/** 三亚. */
export const sanya: City = {
  id: '460200',
  city: '三亚',
  code: 'SY',
  pinyin: 'san ya',
  gps: { lng: 109.51856, lat: 18.25873 },
};

/** A site of Beijing with what the test says differently. */
export function site(differences: Partial<Site> = {}): Site {
  return {
    id: 'S1',
    name: '首都机场T3店',
    category: 'AIRPORT',
    city_id: beijing.id,
    area: '顺义区',
    area_id: '110113',
    address: '首都机场T3航站楼',
    location: { lng: 116.61, lat: 40.05 },
    distance: 850,
    hours: { open: '00:00', close: '24:00' },
    phone: '01012345678',
    tags: [],
    status: 'OPEN',
    ...differences,
  };
}

/** A place of Beijing with what the test says differently. */
export function place(differences: Partial<Place> = {}): Place {
  return {
    id: 'P1',
    city_id: beijing.id,
    kind: 'MALL',
    name: '三里屯',
    pinyin: 'san li tun',
    address: '三里屯路19号',
    area: '朝阳区',
    area_id: '110105',
    location: { lng: 116.46, lat: 39.94 },
    distance: 1300,
    ...differences,
  };
}

/** A district of Beijing with what the test says differently. */
export function district(differences: Partial<District> = {}): District {
  return {
    id: '110105',
    type: 'COUNTY',
    name: '朝阳区',
    pinyin: 'chao yang qu',
    location: { lng: 116.45, lat: 39.92 },
    site_count: 3,
    ...differences,
  };
}
