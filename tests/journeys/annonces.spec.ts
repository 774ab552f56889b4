import {
  type AnyRecord,
  civilDay,
  diapositives,
  newItem,
  nouvelleCreation,
  plan,
  type RapportDAnnonceur,
} from '@bridge/contract';
import type { Page } from '@playwright/test';
import type { ConsoleApi } from '../support/console-api.ts';
import { expect, test } from '../support/demonstration.ts';

/** An annonce that is sold once, seen on a site, a screen and a printed page, and whose advertiser is told exactly what happened. */

const DAY = 86_400_000;
/** The name of a browser that people use: robots do not count. */
const NAVIGATEUR =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const HEBERGEMENTS = ['hotel', 'camping', 'location', 'chambre-hotes', 'hebergement-collectif'];
type Call = ConsoleApi['call'];
const create = (call: Call, path: string, values: object) => call<AnyRecord>('POST', `/api${path}`, values);

/** Formats, espaces, a tag and the annonce, sold for two weeks. */
async function sell(root: Call, { site, objet }: { readonly site: number; readonly objet: number }) {
  const n = Date.now().toString(36);
  const format = (canal: string, genre: string) =>
    create(root, '/annonces/format', {
      nom: `Deux roues ${canal}`,
      code: `roues-${canal}-${n}`,
      canal,
      genre,
      partage: 'toutes',
    });
  const formats = {
    web: await format('web', 'native'),
    ecran: await format('ecran', 'texte'),
    print: await format('print', 'texte'),
  };
  const espace = (canal: keyof typeof formats, emplacement: string, values: object = {}) =>
    create(root, '/annonces/space', {
      ...{ nom: `Deux roues ${canal}`, code: `roues-${canal}-${n}`, canal, emplacement, partage: 'toutes' },
      formats: [formats[canal].id],
      ...values,
    });
  const espaces = {
    web: await espace('web', 'entre-elements', { sites: [site], intervalle: 4 }),
    ecran: await espace('ecran', 'slide'),
    print: await espace('print', 'encart'),
  };
  const tag = await create(root, '/annonces/tagAnnonce', {
    libelle: { fr: 'Vélo' },
    code: `velo-${n}`,
    partage: 'toutes',
    regles: {
      genre: 'groupe',
      lien: 'et',
      regles: [{ genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: HEBERGEMENTS }],
    },
  });
  const annonceur = await create(root, '/annonces/annonceur', { nom: `Deux roues ${n}`, objet, partage: 'toutes' });
  const written = { titre: `Roulez ${n}`, url: 'https://roues.example/' };
  const annonce = await create(root, '/annonces/annonce', {
    nom: `Roulez ${n}`,
    format: formats.web.id,
    annonceur: annonceur.id,
    creations: [formats.ecran, formats.print].map(({ id }) => ({ ...nouvelleCreation(id), ...written })),
    du: civilDay(new Date()),
    au: civilDay(new Date(Date.now() + 13 * DAY)),
    // No espace is named: the tag sells the annonce over the three channels.
    tagsCibles: [tag.id],
    partage: 'toutes',
  });
  await root('POST', `/api/annonces/annonce/${annonce.id}/valider`, { version: annonce.version });
  return { n, annonce, annonceur, espaces, tag, titre: written.titre };
}

