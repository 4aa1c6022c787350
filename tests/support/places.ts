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
