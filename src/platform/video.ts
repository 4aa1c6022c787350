import Taro from '@tarojs/taro';
import { VIDEO_SECONDS, videoProblem } from '@/domain/photo';
import type { Taken } from './photo';
import { PhotoError } from './PhotoError';
import { keepTaken, takeOrChoose, type Source } from './takenFiles';

/** Seconds that a host films at most: what it films to the brim may last some frames longer, and must not be refused then. */
const FILMED = VIDEO_SECONDS - 1;

/** What a host tells of a video that was taken or chosen. */
interface Chosen {
  tempFilePath: string;
  /** Seconds. */
  duration: number;
  /** Octets. */
  size: number;
}

/** One video, which the host itself makes smaller; WeChat keeps the call of the others for old apps alone. */
async function choose(sourceType: Source[]): Promise<Chosen | undefined> {
  const wanted = { sourceType, maxDuration: FILMED, camera: 'back' as const };
  if (process.env.TARO_ENV === 'weapp') {
    const asked = { ...wanted, count: 1, mediaType: ['video' as const], sizeType: ['compressed' as const] };
    return (await Taro.chooseMedia(asked)).tempFiles[0];
  }
  return Taro.chooseVideo({ ...wanted, compressed: true });
}

/**
 * Lets the person take a video or choose one, and keeps it on the device under `key`, as `takePhoto` does a photo. Rejects
 * with a `PhotoError` where the host lets nobody, and for one that the server would not take.
 */
export async function takeVideo(key: string): Promise<Taken | undefined> {
  const { chosen, note } = (await takeOrChoose(choose)) ?? {};
  if (!chosen) return undefined;
  const { tempFilePath, duration, size } = chosen;
  const problem = videoProblem(size, duration);
  if (problem !== undefined) throw new PhotoError(problem);
  return { isKept: await keepTaken(key, tempFilePath), seconds: Math.ceil(duration), note };
}
