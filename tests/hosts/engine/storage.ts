const kilobyte = 1024;
const encoder = new TextEncoder();

/** How much a host keeps, in bytes. */
export interface StorageLimits {
  ofKey: number;
  ofAll: number;
}

/** WeChat and QQ: 1 MB a key, 10 MB in all. Alipay: 200 KB a key. */
export const storageLimits: Record<'weapp' | 'qq' | 'alipay', StorageLimits> = {
  weapp: { ofKey: 1024 * kilobyte, ofAll: 10 * 1024 * kilobyte },
  qq: { ofKey: 1024 * kilobyte, ofAll: 10 * 1024 * kilobyte },
  alipay: { ofKey: 200 * kilobyte, ofAll: 10 * 1024 * kilobyte },
};

/** What the app keeps on the phone, as JSON by key. */
export class HostStorage {
  constructor(
    readonly entries: Record<string, string>,
    private readonly limits: StorageLimits,
  ) {}

  get(key: string): unknown {
    const text = this.entries[key];
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** Throws when the value or all of it is too large. */
  set(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    const size = encoder.encode(text).length;
    if (size > this.limits.ofKey) throw new Error('entry size limit reached');
    const others = Object.entries(this.entries).filter(([name]) => name !== key);
    const used = others.reduce((sum, [name, kept]) => sum + encoder.encode(name + kept).length, 0);
    if (used + size > this.limits.ofAll) throw new Error('quota reached');
    this.entries[key] = text;
  }

  get keys(): string[] {
    return Object.keys(this.entries);
  }

  remove(key: string): void {
    Reflect.deleteProperty(this.entries, key);
  }
}
