import type { WireRequest } from './engine/types';
import { accidentByPhone, openAccident } from './support/cases';
import { journey } from './support/journey';
import { openLink } from './support/member';
import { dyingAt } from './support/wire';

// Issue 15: photos and videos are compressed, queued, resumed in pieces, never lost by a killed app; without camera permission
// a way by album.

const PIECE = '/user/file/piece';

/** Where a piece begins that is being sent; undefined of any other call. */
function offsetOf({ url, form }: WireRequest): number | undefined {
  if (!new URL(url).pathname.endsWith(PIECE)) return undefined;
  return (JSON.parse(form?.fields.params ?? '') as { offset: number }).offset;
}

/** Where the camera is allowed after all: Alipay has asked, the others leave it to the phone. */
const settings = {
  weapp: '在手机设置里允许使用相机',
  qq: '在手机设置里允许使用相机',
  alipay: '在设置里打开相机',
};

describe.each(['weapp', 'qq', 'alipay'] as const)('%s', host => {
  journey(
    'a video comes from the album where the camera is refused, and goes on where its connection died in the middle of a piece',
    host,
    async phone => {
      const { id } = await accidentByPhone(phone);
      const upload = `/insure_apply/upload_file?id=${id}`;
      await openLink(phone, upload);
      await phone.titled('补充材料');
      phone.network = dyingAt(PIECE);
      await phone.tap('button', /^拍摄或选择视频1/);
      await phone.text(new RegExp(`^相机未获允许，可以从相册选择；.*${settings[host]}$`)).waitFor();
      await phone.part('group', '视频1').getByText('视频 12秒').waitFor();
      await phone.part('group', '视频1').getByText('等待上传').waitFor();

      const offsets: number[] = [];
      phone.network = request => {
        const offset = offsetOf(request);
        if (offset !== undefined) offsets.push(offset);
        return 'fine';
      };
      await openLink(phone, upload);
      await phone.part('group', '视频1').getByText('已上传').waitFor();
      // The piece whose answer was lost has arrived: it is not sent again.
      expect(offsets).toHaveLength(2);
      expect(Math.min(...offsets)).toBeGreaterThan(0);
      await phone.tap('button', '提交材料');
      await phone.titled('事故详情');
      await phone.part('heading', '现场视频').waitFor();
      await openAccident(phone, id, '已报案');
      await phone.part('heading', '现场视频').waitFor();
    },
    { minutes: 3, person: { allowsCamera: false } },
  );
});
