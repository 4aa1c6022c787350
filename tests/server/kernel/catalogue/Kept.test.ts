import { Kept } from '../../../../server/kernel/catalogue/Kept';

// Issue 10, section 2, high 4: answers that are the same for all are made once, and again when what they say has changed.

/** Makes numbered answers, and counts them. */
function maker() {
  let made = 0;
  return {
    make: async () => `answer ${(made += 1)}`,
    get made() {
      return made;
    },
  };
}

test('150 who ask the same at the same moment are answered by one computation', async () => {
  const answers = new Kept<string>(10);
  const work = maker();
  const all = await Promise.all(Array.from({ length: 150 }, () => answers.get('map', '1', work.make)));
  expect(new Set(all)).toEqual(new Set(['answer 1']));
  expect(work.made).toBe(1);
});

test('who asks another question, or after a change, gets an answer of their own', async () => {
  const answers = new Kept<string>(10);
  const work = maker();
  expect(await answers.get('map', '1', work.make)).toBe('answer 1');
  expect(await answers.get('fleet', '1', work.make)).toBe('answer 2');
  expect(await answers.get('map', '2', work.make)).toBe('answer 3');
  expect(await answers.get('map', '2', work.make)).toBe('answer 3');
});

test('who asks after a change does not wait for an answer from before it', async () => {
  const answers = new Kept<string>(10);
  let finishOld: (answer: string) => void = () => undefined;
  const old = answers.get('map', '1', () => new Promise<string>(resolve => (finishOld = resolve)));
  expect(await answers.get('map', '2', async () => 'new')).toBe('new');
  finishOld('old');
  expect(await old).toBe('old');
  expect(await answers.get('map', '2', async () => 'newer')).toBe('new');
});

test('a failure is told to all who wait for it, and not kept', async () => {
  const answers = new Kept<string>(10);
  const fail = () => answers.get('map', '1', () => Promise.reject(new Error('lost')));
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('lost');
  expect(await answers.get('map', '1', async () => 'found')).toBe('found');
});

test('the answer that was not asked for the longest makes room', async () => {
  const answers = new Kept<string>(2);
  const work = maker();
  const ask = (question: string) => answers.get(question, '1', work.make);
  for (const question of ['a', 'b', 'a', 'c']) await ask(question);
  expect(work.made).toBe(3);
  expect(await ask('a')).toBe('answer 1');
  expect(await ask('b')).toBe('answer 4');
});
