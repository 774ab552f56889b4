import {
  champ,
  correspondance,
  entite,
  fluxApidae,
  fluxLei,
  mediatag,
  openingOf,
  tag,
  utilisateur,
} from '@bridge/contract';
import { superAdmin } from '../support/records.ts';
import { expect, test } from '../support/shell.ts';

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '<svg/onload=alert(1)>',
];

/** The resources that the journey writes. */
const WRITTEN = [tag, mediatag, champ, fluxLei, fluxApidae, correspondance, entite, utilisateur];

// Other journeys of this worker expect a menu without these modules.
test.afterEach(({ world }) => world.setParametres({ enable_module_ads: false, activer_trad_deepl: false }));

test('nothing that somebody stores in a text ever runs in the console', async ({ page, enter, world, shell }) => {
  await world.setParametres({
    enable_import_tourinsoft: true,
    enable_import_lei: true,
    enable_import_apidae: true,
    enable_module_ads: true,
    activer_trad_deepl: true,
  });
  const office = await world.createEntite(HOSTILE[0] ?? '');
  const admin = await superAdmin(world);
  const texts = HOSTILE.join(' ').slice(0, 90);
  for (const [index, text] of HOSTILE.entries()) {
    const shared = { libelle: { fr: text, en: texts }, entiteId: office, notesInternes: texts };
    await admin.call('POST', '/api/reglages/tags', {
      ...shared,
      code: `h-${index}`,
      famille: text,
      description: texts,
    });
    await admin.call('POST', '/api/reglages/mediatags', { ...shared, code: `h-${index}`, synonymes: [{ mot: text }] });
    await admin.call('POST', '/api/superadmin/datafields', {
      ...shared,
      code: `h-${index}`,
      groupe: text,
      exemple: texts,
    });
    const flux = { nom: text, entiteId: office, notesInternes: texts, perimetre: texts };
    await admin.call('POST', '/api/administration/lei', { ...flux, region: 'h', clause: text.slice(0, 50) });
    await admin.call('POST', '/api/administration/apidae', { ...flux, criteres: texts });
    await admin.call('POST', '/api/administration/tourinsoft-v3/mapping', {
      nom: text,
      description: texts,
      entiteId: office,
    });
    const names = { firstname: text, lastname: texts, telephone: text.slice(0, 30), notes: texts };
    const account = { ...names, username: `hostile-${index}`, email: `hostile-${index}@exemple.fr` };
    await admin.call('POST', '/api/users/', { ...account, roles: ['ROLE_WEB_USER'], userEntity: office });
  }
  const alarms: string[] = [];
  page.on('dialog', (dialog) => {
    alarms.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) alarms.push(message.text());
  });
  await enter({ user: await hostileSuperAdmin() });

  for (const resource of WRITTEN) {
    const { items } = (
      await admin.call<{ items: { id: number }[] }>('GET', `${resource.calls.list.path}?sort=-id&itemsPerPage=1`)
    ).body.data;
    expect(items).toHaveLength(1);
    for (const { id } of items) {
      for (const path of [`${resource.path}/list?itemsPerPage=50`, openingOf(resource, id)?.path ?? '']) {
        await shell.go(path);
        await expectDrawn();
      }
    }
  }
  for (const path of ['/superadmin/gestion?onglet=journal', '/reglages/parametres', '/guide/index', '/profile/index']) {
    await shell.go(path);
    await expectDrawn();
  }
  expect(alarms).toEqual([]);

  /** All parts of the page have come; the other tabs are hidden. */
  async function expectDrawn(): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.mantine-Skeleton-root').filter({ visible: true })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  }

  /** A person whose own name is hostile too, since the top bar of every page shows it. */
  async function hostileSuperAdmin() {
    const user = await world.createUser({ roles: ['ROLE_SUPER_ADMIN'] });
    await world.db
      .updateTable('utilisateurs')
      .set({ firstname: HOSTILE[0] ?? '', lastname: HOSTILE[1] ?? '' })
      .where('id', '=', user.id)
      .execute();
    return user;
  }
});
