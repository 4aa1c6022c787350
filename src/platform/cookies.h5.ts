import type { CookieJar } from './cookies';

/** The widest domain that may hold our cookies: `rental.example` for `m.rental.example`; none for localhost and addresses. */
function cookieDomain(): string {
  const { hostname } = window.location;
  if (!hostname.includes('.') || /^[\d.]+$/.test(hostname)) return '';
  return `; domain=${hostname.split('.').slice(-2).join('.')}`;
}

function write(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax${cookieDomain()}${secure}`;
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
  set: (name, value, days) => write(name, value, Math.round(days * 86_400)),
  remove: name => write(name, '', 0),
  header: () => '',
};
