const live = process.stdout.isTTY === true;
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** A duration as a person reads it: `0.4 s`, `12 s`, `3 min 5 s`. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * Shows that a long step is under way: a spinner with the seconds on a terminal, plain lines elsewhere.
 * `work` may return `{ passed, note }`, to show a failure or to say something behind the time.
 */
export async function step(title, work) {
  const started = Date.now();
  let frame = 0;
  const draw = () => {
    frame = (frame + 1) % frames.length;
    process.stdout.write(`\r${frames[frame]} ${title} ${Math.floor((Date.now() - started) / 1000)} s`);
  };
  if (!live) console.log(`… ${title}`);
  const timer = live ? setInterval(draw, 100) : undefined;
  const end = (mark, note = '') => {
    clearInterval(timer);
    if (live) process.stdout.write('\r\x1b[K');
    console.log(`${mark} ${title} (${duration(Date.now() - started)})${note && `: ${note}`}`);
  };
  try {
    const result = await work();
    end(result?.passed === false ? '✗' : '✓', result?.note);
    return result;
  } catch (error) {
    end('✗');
    throw error;
  }
}
