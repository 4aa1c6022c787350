import { maskMobile } from '../../src/domain/identity';
import { channelLink } from '../support/channelLink';
import { journey, newPhone, watched } from './support/journey';
import { launchOf, openLink } from './support/member';
import { logIn } from './support/rent';

// Specification §4, third-party login: check the binding; if unbound, bind with mobile; then log in.
journey(
  'WeChat: who comes from a channel looks around as a guest, is bound by their number once, and is logged in from then on',
  'weapp',
  async phone => {
    const openid = `hosts-${phone.mobile}`;
    await openLink(phone, channelLink(openid, '/carlist'));
    await phone.part('heading', '绑定手机号').waitFor();
    await phone.tap('button', '暂不登录，先看看');
    await phone.titled('选择车型');

    await openLink(phone, channelLink(openid, '/profile'));
    await phone.part('heading', '绑定手机号').waitFor();
    await logIn(phone, '登录并绑定');
    await phone.titled('我的');
    await phone.text(maskMobile(phone.mobile)).waitFor();

    // On another phone the channel's word is enough.
    const other = await newPhone('weapp', { launch: launchOf(channelLink(openid, '/profile')) });
    try {
      await watched(other, 'weapp-bound', async () => {
        await other.titled('我的');
        await other.text(maskMobile(phone.mobile)).waitFor();
      });
    } finally {
      await other.end();
    }
  },
);
