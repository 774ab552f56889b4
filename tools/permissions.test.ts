import { byMode, forRoles, type Node, PUBLIC, page, placePages, SESSION, section } from '@bridge/contract';
import { expect, test } from 'vitest';
import { permissionRow } from './permissions.document.ts';

const WEB = ['ROLE_SUPER_ADMIN', 'ROLE_WEB_ADMIN', 'ROLE_WEB_USER'] as const;
const secret = page({ id: 'x', path: '/x/edit/:id', title: 'X', access: forRoles(WEB) });

const rows = (...nodes: Node[]) => placePages(nodes).map(permissionRow);
const below = (access: Node['access'], child: Node = secret) =>
  section({ path: '/x', title: 'X', access, children: [child] });

test('a page shows its roles', () => {
  expect(rows(secret)).toEqual(['| `/x/edit/{id}` | X | `S · · W · · · w · · ·` |  |']);
});

test('a page below a narrower section shows those whom both let in', () => {
  expect(rows(below(forRoles(['ROLE_SUPER_ADMIN', 'ROLE_WEB_ADMIN'])))).toEqual([
    '| `/x/edit/{id}` | X | `S · · W · · · · · · ·` |  |',
  ]);
  expect(rows(below(forRoles(['ROLE_SUPER_ADMIN']), below(SESSION)))).toEqual([
    '| `/x/edit/{id}` | X | `S · · · · · · · · · ·` |  |',
  ]);
});

test('a section that differs in one mode splits the cell', () => {
  expect(rows(below(byMode({ autonome: WEB, centralise: ['ROLE_SUPER_ADMIN'] })))[0]).toContain(
    '`S · · W · · · w · · ·`<br>`S · · · · · · · · · ·` (centralised)',
  );
});

test('the parameters of the sections are required too', () => {
  expect(rows(below(forRoles(WEB, 'enable_module_ads')))[0]).toContain('| `enable_module_ads` |');
});

test('a page for anyone below a section for some is for those', () => {
  const open = page({ id: 'y', path: '/y', title: 'Y', access: PUBLIC });
  expect(rows(open)[0]).toContain('`all`');
  expect(rows(below(forRoles(['ROLE_ADMIN']), open))[0]).toContain('`· · A · · · · · · · ·`');
});
