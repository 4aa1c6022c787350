import { and, eq, isNotNull } from 'drizzle-orm';
import type { PhotoPurpose } from '../../../src/domain/photo';
import { files, uploads } from '../../kernel/files/schema';
import { tellRows, type PersonalData } from '../../kernel/members/personalData';

const PURPOSES: Readonly<Record<PhotoPurpose, string>> = {
  IDENTITY: '实名认证',
  HANDOVER: '车辆交接',
  FEEDBACK: '意见反馈',
  WORKSHEET: '用车需求的图片',
  COMMENT: '用车评价',
  VIOLATION: '违章处理',
  ACCIDENT: '事故理赔',
};

/** The photos themselves are read at their addresses, which are good for an hour: a text holds none. */
export const fileData: PersonalData = {
  title: '照片',
  // What is under way tells nothing that its file will not tell, and is gone within a day.
  tables: [files, uploads],
  read: ({ db, member, photoUrl }) =>
    tellRows(db, files, and(eq(files.ownerId, member.id), isNotNull(files.storedAt)), [
      ['照片编号', files.id],
      ['下载地址（导出后1小时内有效）', files.id, photoUrl],
      ['用途', files.purpose, (purpose: PhotoPurpose) => PURPOSES[purpose]],
      ['宽度（像素）', files.width],
      ['高度（像素）', files.height],
      ['时长（秒）', files.seconds],
      ['大小（字节）', files.bytes],
      ['拍摄时间', files.deviceTime],
      ['上传时间', files.createdAt],
    ]),
};
