/** GB 11643: weights of the first 17 digits, and the check digit for each remainder. */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Districts of Beijing in which cards are handed out. */
const districts = ['110105', '110101', '110102', '110106', '110107', '110108', '110112', '110113'];

/** A valid identity card number of nobody, another one for each index up to 999, born on a day `YYYYMMDD`. */
export function idCardOf(index: number, birthday = '19900307', district = '110105'): string {
  const digits = `${district}${birthday}${String(index).padStart(3, '0')}`;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits.charAt(place)), 0);
  return digits + '10X98765432'.charAt(sum % 11);
}

/** A valid number of an identity card that belongs to nobody, another one for each eight last digits of a mobile number. */
export function idCardFor(mobile: string): string {
  const number = Number(mobile.slice(-8));
  const day = Math.floor(number / 1000);
  const two = (count: number): string => String(count + 1).padStart(2, '0');
  const birthday = `${1960 + (Math.floor(day / 336) % 40)}${two(Math.floor(day / 28) % 12)}${two(day % 28)}`;
  return idCardOf(number % 1000, birthday, districts[Math.floor(day / (336 * 40))]);
}

/** The name of a member whom the staff must tell from all others who wait: they look for a name. */
export const nameFor = (mobile: string): string =>
  `张${[...mobile.slice(-8)].map(digit => '零一二三四五六七八九'.charAt(Number(digit))).join('')}`;
