/** GB 11643: weights of the first 17 digits, and the check digit for each remainder. */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A valid identity card number of nobody, another one for each index up to 999. */
export function idCardOf(index: number): string {
  const digits = `11010519900307${String(index).padStart(3, '0')}`;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits.charAt(place)), 0);
  return digits + '10X98765432'.charAt(sum % 11);
}
