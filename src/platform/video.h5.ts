import { videoProblem } from '@/domain/photo';
import { chooseFile } from './chooseFile';
import type { Taken } from './photo';
import { keepPhoto } from './photoDatabase';
import { PhotoError } from './PhotoError';

/** Milliseconds in which a browser says how long a video lasts, or does not know it. */
const PATIENCE = 3000;

/** Seconds that a video lasts; undefined where the browser cannot tell, which the server can. */
async function secondsOf(file: File): Promise<number | undefined> {
  const address = URL.createObjectURL(file);
  try {
    return await new Promise(resolve => {
      const video = document.createElement('video');
      video.preload = 'metadata';
      video.onloadedmetadata = () => resolve(Number.isFinite(video.duration) ? video.duration : undefined);
      video.onerror = () => resolve(undefined);
      setTimeout(() => resolve(undefined), PATIENCE);
      video.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

export async function takeVideo(key: string): Promise<Taken | undefined> {
  // Without a word for the camera, so that a phone offers its album, too.
  const chosen = await chooseFile('video/*');
  if (!chosen) return undefined;
  const seconds = await secondsOf(chosen);
  const problem = videoProblem(chosen.size, seconds);
  if (problem !== undefined) throw new PhotoError(problem);
  return {
    isKept: await keepPhoto(key, chosen),
    seconds: seconds === undefined ? undefined : Math.ceil(seconds),
  };
}
