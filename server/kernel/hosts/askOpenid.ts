/** Milliseconds that a call waits for the host. */
const PATIENCE = 2000;

/**
 * Asks WeChat or QQ by one of its addresses for the `openid`, by which it knows the person in this app alone. What the
 * host refuses or does not answer in time tells nobody.
 */
export async function askOpenid(address: string, asked: Record<string, string>): Promise<string | undefined> {
  try {
    const answer = await fetch(`${address}?${new URLSearchParams(asked).toString()}`, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { openid } = (await answer.json()) as { openid?: unknown };
    return typeof openid === 'string' && openid !== '' ? openid : undefined;
  } catch {
    // Unreachable, slow, or no JSON. Its address holds the secret: it is not told to the log.
    return undefined;
  }
}
