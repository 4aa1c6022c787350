import { openPdf } from '@/platform/document';
import { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import { serve } from '../support/fakeServer';
import { host } from '../support/taro';

describe('a document of the app in a mini-program (issue 11, e-invoice)', () => {
  it('is written where the host lets it, and opened with the menu by which it is kept or sent on', async () => {
    expect(await openPdf('电子发票-D1.pdf', 'JVBERi0=')).toBe(true);
    const filePath = 'host://user/document.pdf';
    expect(host.files?.get(filePath)).toEqual({ data: 'JVBERi0=', encoding: 'base64' });
    expect(host.documents).toEqual([{ filePath, fileType: 'pdf', showMenu: true }]);
  });

  it('does not stay on the device after the log-out: it tells who somebody is', async () => {
    serve({});
    await openPdf('电子发票-D1.pdf', 'JVBERi0=');
    await new RootStore().get(SessionStore).logOut();
    expect([...(host.files?.keys() ?? [])]).toEqual([]);
  });

  it('says when the device cannot keep it', async () => {
    host.files = undefined;
    expect(await openPdf('电子发票-D1.pdf', 'JVBERi0=')).toBe(false);
    expect(host.documents).toEqual([]);
  });
});
