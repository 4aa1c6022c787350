// How a browser's person takes or chooses a photo or a video. H5 only.

/** The field that the person chooses with: what nobody refers to a browser may forget, and what was chosen with it. */
let chooser: HTMLInputElement | undefined;

/** A phone offers its camera and its album; undefined when neither was used. Older browsers then never answer. */
export const chooseFile = (accept: string): Promise<File | undefined> =>
  new Promise(resolve => {
    chooser = document.createElement('input');
    const input = chooser;
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => resolve(input.files?.[0]));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
