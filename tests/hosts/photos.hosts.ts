import { handInIdentity } from './support/identity';
import { journey } from './support/journey';
import { logInTo, openLink } from './support/member';
import { takePhoto } from './support/photos';

// Issue 12: photos of the renter on a phone, which has a will of its own.

const identity = '/profile/identify';
const card = '身份证人像面';

describe.each(['weapp', 'qq', 'alipay'] as const)('a photo of a phone (issue 12): %s', host => {
  journey(
    'that is taken without a connection is sent after the app was closed, with what was taken since',
    host,
    async phone => {
      await logInTo(phone, identity);
      await phone.titled('实名认证');
      phone.network = 'offline';
      await phone.tap('button', new RegExp(`^拍摄或选择${card}`));
      await phone.part('group', card).getByText('等待上传').waitFor();
      phone.network = 'fine';
      await openLink(phone, identity);
      await phone.part('group', card).getByText('已上传').waitFor();
      await takePhoto(phone, '身份证国徽面');
      await openLink(phone, identity);
      await phone.part('group', '身份证国徽面').getByText('已上传').waitFor();
    },
  );
});

journey(
  'WeChat: who does not agree to the privacy guide is told so, and is asked anew at the next tap',
  'weapp',
  async phone => {
    await logInTo(phone, identity);
    await phone.titled('实名认证');
    for (const times of [1, 2]) {
      await phone.tap('button', new RegExp(`^拍摄或选择${card}`));
      await phone.text(/^拍照需要先同意隐私保护指引/).waitFor();
      expect(await phone.questions()).toEqual(Array.from({ length: times }, () => 'privacy'));
    }
  },
  { person: { agrees: false } },
);

journey(
  'Alipay: who does not let the app use the camera is told where they can, and hands in their cards once they have',
  'alipay',
  async phone => {
    await logInTo(phone, identity);
    await phone.titled('实名认证');
    await phone.tap('button', new RegExp(`^拍摄或选择${card}`));
    await phone.text(/^相机和相册未获允许，请/).waitFor();
    await phone.changeSettings();
    await handInIdentity(phone);
  },
  { person: { allowsPhotos: false } },
);
