import { resetHost } from './taro';

// Each test begins on a device that nobody has used.
beforeEach(() => {
  resetHost();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
});
