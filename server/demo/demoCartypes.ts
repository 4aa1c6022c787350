import type { CarCategory, Energy } from '../../types/api/cartype';
import type { cartypes } from '../areas/cartype/schema';
import { FLEET, type FleetModel } from './data/fleet';
import { Random } from './random';

export type CartypeRow = typeof cartypes.$inferInsert;

/** A car type of the fleet with the range of its weekday price in yuan. */
export interface DemoCartype {
  row: CartypeRow;
  day: FleetModel['day'];
}

/** 车辆押金 and 违章押金 in fen by class (rental.md: 3,000 to 10,000 and 1,000 to 2,000 yuan). */
const DEPOSITS: Readonly<Record<CarCategory, readonly [vehicle: number, violation: number]>> = {
  MICRO: [300_000, 100_000],
  ECONOMY: [300_000, 100_000],
  COMFORT: [400_000, 100_000],
  BUSINESS: [500_000, 100_000],
  PREMIUM: [800_000, 200_000],
  LUXURY: [1_000_000, 200_000],
  SPORTS: [1_000_000, 200_000],
  SUV: [500_000, 150_000],
  MPV: [500_000, 150_000],
  NEW_ENERGY: [400_000, 100_000],
  PICKUP: [500_000, 150_000],
};

const ENERGY_TEXTS: Readonly<Record<Energy, string>> = {
  FUEL: '燃油',
  HYBRID: '混合动力',
  ELECTRIC: '纯电动',
};

const COMMON_TAGS = ['倒车影像', '蓝牙音响', '定速巡航', '手机互联', '行车记录仪', 'ETC', '儿童座椅接口'];
const RICH_TAGS = ['全景影像', '自适应巡航', '真皮座椅', '座椅加热', '无线充电', '全景天窗', 'ETC'];

const isCostly = ({ day }: FleetModel): boolean => day[0] >= 300;

function tagsOf(car: FleetModel, random: Random): string[] {
  const own = car.energy === 'ELECTRIC' ? ['免费充电线'] : [];
  const open = car.body === 'convertible' ? ['电动敞篷'] : [];
  return [...own, ...open, ...random.sample(isCostly(car) ? RICH_TAGS : COMMON_TAGS, 3)];
}

function fuelOf({ energy, power, day }: FleetModel): string {
  if (energy === 'ELECTRIC') return power.includes('慢充') ? '国标慢充接口' : '国标快充、慢充接口';
  if (power.includes('柴油')) return '0号柴油';
  return day[0] >= 300 ? '95号汽油' : '92号汽油';
}

const LUGGAGE: Readonly<Record<FleetModel['body'], string>> = {
  micro: '1个20寸行李箱',
  hatchback: '2个24寸行李箱',
  sedan: '2个28寸和1个20寸行李箱',
  suv: '3个28寸行李箱',
  mpv: '2个28寸和2个20寸行李箱',
  sports: '1个20寸行李箱',
  convertible: '1个20寸行李箱',
  luxury: '2个28寸和1个20寸行李箱',
  pickup: '敞开式货箱，约1.5米长',
  wedding: '2个28寸行李箱',
};

const specificationOf = (car: FleetModel): CartypeRow['specification'] => [
  { name: '能源类型', value: ENERGY_TEXTS[car.energy] },
  { name: '动力', value: car.power },
  { name: '变速箱', value: car.transmission === 'AUTO' ? '自动' : '手动' },
  { name: '座位数', value: `${car.seats}座` },
  { name: '车门数', value: `${car.doors}门` },
  { name: '长×宽×高', value: `${car.size}毫米` },
  { name: '行李空间', value: LUGGAGE[car.body] },
  { name: car.energy === 'ELECTRIC' ? '充电接口' : '燃油标号', value: fuelOf(car) },
  { name: '驾照要求', value: car.transmission === 'AUTO' ? 'C2及以上' : 'C1及以上' },
];

/** Score of a car type before any review is known. */
const FIRST_SCORE = 5;

/** Id of the first car type of the fleet; the others follow in its order. */
const FIRST_ID = 1001;

/** The model of a car type's id; undefined for one that is not of the fleet. */
export const demoCarOf = (id: string): FleetModel | undefined =>
  FLEET.find((_, index) => String(FIRST_ID + index) === id);

function toRow(car: FleetModel, index: number): CartypeRow {
  const id = String(FIRST_ID + index);
  const random = new Random(`cartype ${id}`);
  const [vehicleDeposit, violationDeposit] = DEPOSITS[car.category];
  const { brand, series, model, category, energy, transmission, seats, doors, power } = car;
  return {
    id,
    brand,
    series,
    model,
    category,
    energy,
    transmission,
    seats,
    doors,
    power,
    tags: tagsOf(car, random),
    specification: specificationOf(car),
    vehicleDeposit,
    violationDeposit,
    // Cheap cars go out more often.
    rented: Math.round(random.between(0.5, 1.5) * (400_000 / (car.day[0] + 80))),
    score: FIRST_SCORE,
    reviewCount: 0,
  };
}

/** Every car type of the fleet; ids from 1001 in the order of the fleet. */
export const demoCartypes = (): DemoCartype[] =>
  FLEET.map((car, index) => ({ row: toRow(car, index), day: car.day }));
