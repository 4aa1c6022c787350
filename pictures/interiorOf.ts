import { FLEET, type FleetModel } from '../server/demo/data/fleet';
import { CAR_COLOURS } from '../server/demo/pictures/carColours';
import type { InteriorModel } from './InteriorModel';

const BLACK = { cover: '#26292d', middle: '#31353a', seam: '#6d757d' };
const GREY = { cover: '#4a5058', middle: '#5d646d', seam: '#8b949d' };
const BEIGE = { cover: '#cfbfa6', middle: '#dccfb9', seam: '#9f8a6b' };
const BROWN = { cover: '#6e442b', middle: '#82553a', seam: '#45291a' };
const CREAM = { cover: '#e4ddd1', middle: '#efe9df', seam: '#b3a48b' };
const RED = { cover: '#23262a', middle: '#9a1f2c', seam: '#d25560' };
const TAN = { cover: '#b57a47', middle: '#c58f5e', seam: '#7c4d27' };

const METAL = { colour: '#b4bbc2', metalness: 0.9, roughness: 0.35 };
const WOOD = { colour: '#5b3a25', metalness: 0, roughness: 0.3 };
const GLOSS = { colour: '#101214', metalness: 0.1, roughness: 0.15 };
const PLAIN = { colour: '#3a4046', metalness: 0, roughness: 0.7 };
const WHITE = { colour: '#e9ecee', metalness: 0, roughness: 0.4 };

const DARK = { top: '#1f2226', face: '#2c3035' };
const WARM = { top: '#2a2624', face: '#c9b89e' };

type Look = Pick<InteriorModel, 'top' | 'face' | 'band' | 'seat' | 'screens' | 'console'>;

/** What is usual in a class; a row of `OWN` says what a model has instead. */
const USUAL: Readonly<Record<FleetModel['category'], Look>> = {
  MICRO: { top: '#5d6b73', face: '#e6e1d6', band: WHITE, seat: CREAM, screens: 'tablet', console: 'none' },
  ECONOMY: { ...DARK, band: PLAIN, seat: GREY, screens: 'dials', console: 'low' },
  COMFORT: { ...DARK, band: METAL, seat: BLACK, screens: 'tablet', console: 'high' },
  BUSINESS: { ...WARM, band: WOOD, seat: BEIGE, screens: 'tablet', console: 'high' },
  PREMIUM: { ...DARK, band: METAL, seat: BROWN, screens: 'wide', console: 'high' },
  LUXURY: { top: '#241f1d', face: '#d8c9b4', band: WOOD, seat: CREAM, screens: 'three', console: 'high' },
  SPORTS: { ...DARK, band: METAL, seat: RED, screens: 'tablet', console: 'high' },
  SUV: { ...DARK, band: METAL, seat: BLACK, screens: 'tablet', console: 'high' },
  MPV: { ...WARM, band: WOOD, seat: BEIGE, screens: 'tablet', console: 'low' },
  NEW_ENERGY: {
    top: '#2b3036',
    face: '#dfe3e6',
    band: GLOSS,
    seat: CREAM,
    screens: 'tablet',
    console: 'high',
  },
  PICKUP: { ...DARK, band: METAL, seat: GREY, screens: 'tablet', console: 'high' },
};

type Own = Partial<Look & Pick<InteriorModel, 'gear' | 'wheel'>>;

