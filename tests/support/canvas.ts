/** What was drawn on the canvases of a browser that can draw: jsdom cannot, and loads no pictures. */
export interface FakeCanvas {
  words: string[];
  /** Where a picture was drawn: x, y, width, height. */
  pictures: number[][];
  /** A file that some browser would make of it. */
  dataUrl: string;
}

/** Lets the test's browser draw; a picture is 640×360, or does not come. Restored with the mocks. */
export function fakeCanvas({ comes = true } = {}): FakeCanvas {
  const drawn: FakeCanvas = {
    words: [],
    pictures: [],
    dataUrl: `data:image/png;base64,${btoa('a picture')}`,
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    scale: () => undefined,
    fillRect: () => undefined,
    drawImage: (_image: unknown, ...box: number[]) => void drawn.pictures.push(box),
    fillText: (text: string) => void drawn.words.push(text),
  } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(drawn.dataUrl);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(360);
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
    src,
  ) {
    this.setAttribute('src', src);
    queueMicrotask(() => this.dispatchEvent(new Event(comes ? 'load' : 'error')));
  });
  return drawn;
}
