import type { Device } from './device';

/** The browser, an in-app web-view or a partner's app. */
export function readDevice(): Device {
  const agent = navigator.userAgent;
  const os = /(?:iPhone )?OS ([\d_]+)/.exec(agent) ?? /Android ([\d.]+)/.exec(agent);
  const name = agent.includes('Android') ? 'Android' : os ? 'iOS' : '';
  return {
    type: 'h5',
    osVersion: name && os?.[1] ? `${name} ${os[1].replace(/_/g, '.')}` : '',
    hostDrawsTitle: false,
    largeFont: parseFloat(getComputedStyle(document.documentElement).fontSize) >= 20,
    isDark: window.matchMedia('(prefers-color-scheme: dark)').matches,
  };
}
