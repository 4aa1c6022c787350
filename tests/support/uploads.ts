import { fakeCanvas } from './canvas';

/** What a person chose in a browser, and what became of it. */
export interface Uploads {
  /** What is chosen next; undefined: nothing is. */
  chosen: File | undefined;
  /** The forms that were sent. */
  forms: FormData[];
  /** What the server says of one; undefined: there is no way to it. */
  answer: (form: FormData, number: number) => object | undefined;
}

/** The answer to an upload that arrived: files are numbered. */
const arrived = (_form: FormData, number: number): object => ({
  code: 0,
  msg: 'ok',
  data: { file_id: `file-${number}` },
});

/** Lets the test's browser choose photos and send them. Restored with the mocks. */
export function fakeUploads({ comes = true } = {}): Uploads {
  const uploads: Uploads = {
    chosen: new File(['a photo'], 'photo.jpg', { type: 'image/jpeg' }),
    forms: [],
    answer: arrived,
  };
  fakeCanvas({ comes });
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  Object.assign(globalThis, { CSS: { supports: () => true } });
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(report => {
    report(new Blob(['a smaller photo'], { type: 'image/jpeg' }));
  });
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    const { chosen } = uploads;
    if (chosen) Object.defineProperty(this, 'files', { value: [chosen] });
    this.dispatchEvent(new Event(chosen ? 'change' : 'cancel'));
  });
  class FakeRequest {
    status = 200;
    statusText = 'OK';
    responseText = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onloadend?: () => void;
    open(): void {
      // Where it goes the form does not say.
    }
    send(form: FormData): void {
      uploads.forms.push(form);
      this.upload.onprogress?.({ loaded: 40, total: 100 });
      const answer = uploads.answer(form, uploads.forms.length);
      queueMicrotask(() => {
        this.responseText = JSON.stringify(answer);
        if (answer) this.onload?.();
        this.onloadend?.();
      });
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  return uploads;
}
