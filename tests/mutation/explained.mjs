/**
 * Changes that no test can notice, and why: mostly because the code does the same with them. `npm run mutate` counts them
 * neither way, and tells of those that it no longer finds.
 *
 * `file`, what stands there (`was`), what Stryker makes of it (`becomes`), and `why`.
 */
export const explained = [
  {
    file: 'src/domain/calendarChoice.ts',
    was: 'distance < days.length * 2',
    becomes: 'distance <= days.length * 2',
    why: 'No two ranges of a calendar are that far apart.',
  },
  {
    file: 'src/domain/calendarChoice.ts',
    was: 'last + back',
    becomes: 'last - back',
    why: 'Where a longer and a shorter range can both be rented, so can a nearer one between them.',
  },
  ...['false', 'a.key >= b.key'].map(becomes => ({
    file: 'src/domain/citySearch.ts',
    was: 'a.key > b.key',
    becomes,
    why: 'The sort of V8 only asks whether a comparison is below 0; that of another engine may ask more.',
  })),
  {
    file: 'src/domain/money.ts',
    was: 'fen < 0',
    becomes: 'fen <= 0',
    why: '0 fen has no sign by the other condition, that something is left after rounding.',
  },
  ...[
    ['!text.trim()', 'false'],
    ['text.trim()', 'text'],
  ].map(([was, becomes]) => ({
    file: 'src/domain/nameSearch.ts',
    was,
    becomes,
    why: 'To a text of blanks every name is equally good: all are found in their order, only later.',
  })),
  {
    file: 'src/domain/openingHours.ts',
    was: 'step < HALF_HOURS_A_DAY',
    becomes: 'step <= HALF_HOURS_A_DAY',
    why: 'Hours that hold no half-hour of a day hold none of the next: one more step finds nothing either.',
  },
  {
    file: 'src/domain/periodChoice.ts',
    was: 'from !== undefined',
    becomes: 'true',
    why: 'No day is at or after undefined; TypeScript asks for the comparison.',
  },
  {
    file: 'src/domain/pinyin.ts',
    was: 'length > 0',
    becomes: 'length >= 0',
    why: 'A syllable of no letters is none.',
  },
  {
    file: 'src/domain/siteMap.ts',
    was: "letter > '\\u2e7f'",
    becomes: "letter >= '\\u2e7f'",
    why: 'No letter has this place in Unicode.',
  },
  {
    file: 'src/domain/siteMap.ts',
    was: '[]',
    becomes: '["Stryker was here"]',
    why: 'What has no place covers nothing.',
  },
  {
    file: 'src/domain/siteMap.ts',
    was: 'Math.abs(other.y - y) < PIN_HEIGHT',
    becomes: 'Math.abs(other.y - y) <= PIN_HEIGHT',
    why: 'No two latitudes are 44 pixels apart to the last bit.',
  },
  ...[
    ['server/kernel/stock/stock.ts', '{ day: stockDays.day }'],
    ['server/kernel/orders/orderLimits.ts', '{ id: users.id }'],
    ['server/kernel/orders/orderRepository.ts', '{ id: payments.id }'],
    ['server/kernel/orders/orderRepository.ts', '{ id: orders.id }'],
  ].map(([file, was]) => ({
    file,
    was,
    becomes: '{}',
    why: 'Of these rows only the lock or their being there counts; with no column named all are read.',
  })),
  ...[
    ['server/kernel/orders/orderRepository.ts', 'false', 'true'],
    ['server/kernel/orders/orderRepository.ts', '{ skipLocked }', '{}'],
  ].map(([file, was, becomes]) => ({
    file,
    was,
    becomes,
    why: 'Nobody else holds a lock in the database that runs inside the process: the tests on PostgreSQL see it.',
  })),
  ...[
    ['server/kernel/orders/orderLimits.ts', 'unpaid.at(-1)?.id', 'unpaid.at(-1).id'],
    ['server/kernel/orders/orderPresenter.ts', 'life.states[state]?.overdue', 'life.states[state].overdue'],
    ['server/kernel/orders/orderRepository.ts', 'life.states[state]?.overdue', 'life.states[state].overdue'],
  ].map(([file, was, becomes]) => ({
    file,
    was,
    becomes,
    why: 'It is there: every state stands in its life, and the limit is more than none. TypeScript asks for the mark.',
  })),
  ...[
    ["'A count of rows is a row itself'", '""'],
    ['!counts', 'false'],
  ].map(([was, becomes]) => ({
    file: 'server/kernel/orders/orderRepository.ts',
    was,
    becomes,
    why: 'A count answers a row, whatever there is to count; TypeScript asks for the question.',
  })),
  {
    file: 'server/kernel/orders/holdingOrder.ts',
    was: 'unpaid.length === 0',
    becomes: 'false',
    why: 'Where no order waits no line is asked, and nobody holds anything: the same answer, only later.',
  },
  ...[
    ['unpaid.filter(order => order.line === line)', 'unpaid'],
    ['order.line === line', 'true'],
  ].map(([was, becomes]) => ({
    file: 'server/kernel/orders/holdingOrder.ts',
    was,
    becomes,
    why: 'While one line alone takes orders all of them are its own: a second line brings the test with it.',
  })),
  {
    file: 'server/kernel/orders/requestHash.ts',
    was: 'a < b',
    becomes: 'a <= b',
    why: 'No two names of an object are equal.',
  },
  {
    file: 'server/kernel/orders/orderPayable.ts',
    was: 'lifeOf(order.line).states[order.state]?.overdue',
    becomes: 'lifeOf(order.line).states[order.state].overdue',
    why: 'A state of an order stands in its life.',
  },
  {
    file: 'server/kernel/orders/orderPayable.ts',
    was: 'to === undefined',
    becomes: 'false',
    why: 'Nothing moves to no state: moveOrder refuses it.',
  },
  {
    file: 'server/kernel/orders/orderRepository.ts',
    was: 'group === 2 && stage === undefined',
    becomes: 'false',
    why: 'All states of all lines are what no condition finds too, only later.',
  },
  {
    file: 'server/kernel/orders/orderRepository.ts',
    was: "''",
    becomes: '"Stryker was here!"',
    why: 'No state has either name.',
  },
  ...['true', 'page.offset >= 0'].map(becomes => ({
    file: 'server/kernel/orders/orderRepository.ts',
    was: 'page.offset > 0',
    becomes,
    why: 'A first page without rows has none to count: asking comes to 0 as well, only later.',
  })),
  ...[
    ['money.ts', 'told === payment.status', 'false'],
    ['moneyTransaction.ts', "told === 'SUCCEEDED'", 'true'],
    ['moneyTransaction.ts', 'isLate', 'true'],
    ['outbox.ts', 'rows.length === 0', 'false'],
    ['ledger.ts', 'cause.key === undefined', 'false'],
    ['ledger.ts', 'kept', 'false'],
  ].map(([name, was, becomes]) => ({
    file: `server/kernel/money/${name}`,
    was,
    becomes,
    why: 'What is done besides finds that there is nothing to do: the condition only spares the asking.',
  })),
  ...[
    ['moneyTransaction.ts', '!payment', 'false'],
    ['moneyTransaction.ts', "{ throw new Error('A payment changed under the lock of its subject'); }", '{}'],
    ['moneyTransaction.ts', "'A payment changed under the lock of its subject'", '""'],
    ['paymentRepository.ts', 'changed.length === 1', 'true'],
    ['outbox.ts', '{ skipLocked: true }', '{}'],
    ['outbox.ts', 'true', 'false'],
  ].map(([name, was, becomes]) => ({
    file: `server/kernel/money/${name}`,
    was,
    becomes,
    why: 'Two at the same moment need two connections: the tests on PostgreSQL and the one that kills processes see it.',
  })),
  {
    file: 'server/kernel/money/outbox.ts',
    was: "end.status === 'fulfilled'",
    becomes: 'true',
    why: 'What was rejected is thrown before; TypeScript asks for the comparison.',
  },
  {
    file: 'server/kernel/money/ledger.ts',
    was: 'row?.balance',
    becomes: 'row.balance',
    why: 'A sum is a row, also of nothing.',
  },
  ...['id', 'line', 'state', 'total', 'paid', 'refunded', 'channel', 'text'].map(name => ({
    file: 'server/kernel/orders/schema.ts',
    was: `'${name}'`,
    becomes: '""',
    why: 'A column without a name has that of its key, which is the same word.',
  })),
];
