import { expect, test } from 'vitest';
import { childEnv, chooseAccount, parsePasswd } from './account.ts';

const PASSWD = `root:x:0:0:root:/root:/bin/bash
alice:x:1000:1001:Alice,,,:/home/alice:/bin/bash
# a comment
broken line
nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin
`;
const accounts = parsePasswd(PASSWD);
const ROOT = { uid: 0, gid: 0 };
const question = { uid: 0, clusterOwner: undefined, folderOwner: ROOT, accounts };

test('the accounts of the system are read, rubbish is skipped', () => {
  expect(accounts.map(({ name, uid, gid }) => [name, uid, gid])).toEqual([
    ['root', 0, 0],
    ['alice', 1000, 1001],
    ['nobody', 65534, 65533],
  ]);
});

test('an ordinary user stays who it is', () => {
  expect(chooseAccount({ ...question, uid: 1000 })).toBeUndefined();
  expect(chooseAccount({ ...question, uid: undefined })).toBeUndefined();
});

test('root hands PostgreSQL to nobody', () => {
  expect(chooseAccount(question)?.name).toBe('nobody');
});

test('root hands PostgreSQL to whoever owns the data folder', () => {
  expect(chooseAccount({ ...question, folderOwner: { uid: 1000, gid: 1001 } })?.name).toBe('alice');
});

test('the owner of an existing cluster goes first, even without a name', () => {
  const folderOwner = { uid: 1000, gid: 1001 };
  expect(chooseAccount({ ...question, folderOwner, clusterOwner: { uid: 4242, gid: 4243 } })).toMatchObject({
    uid: 4242,
    gid: 4243,
  });
});

test('a folder of an account without name goes to nobody, as initdb wants a name', () => {
  expect(chooseAccount({ ...question, folderOwner: { uid: 4242, gid: 4242 } })?.name).toBe('nobody');
});

test('a system without nobody is told what to do', () => {
  expect(() => chooseAccount({ ...question, accounts: [] })).toThrow(/DATABASE_URL/);
});

test('no variable of the operator reaches PostgreSQL', () => {
  expect(Object.keys(childEnv())).toEqual(['PATH', 'LC_ALL', 'TZ']);
});