/** What a model has of its own, by the name of its pictures. */
const OWN: Readonly<Record<string, Own>> = {
  'changan-lumin': { top: '#3c444b', face: '#f0ece6', screens: 'upright' },
  'chery-qq-icecream': { face: '#f0d6dc', band: WHITE, screens: 'dials' },
  'volkswagen-lavida': { face: '#3a3f45', band: METAL, screens: 'tablet' },
  'toyota-yaris-l': { seat: { ...BLACK, seam: '#c23a3f' } },
  'honda-fit': { face: '#c9ced3', seat: { cover: '#7c838b', middle: '#9aa1a9', seam: '#c7ccd1' } },
  'volkswagen-santana': { ...WARM, seat: BEIGE },
  'geely-emgrand': { face: '#38506d', band: METAL, screens: 'tablet' },
  'honda-civic': { band: { colour: '#8a9096', metalness: 0.8, roughness: 0.5 } },
  'volkswagen-sagitar': { seat: BROWN },
  'buick-verano': { seat: { ...BLACK, middle: '#7e2028' }, screens: 'wide' },
  'toyota-corolla': { ...WARM, band: METAL, seat: BEIGE },
  'toyota-levin': { seat: GREY, band: GLOSS },
  'toyota-camry': { ...DARK, band: GLOSS, seat: BROWN },
  'honda-accord': { ...DARK, band: METAL, seat: BLACK },
  'nissan-altima': { band: METAL, seat: CREAM },
  'mercedes-c': { seat: CREAM, screens: 'upright', band: GLOSS },
  'audi-a6l': { screens: 'tablet', seat: BLACK, band: WOOD },
  'cadillac-ct5': { seat: { ...BLACK, middle: '#8c2830' } },
  'bmw-5': { seat: TAN, band: WOOD },
  'porsche-panamera': { ...DARK, band: METAL, seat: BROWN },
  'mercedes-s': { screens: 'upright', seat: BROWN },
  'landrover-range-rover': { screens: 'tablet', seat: TAN },
  'porsche-718-boxster': { seat: BLACK, screens: 'dials' },
  'bmw-z4': { seat: TAN },
  'mg-cyberster': { screens: 'wide' },
  'honda-cr-v': { seat: BROWN },
  'tank-300': { seat: { ...BLACK, seam: '#d98a2b' }, screens: 'wide', band: METAL },
  'volkswagen-tiguan-l': { band: WOOD, seat: BEIGE, face: '#bcae97' },
  'toyota-highlander': { band: WOOD, seat: BROWN },
  'haval-dagou': { seat: { ...GREY, seam: '#d98a2b' }, face: '#41504a' },
  'toyota-prado': { seat: GREY, band: PLAIN },
  'honda-odyssey': { ...DARK, seat: BLACK },
  'toyota-sienna': { seat: BROWN, face: '#6b4a35' },
  'wuling-hongguang-s': { ...DARK, band: PLAIN, seat: GREY, screens: 'dials', console: 'none' },
  'maxus-g10': { ...DARK, band: PLAIN, seat: BLACK, console: 'none' },
  'byd-qin-plus': { face: '#9fb0bf', seat: { ...BLACK, middle: '#48525c' } },
  'byd-dolphin': {
    face: '#e9cfd3',
    seat: { cover: '#dcd3d2', middle: '#e8c3c8', seam: '#b08a90' },
    console: 'none',
  },
  'tesla-model-3': { top: '#2b2d2f', face: '#e9eaea', band: WOOD, seat: CREAM, screens: 'alone' },
  'tesla-model-y': { top: '#232527', face: '#2c2e30', band: WOOD, seat: BLACK, screens: 'alone' },
  'li-l8': { face: '#c48a58', band: WOOD, seat: TAN, screens: 'three' },
  'byd-song-plus': { face: '#7a4f3a', seat: BROWN },
  'xpeng-g6': { seat: BLACK, face: '#3a3f45', screens: 'upright' },
  'gwm-poer': { seat: BROWN, face: '#5a3b28' },
  'nissan-navara': { seat: { ...BLACK, seam: '#d98a2b' } },
};

/** The inside of a picture's car; throws for a name that the fleet does not have. */
export function interiorOf(picture: string): InteriorModel {
  const car = FLEET.find(known => known.picture === picture);
  if (!car) throw new Error(`There is no car ${picture}.`);
  const [, width = 0, height = 0] = car.size.split('×').map(text => Number(text) / 1000);
  const isOpen = car.body === 'convertible' || car.body === 'sports';
  const isSteep = height > 1.6;
  const look = { ...USUAL[car.category], ...OWN[picture] };
  return {
    width: width - 0.32,
    dash: isSteep ? 0.98 : isOpen ? 0.86 : 0.92,
    ...(isOpen ? {} : { lining: car.category === 'LUXURY' || look.seat === BLACK ? '#5a5d60' : '#d3cec6' }),
    gear: car.transmission === 'MANUAL' ? 'manual' : gearOf(car),
    wheel: { spokes: car.category === 'PICKUP' || height > 1.75 ? 4 : 3, isFlat: car.category === 'SPORTS' },
    light: CAR_COLOURS[car.colour],
    ...look,
  };
}

function gearOf({ energy, category }: FleetModel): InteriorModel['gear'] {
  if (category === 'LUXURY') return 'column';
  return energy === 'FUEL' ? 'lever' : 'knob';
}
