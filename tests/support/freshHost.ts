import { resetDevice } from './media';
import { resetHost } from './taro';

// Each test begins on a device that nobody has used.
beforeEach(() => {
  resetHost();
  resetDevice();
  window.localStorage.clear();
  window.sessionStorage.clear();
  const labels = window.location.hostname.split('.');
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    document.cookie = `${name}=; path=/; max-age=0`;
    labels.forEach((_label, index) => {
      document.cookie = `${name}=; path=/; max-age=0; domain=${labels.slice(index).join('.')}`;
    });
  }
});
