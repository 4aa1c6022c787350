/** Seconds in words: 14分05秒, 1小时04分05秒 from an hour up, 59秒 in the last minute. 14:05 would be a time of the day. */
export function countdownText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (hours > 0) return `${hours}小时${two(minutes)}分${two(seconds % 60)}秒`;
  return minutes > 0 ? `${minutes}分${two(seconds % 60)}秒` : `${seconds}秒`;
}

/** Seconds in a day. */
const DAY_SECONDS = 24 * 3600;

/** The same for what may be far away: 12天4小时 from a day up. */
export function longCountdownText(seconds: number): string {
  const days = Math.floor(seconds / DAY_SECONDS);
  if (days === 0) return countdownText(seconds);
  const hours = Math.floor((seconds % DAY_SECONDS) / 3600);
  return hours > 0 ? `${days}天${hours}小时` : `${days}天`;
}
