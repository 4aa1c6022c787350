import type { CookieJar } from './cookies';

/** Where a cookie of this page may lie, the widest domain first: `rental.example` before `m.rental.example`, then this host alone. */
function cookieDomains(): string[] {
  const { hostname } = window.location;
  if (!hostname.includes('.') || /^[\d.]+$/.test(hostname)) return [''];
  const labels = hostname.split('.');
  const domains = labels.slice(1).map((_label, index) => labels.slice(index).join('.'));
  return [...domains.reverse().map(domain => `; domain=${domain}`), ''];
}

function write(name: string, value: string, seconds: number, domain: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${domain}${secure}`;
}

export const cookies: CookieJar = {
  get(name) {
    const found = document.cookie.split('; ').find(pair => pair.startsWith(`${name}=`));
    if (!found) return undefined;
    try {
      return decodeURIComponent(found.slice(name.length + 1));
    } catch {
      return undefined;
    }
  },
  set(name, value, days) {
    const text = encodeURIComponent(value);
    // The browser refuses domains that are not ours alone, such as com.cn: the widest that it takes is domain-wide.
    for (const domain of cookieDomains()) {
      write(name, text, Math.round(days * 86_400), domain);
      if (document.cookie.split('; ').includes(`${name}=${text}`)) return;
    }
  },
  remove(name) {
    // The server may have set it for another domain than we would.
    for (const domain of cookieDomains()) write(name, '', 0, domain);
  },
  header: () => '',
};
