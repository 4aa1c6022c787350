/** Why a host did not make a call: WeChat and QQ tell it in `errMsg`, Alipay by the number of its `error`. */
const told = (problem: unknown): { errMsg?: string; error?: number } => problem ?? {};

/** Whether a host tells so, by words or by one of these numbers. */
export function tells(problem: unknown, words: RegExp, ...numbers: readonly number[]): boolean {
  const { errMsg = '', error } = told(problem);
  return words.test(errMsg) || (error !== undefined && numbers.includes(error));
}

/** The person has not agreed to the privacy guide: WeChat asks for it anew at each call, and its settings know nothing of it. */
export const tellsOfPrivacy = (problem: unknown): boolean => tells(problem, /privacy/i);
