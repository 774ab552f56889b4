import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Access, AREAS, FLAGS, type Mode, type Page, placePages, ROLE_LABELS, ROLES } from '@bridge/contract';

/** Writes docs/permissions.md from the declarations; with --check, only says whether it is up to date. */
const FILE = fileURLToPath(new URL('../docs/permissions.md', import.meta.url));

/** One letter a role, as narrow as a table of eleven columns needs. */
const SHORT = ['S', 'R', 'A', 'W', 'E', 'D', 'N', 'w', 'e', 'd', 'n'] as const;

const placed = placePages(AREAS);

function letters(access: Access, mode: Mode): string {
  if (access.kind !== 'roles') return 'all';
  return ROLES.map((role, index) => (access.roles[mode].includes(role) ? SHORT[index] : '·')).join(' ');
}

function who(access: Access): string {
  const [alone, centralised] = [letters(access, 'autonome'), letters(access, 'centralise')];
  return alone === centralised ? `\`${alone}\`` : `\`${alone}\`<br>\`${centralised}\` (centralised)`;
}

function flags(page: Page, sections: readonly { access: Access }[]): string {
  const required = [page, ...sections].flatMap(({ access }) => (access.kind === 'roles' ? access.flags : []));
  return FLAGS.filter((flag) => required.includes(flag))
    .map((flag) => `\`${flag}\``)
    .join(', ');
}

const legend = ROLES.map((role, index) => `| \`${SHORT[index]}\` | \`${role}\` | ${ROLE_LABELS[role]} |`);
const rows = placed.map(
  ({ page, sections }) =>
    `| \`${page.path.replace(':id', '{id}')}\` | ${page.title} | ${who(page.access)} | ${flags(page, sections)} |`,
);

const document = `# Who may see what

Generated from the declarations of \`packages/contract/src/areas\` by \`npm run fix\`; do not edit. A page is visible to whoever holds one
of its roles, when every parameter that it requires is on, and the same holds for the sections that lead to it. « Centralised » is the
mode with single sign-on or multi-entity on. The server applies the same declarations to its calls.

| letter | role | label |
|---|---|---|
${legend.join('\n')}

| page | title | roles | parameters |
|---|---|---|---|
${rows.join('\n')}
`;

if (process.argv.includes('--check')) {
  const current = await readFile(FILE, 'utf8').catch(() => '');
  if (current !== document) {
    console.error('docs/permissions.md n’est plus à jour : lancez « npm run fix ».');
    process.exitCode = 1;
  }
} else {
  await writeFile(FILE, document);
}
