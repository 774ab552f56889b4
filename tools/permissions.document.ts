import { FLAGS, MODES, type Mode, mayVisit, type PlacedPage, ROLE_LABELS, ROLES, type Role } from '@bridge/contract';

/** One letter a role, as narrow as a table of eleven columns needs. */
const SHORT = ['S', 'R', 'A', 'W', 'E', 'D', 'N', 'w', 'e', 'd', 'n'] as const;

const ALL_ON = Object.fromEntries(FLAGS.map((flag) => [flag, true]));

/** The rule itself is asked, so the page cannot tell another story than the console. */
function letters(placed: PlacedPage, mode: Mode): string {
  const lets = (...roles: Role[]) => mayVisit(placed, { roles, mode, flags: ALL_ON });
  if (lets()) return 'all';
  return ROLES.map((role, index) => (lets(role) ? SHORT[index] : '·')).join(' ');
}

function who(placed: PlacedPage): string {
  const [alone, centralised] = MODES.map((mode) => letters(placed, mode));
  return alone === centralised ? `\`${alone}\`` : `\`${alone}\`<br>\`${centralised}\` (centralised)`;
}

function flags({ page, sections }: PlacedPage): string {
  const required = [page, ...sections].flatMap(({ access }) => (access.kind === 'roles' ? access.flags : []));
  return FLAGS.filter((flag) => required.includes(flag))
    .map((flag) => `\`${flag}\``)
    .join(', ');
}

export function permissionRow(placed: PlacedPage): string {
  const { path, title } = placed.page;
  return `| \`${path.replace(':id', '{id}')}\` | ${title} | ${who(placed)} | ${flags(placed)} |`;
}

export function permissionsDocument(pages: readonly PlacedPage[]): string {
  const legend = ROLES.map((role, index) => `| \`${SHORT[index]}\` | \`${role}\` | ${ROLE_LABELS[role]} |`);
  return `# Who may see what

Generated from the declarations of \`packages/contract/src/areas\` by \`npm run fix\`; do not edit. A page is visible to whoever holds one
of its roles, when every parameter that it requires is on, and the same holds for the sections that lead to it. « Centralised » is the
mode with single sign-on or multi-entity on. The server applies the same declarations to its calls.

| letter | role | label |
|---|---|---|
${legend.join('\n')}

| page | title | roles | parameters |
|---|---|---|---|
${pages.map(permissionRow).join('\n')}
`;
}
