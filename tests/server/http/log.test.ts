import { desc } from 'drizzle-orm';
import { sandboxMessages } from '../../../server/kernel/messages/schema';
import { THREE_LEFT } from '../../../server/demo/knownStock';
import { ErrorCode } from '../../../src/domain/errorCode';
import type { OrderChoice } from '../../../types/api/rental';
import { idCardNumber } from '../rental/rentalWorld';
import { startTestServer } from '../support/testServer';

// Issue 2, section 4: structured logs without phone numbers, ID numbers, codes or tokens.
test('the log of a login and a booking names no number, code or token', async () => {
  const lines: string[] = [];
  const server = await startTestServer({
    seed: { cities: 1 },
    logStream: { write: line => void lines.push(line) },
  });
  server.now = new Date('2026-11-23T09:00:00+08:00');
  const mobile = '13812345678';

  const phone = { cookie: 'device=a-phone' };
  await server.call('POST /api/user/sms/send_vcode', { mobile }, { session: phone });
  const [message] = await server.db.select().from(sandboxMessages).orderBy(desc(sandboxMessages.id)).limit(1);
  const vcode = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  expect(vcode).toMatch(/^\d{6}$/);
  const envelope = server.envelope({ mobile, vcode });
  const entered = await server.app.inject(server.request('POST /api/user/login', envelope, phone));
  const token = entered.cookies.find(({ name }) => name === 'token')?.value ?? '';
  expect(token).not.toBe('');

  const session = {
    cookie: `token=${token}; uid=${mobile}`,
    login: { uid: mobile, user_id: '', token, isnew: 1 as const },
  };
  const choice: OrderChoice = {
    site_id: THREE_LEFT.siteId,
    cartype_id: THREE_LEFT.cartypeId,
    from_time: '2026-11-25T10:00:00+08:00',
    to_time: '2026-11-28T10:00:00+08:00',
    services: ['INS_THIRDPARTY'],
    insured_count: 1,
    use_wkcoin: false,
    use_discount: true,
  };
  const { data: quote } = await server.call('POST /api/order/calc', choice, { session });
  const renter = { name: '王小明', mobile, idcard_no: idCardNumber('19900307') };
  const request = {
    ...choice,
    client_key: 'log-test-key',
    expected_total: quote.bill.total,
    renter,
    remark: '',
  };
  const added = await server.call('POST /api/order/add', request, { session });
  expect(added.code).toBe(ErrorCode.OK);
  // Wrong addresses and queries hold what a person typed too.
  await server.app.inject(`/profile?mobile=${mobile}&token=${token}`);
  await server.app.inject(`/api/nothing/${mobile}?vcode=${vcode}`);
  await server.close();

  const log = lines.join('');
  for (const secret of [mobile, vcode, token, renter.idcard_no, renter.name, envelope.sign]) {
    expect(log).not.toContain(secret);
  }
  const requests = lines
    .map(line => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request');
  expect(requests).toContainEqual(
    expect.objectContaining({
      method: 'POST',
      route: '/api/order/add',
      status: 200,
      code: 0,
      reqId: expect.any(String),
    }),
  );
});
