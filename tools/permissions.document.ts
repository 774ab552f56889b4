import {
  type Access,
  FLAGS,
  MODES,
  type Mode,
  mayAccess,
  mayVisit,
  type PlacedPage,
  type Resource,
  ROLE_LABELS,
  ROLES,
  type Role,
  type Viewer,
} from '@bridge/contract';

/** A letter for each role, as narrow as a table of eleven columns needs. */
const SHORT = ['S', 'R', 'A', 'W', 'E', 'D', 'N', 'w', 'e', 'd', 'n'] as const;

const ALL_ON = Object.fromEntries(FLAGS.map((flag) => [flag, true]));

/** The rule itself is asked, so the page cannot tell another story than the console. */
function letters(opens: (viewer: Viewer) => boolean, mode: Mode): string {
  const lets = (...roles: Role[]) => opens({ roles, mode, flags: ALL_ON });
  if (lets()) return 'all';
  return ROLES.map((role, index) => (lets(role) ? SHORT[index] : '·')).join(' ');
}

function who(opens: (viewer: Viewer) => boolean): string {
  const [alone, centralised] = MODES.map((mode) => letters(opens, mode));
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
  return `| \`${path.replace(':id', '{id}')}\` | ${title} | ${who((viewer) => mayVisit(placed, viewer))} | ${flags(placed)} |`;
}

const VERBS = { view: 'read', create: 'create', edit: 'change', remove: 'throw away' } as const;

function verbRows({ noun, access }: Pick<Resource, 'noun' | 'access'>): string[] {
  const rights: Readonly<Record<keyof typeof VERBS, Access>> = access;
  return Object.entries(VERBS).map(
    ([verb, word]) =>
      `| ${noun.many} | ${word} | ${who((viewer) => mayAccess(rights[verb as keyof typeof VERBS], viewer))} |`,
  );
}

export function permissionsDocument(
  pages: readonly PlacedPage[],
  resources: readonly Pick<Resource, 'noun' | 'access'>[],
): string {
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

## Resources

Whoever may read lists, opens, exports and sees the history; whoever may create also duplicates; whoever may change also archives,
restores and goes back to a version. All of it inside one's own entities, besides what others share.

| resource | verb | roles |
|---|---|---|
${resources.flatMap(verbRows).join('\n')}
`;
}
