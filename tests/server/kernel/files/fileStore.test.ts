import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileStore } from '../../../../server/kernel/files/fileStore';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'files-'));
});
afterAll(() => rm(directory, { recursive: true }));

test.each(['on disk', 'in memory'])('%s a file is kept, read, replaced and removed', async where => {
  const store = createFileStore(where === 'on disk' ? directory : ':memory:');
  expect(await store.get('abc')).toBeUndefined();
  await store.put('abc', Buffer.from('one'));
  await store.put('abc', Buffer.from('two'));
  expect(String(await store.get('abc'))).toBe('two');
  await store.remove('abc');
  await store.remove('abc');
  expect(await store.get('abc')).toBeUndefined();
});

test('on disk nobody but the server’s user reads it, and no draft is left', async () => {
  const store = createFileStore(directory);
  await store.put('abd', Buffer.from('one'));
  expect(await readdir(path.join(directory, 'files', 'ab'))).toEqual(['abd']);
  expect((await stat(path.join(directory, 'files', 'ab', 'abd'))).mode & 0o077).toBe(0);
});
