import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Whose failures nobody is told of: calls that nobody asked for, each with its reason. */
const UNASKED: Readonly<Record<string, string>> = {
  'api/follow.ts': 'what is shown already is read again by itself',
  'api/session.store.ts':
    'who is there is read as the console starts, which has a page of its own for what fails; then read again by itself',
  'areas/display/ecrans/ecran.queries.ts':
    'a screen sends a picture of itself now and then, and the one before may be gone',
  'resource/form/around/use-presence.ts': 'who else is there is asked now and then',
  'shell/jobs/job-toast.tsx': 'a task ends whenever it ends',
  'shell/jobs/jobs.query.ts': 'tasks are followed now and then',
  'shell/settings/settings.sync.ts':
    'what was left unsaved is sent again when somebody comes in, and a last time as they leave',
};

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
);

it('a call fails without a word only where nobody asked for it', () => {
  const silent = sources.filter((name) => /unattended: true/.test(readFileSync(join(root, name), 'utf8')));
  expect(silent.map((name) => name.replaceAll('\\', '/')).sort()).toEqual(Object.keys(UNASKED).sort());
});
