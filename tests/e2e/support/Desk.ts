import type { Locator, Page } from 'playwright-core';
import { required } from './app';
import { photoOf } from './photos';

/** What is filled in at the desk, by the labels of the fields; in a list of choices the text of one, of a photo what is to be seen. */
type Fields = Readonly<Record<string, string>>;

/** The staff at their desk, which stands open in a tab of its own beside the phone of the journey. */
export class Desk {
  private constructor(private readonly page: Page) {}

  /** Comes in by the address that the start of the server prints; `token` is that of the world of the phone. */
  static async enter(phone: Page, token = required('E2E_DESK_TOKEN')): Promise<Desk> {
    const page = await phone.context().newPage();
    await page.goto(`/desk?token=${token}`);
    await page.getByRole('heading', { name: '自驾订单' }).waitFor();
    return new Desk(page);
  }

  /** Looks for something in a part of the desk and opens it; it must be the only one. */
  async open(
    part:
      | '自驾订单'
      | '长租订单'
      | '实名认证'
      | '意见反馈'
      | '商城券'
      | '用车需求'
      | '门店二维码'
      | '拼团'
      | '违章'
      | '事故',
    search: string,
  ): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name: part }).click();
    await this.page.getByRole('searchbox').fill(search);
    await this.page.getByRole('button', { name: '查找' }).click();
    const found = this.page.getByRole('main').getByRole('link');
    const address = (await found.getAttribute('href')) ?? '';
    await found.click();
    await this.page.waitForURL(({ pathname }) => pathname === address);
  }

  /** Scans a code of a member, as a scanner does, which types and ends with Enter. Resolves to all that the desk then says. */
  async scan(code: string): Promise<string> {
    await this.page.getByRole('navigation').getByRole('link', { name: '会员码' }).click();
    await this.page.getByRole('textbox', { name: '会员码' }).fill(code);
    await this.page.keyboard.press('Enter');
    await this.page
      .getByRole('alert')
      .or(this.page.getByRole('heading', { name: '进行中的订单' }))
      .waitFor();
    return this.text();
  }

  /** Registers something new in a part of the desk, by the labels of its fields, and has it open; resolves to its number. */
  async register(part: '违章' | '事故', fields: Fields): Promise<string> {
    await this.page.getByRole('navigation').getByRole('link', { name: part }).click();
    for (const [label, text] of Object.entries(fields))
      await fillIn(this.page.getByRole('main').getByLabel(label).first(), text);
    await this.page.getByRole('button', { name: '登记', exact: true }).click();
    // Its state stands beside it.
    const heading = this.page.getByRole('heading', { level: 1, name: /^(?:WZ|SG)\d+/ });
    return /(?:WZ|SG)\d+/.exec(await heading.innerText())?.[0] ?? '';
  }

  /** Goes on from what stands open to what belongs to it, by its number. */
  async follow(id: string): Promise<void> {
    await this.page.getByRole('main').getByRole('listitem').filter({ hasText: id }).getByRole('link').click();
    await this.page.getByRole('heading', { level: 1, name: id }).waitFor();
  }

  /**
   * Does one thing with what stands open, as it stands by now, by its title. Resolves to what the desk says of it.
   */
  async act(title: string | RegExp, fields: Fields = {}): Promise<string> {
    await this.send(title, fields);
    return this.page.getByRole('status').innerText();
  }

  /** Tries the same, and resolves to why it cannot be done. */
  async refused(title: string | RegExp, fields: Fields = {}): Promise<string> {
    await this.send(title, fields);
    return this.page.getByRole('alert').innerText();
  }

  /**
   * Shows what stands open as it stands by now. By its address alone: what the desk said of the last thing done is gone with
   * it, so that nobody takes it for the answer to the next.
   */
  private async renew(): Promise<void> {
    const [part, id] = new URL(this.page.url()).pathname.split('/').slice(2);
    await this.page.goto(['/desk', part, id].filter(Boolean).join('/'));
  }

  private async send(title: string | RegExp, fields: Fields): Promise<void> {
    await this.renew();
    const form = this.page.getByRole('group', { name: title });
    // A label may begin as others do: 车损, 车损费.
    for (const [label, text] of Object.entries(fields)) await fillIn(form.getByLabel(label).first(), text);
    // A field for a photo is a button, too.
    await form.getByRole('button').and(form.locator('[type=submit]')).click();
  }

  /** Whether the staff can do a thing with what stands open, as it stands by now. */
  async offers(title: string): Promise<boolean> {
    await this.renew();
    return (await this.page.getByRole('group', { name: title }).count()) > 0;
  }

  /** All that stands open says. */
  async text(): Promise<string> {
    return this.page.getByRole('main').innerText();
  }

  /** How many photos belong to what stands open; each must be there to see. */
  async photos(): Promise<number> {
    await this.renew();
    const photos = this.page.getByRole('figure').getByRole('img');
    for (const photo of await photos.all()) {
      expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    return photos.count();
  }
}

async function fillIn(field: Locator, text: string): Promise<void> {
  const kind = await field.evaluate(element => (element as HTMLInputElement | HTMLSelectElement).type);
  if (kind === 'select-one') await field.selectOption({ label: text });
  else if (kind === 'file') await field.setInputFiles(await photoOf(text));
  else await field.fill(text);
}