/** What a page left in the visitor's browser. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    bases: (await indexedDB.databases()).length,
  }));

test('an annonce sold once is seen on three channels without a trace, and its report equals what happened', async ({
  api,
  become,
  browser,
  demonstration,
}) => {
  const at = (path: string) => `${demonstration.address}${path}`;
  const site = await api.byCode('/web/sites', 'aubrelande');
  const list = at('/public/aubrelande/fr/ou-dormir');
  const objet = Number(/data-bridge-objet="(\d+)"/.exec(await (await fetch(list)).text())?.[1]);
  const { n, annonce, annonceur, espaces, tag, titre } = await sell(api.call, { site: site.id, objet });
  const box = `[data-bridge-annonce="${annonce.id}"]`;

  const day = civilDay(new Date());
  const period = { du: day, au: civilDay(new Date(Date.now() + DAY)) };
  const rapport = () =>
    api.call<RapportDAnnonceur>(
      'GET',
      `/api/annonces/annonceur/${annonceur.id}/rapport?du=${period.du}&au=${period.au}`,
    );

  // Visitors see the annonce on pages with the tag only, and nothing is kept in their browsers.
  const visit = async (vues: number, clicks: boolean) => {
    const visitor = await browser.newContext({ userAgent: NAVIGATEUR });
    const seen = await visitor.newPage();
    await expect.poll(async () => (await seen.goto(list)) && (await seen.locator(box).count())).toBeGreaterThan(0);
    await seen.locator(box).first().scrollIntoViewIfNeeded();
    await expect(seen.locator(box).first()).toContainText(/Annonce/);
    // The view counts once it was really seen.
    await expect.poll(async () => (await rapport()).total.vues).toBe(vues);
    if (clicks) {
      await seen.locator(`${box} a`).first().click();
      await seen.waitForURL((url) => url.pathname.endsWith(`-${objet}`));
    }
    await seen.goto(at('/public/aubrelande/fr/ou-manger'));
    await expect(seen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(seen.locator(box)).toHaveCount(0);
    expect(await visitor.storageState()).toEqual({ cookies: [], origins: [] });
    await visitor.close();
  };
  for (const vues of [1, 2, 3]) await visit(vues, vues === 3);

  // A screen plays the annonce, and tells each showing once.
  const display = await become('demo-diaporama-admin');
  const { items: gabarits } = await display<{ items: AnyRecord[] }>(
    'GET',
    '/api/display/diaporamas?itemsPerPage=1&fields=gabarit',
  );
  const slide = newItem(diapositives, {
    genre: 'annonce',
    espace: { ref: 'espace', id: espaces.ecran.id },
    tousLes: null,
    tagsAnnonce: [{ ref: 'tagAnnonce', id: tag.id }],
    duree: 5,
  });
  const texte = newItem(diapositives, { genre: 'texte', titre: { fr: `Accueil ${n}` }, duree: 5 });
  const diaporama = await create(display, '/display/diaporamas', {
    ...{ nom: `Deux roues ${n}`, code: `roues-${n}`, gabarit: gabarits[0]?.gabarit },
    sequence: [texte, slide],
  });
  await display('POST', `/api/display/diaporamas/${diaporama.id}/publier`, {
    version: diaporama.version,
    du: null,
    au: null,
  });
  const ecran = await create(display, '/display/ecrans', { nom: `Deux roues ${n}`, diaporama: diaporama.id });
  const television = await browser.newContext({ viewport: { width: 960, height: 540 } });
  const screen = await television.newPage();
  const shown = new Set<string>();
  screen.on('requestfinished', (request) => {
    if (!request.url().endsWith('/e/api/passages')) return;
    const told: { passages: { id: string; annonce: number | null; resultat: string }[] } = request.postDataJSON();
    for (const one of told.passages) if (one.annonce === annonce.id && one.resultat === 'entier') shown.add(one.id);
  });
  await screen.goto(at('/e'));
  const code = (await screen.locator('.accueil-code').textContent()) ?? '';
  await display('POST', `/api/display/ecrans/${ecran.id}/appairer`, { code });
  await expect(screen.locator('.piste.devant')).toContainText(titre);

  // A document prints the annonce, and is validated.
  const edition = await become('demo-edition-admin');
  const { items } = await edition<{ items: { gabarit: number; gabaritCouverture: number }[] }>(
    'GET',
    '/api/editions/modeles?q=guide',
  );
  const selection = await api.byCode('/selections', 'ou-dormir');
  const rubrique = await create(edition, '/editions/modeleRubriqueDynamiques', {
    ...{
      nom: `Deux roues ${n}`,
      code: `roues-${n}`,
      titre: { fr: 'Dormir' },
      selection: selection.id,
      limiteObjets: 3,
    },
    // The objets of the chapter have the tag by a rule.
    annonces: { espace: { ref: 'espace', id: espaces.print.id }, chaque: null, finDeChapitre: true },
  });
  const modele = await create(edition, '/editions/modeles', {
    ...{
      nom: `Deux roues ${n}`,
      code: `roues-${n}`,
      gabarit: items[0]?.gabarit,
      gabaritCouverture: items[0]?.gabaritCouverture,
    },
    plan: [newItem(plan, { genre: 'rubrique', rubrique: { ref: 'rubriqueDynamique', id: rubrique.id } })],
  });
  const { generations } = await edition<{ generations: { id: number }[] }>(
    'POST',
    `/api/editions/modeles/${modele.id}/generer`,
    {},
  );
  const printed = `/api/editions/generations/${generations[0]?.id}`;
  await expect
    .poll(async () => (await edition<{ etat: string }>('GET', printed)).etat, { timeout: 300_000, intervals: [1_000] })
    .toBe('prete');
  await edition('POST', `${printed}/valider`, { malgreLeControle: true });

  // The screen tells its showings within a minute; then it is switched off.
  await expect.poll(() => shown.size).toBeGreaterThan(0);
  await television.close();

  // The report shows the same numbers to people with its link, without an account.
  const happened = { vues: 3, clics: 1, passages: shown.size, parutions: 1 };
  await expect.poll(async () => (await rapport()).total).toEqual(happened);
  const { jours, lieux, parutions } = await rapport();
  for (const lines of [jours, lieux])
    expect(
      lines.reduce((sum, { vues, clics, passages, parutions: out }) => sum + vues + clics + passages + out, 0),
    ).toBe(5 + shown.size);
  expect(lieux.map(({ canal }) => canal).sort()).toEqual(['ecran', 'print', 'web']);
  expect(parutions[0]?.pages.length).toBeGreaterThan(0);
  const { adresse } = await api.call<{ adresse: string }>(
    'POST',
    `/api/annonces/annonceur/${annonceur.id}/rapport/liens`,
    { ...period, jours: 30 },
  );
  const stranger = await browser.newContext();
  const told = await stranger.newPage();
  await told.goto(at(adresse));
  await expect(told.getByRole('heading', { level: 1 })).toHaveText(`Deux roues ${n}`);
  await expect(told.locator('dl')).toContainText(
    new RegExp(`Vues\\s*3.*Clics\\s*1.*Passages à l’écran\\s*${shown.size}(?!\\d).*Parutions imprimées\\s*1`, 's'),
  );
  await expect(told.getByRole('img', { name: new RegExp(`Deux roues ${n}, page`) }).first()).toBeVisible();
  expect(await traces(told)).toEqual({ cookies: '', local: [], session: [], bases: 0 });
  const pdf = await fetch(at(`${adresse}/pdf`));
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await stranger.close();
});
