import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Whose failures nobody is told of: calls that nobody asked for, how many of them a file makes, and why. */
const UNASKED: Readonly<Record<string, readonly [calls: number, reason: string]>> = {
  'api/follow.ts': [1, 'what is shown already is read again by itself'],
  'api/session.store.ts': [
    4,
    'who is there is read as the console starts, which has a page of its own for what fails; then read again by itself',
  ],
  'areas/display/ecrans/ecran.queries.ts': [
    1,
    'a screen sends a picture of itself now and then, and the one before may be gone',
  ],
  'areas/web/exemple.bar.tsx': [
    1,
    'a page is offered as an example beside the form: without one, its link is left out',
  ],
  'resource/form/around/use-presence.ts': [1, 'who else is there is asked now and then'],
  'shell/jobs/job-toast.tsx': [1, 'a task ends whenever it ends'],
  'navigation/jobs/jobs.query.ts': [1, 'tasks are followed now and then'],
  'shell/settings/settings.sync.ts': [
    2,
    'what was left unsaved is sent again when somebody comes in, and a last time as they leave',
  ],
};

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && name !== 'api/client.ts')
  .map((name) => [name, readFileSync(join(root, name), 'utf8')] as const);

/** The one way to say it, where it is counted: in the options of a call, which have no name to be passed on by. */
const SAID = /(?<!=\s*\{[^{}]*)\bunattended: true\b/g;
const TYPE = /Pick<CallOptions, 'unattended'>/g;

const counted = (text: string) => text.match(SAID)?.length ?? 0;
const saidOtherwise = (text: string) => /unattended/i.test(text.replace(SAID, '').replace(TYPE, ''));

it('a call fails without a word only where nobody asked for it', () => {
  const silent = sources.flatMap(([name, text]) => (counted(text) > 0 ? [[name, counted(text)] as const] : []));
  expect(Object.fromEntries(silent)).toEqual(
    Object.fromEntries(Object.entries(UNASKED).map(([name, [calls]]) => [name, calls])),
  );
});

it('says so in one way, that is counted', () => {
  expect(sources.filter(([, text]) => saidOtherwise(text)).map(([name]) => name)).toEqual([]);
  const others = [
    'const options = { unattended: true };',
    'const QUIET = { signal, unattended: true };',
    'call(a, {}, { unattended });',
    'call(a, {}, { unattended: !asked });',
    "call(a, {}, { ['unattended']: true });",
    'const UNATTENDED = {};',
  ];
  expect(others.filter((text) => !saidOtherwise(text))).toEqual([]);
  expect(saidOtherwise('call(a, {}, { signal, unattended: true });')).toBe(false);
});
