import { expect, test } from '../support/shell.ts';
import { watchOrigins } from '../support/visitor.ts';

// Spec §2, with the screens that the product has today.

interface Address {
  readonly name: string;
  readonly path: string;
  readonly to: string;
}

const ADDRESSES: readonly Address[] = [
  { name: 'the root leads to the guide', path: '/', to: '/guide/index' },
  { name: 'the sign-in page leads whoever is signed in to the guide', path: '/login', to: '/guide/index' },
  { name: 'an unknown path leads to /404', path: '/nulle/part', to: '/404' },
  { name: 'an id that is not a number leads to /404', path: '/selections/edit/abc', to: '/404' },
  { name: 'a page that the role may not visit leads to /401', path: '/superadmin/gestion', to: '/401' },
  {
    name: '/redirect leads to the guide when asked to go elsewhere',
    path: '/redirect//evil.example',
    to: '/guide/index',
  },
  { name: 'however that is written', path: '/redirect/%2F%2Fevil.example', to: '/guide/index' },
];

test('every address leads where the rules of the console say, and nowhere else', async ({ enter, page, baseURL }) => {
  const origins = watchOrigins(page);
  await enter({ roles: ['ROLE_WEB_USER'], at: '/profile/index' });
  for (const { name, path, to } of ADDRESSES) {
    await test.step(name, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
  expect([...origins]).toEqual([baseURL]);
});
