import { newPhone } from './support/journey';
it('debug', async () => {
  const phone = await newPhone('weapp');
  phone.page.on('console', m => console.log('C', m.type(), m.text()));
  await phone.page.waitForTimeout(4000);
  console.log(await phone.found());
  console.log(await phone.page.evaluate(() => JSON.stringify({ r: window.engine.routes(), u: window.engine.updates.length, h: document.body.innerHTML.slice(0, 1500), v: document.visibilityState, s: getComputedStyle(document.querySelector('page')!).height, iw: innerWidth, ih: innerHeight })));
  await phone.picture('debug');
  await phone.end();
});
