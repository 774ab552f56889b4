import type { DiapositiveDEcran, Manifeste } from '@bridge/contract';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { pngOf } from '../support/images.ts';
import { empreinteDe, openServeurDEcran, type ServeurDEcran } from '../support/serveur-d-ecran.ts';

/** The player itself in a browser, against a server that goes away and comes back. */
const PHOTO = pngOf(64, 36, [250, 200, 40]);
const TOUJOURS = { jours: [], de: null, a: null, du: null, au: null };
const COLOURS: Readonly<Record<string, string>> = {
  rouge: '#e03030',
  vert: '#30c030',
  bleu: '#4060ff',
  jaune: '#ffd030',
};

function slide(
  nom: string,
  changes: Partial<DiapositiveDEcran> = {},
  medias: readonly string[] = [],
): DiapositiveDEcran {
  const picture = medias
    .map((empreinte) => `<img src="media:${empreinte}" alt="" style="width:100%;height:100%">`)
    .join('');
  const html = `<main class="diapo" style="background:${COLOURS[nom] ?? '#888'}"><h1>${nom}</h1>${picture}</main>`;
  const vue = { cle: empreinteDe(html), langue: 'fr', html, medias, jours: null, debut: null, fin: null } as const;
  return {
    ...{
      cle: nom,
      rang: 0,
      genre: 'texte',
      plage: '',
      quand: TOUJOURS,
      fenetres: null,
      langue: null,
      maxParHeure: null,
    },
    ...{ transition: 'fondu', duree: 3, tousLes: null },
    vues: [{ ...vue, vif: null, objet: null, annonce: nom === 'jaune' ? 7 : null, poids: 1 }],
    ...changes,
  };
}

function manifeste(...sequence: readonly DiapositiveDEcran[]): Manifeste {
  const medias = [...new Set(sequence.flatMap(({ vues }) => vues.flatMap((vue) => vue.medias)))];
  return {
    format: 1,
    ecran: {
      ...{ nom: 'Vitrine', rotation: 0, orientation: 'paysage', fuseau: 'Europe/Paris' },
      marche: { jours: [], de: null, a: null },
    },
    programmes: [
      {
        ...{ diaporama: 1, nom: 'Vitrine', quand: null, prioritaire: false, largeur: 1920, hauteur: 1080 },
        styles: ':host{font:80px sans-serif;color:#fff}.diapo{height:100%}',
        ...{ ordre: 'sequence', alternance: 'boucle', langues: ['fr'], plages: [], partAnnonces: null },
        bandeau: {
          place: 'bas',
          html: { fr: '<footer style="background:#fff;color:#111;padding:20px"><span data-heure></span></footer>' },
        },
        sequence: sequence.map((one, rang) => ({ ...one, rang })),
      },
    ],
    urgences: [],
    medias: medias.map((empreinte) => ({ empreinte, octets: PHOTO.length, type: 'image/png' })),
    secours: { html: '<p>Secours</p>', styles: '', medias: [], ancienneteMax: null, dateDeMaj: true },
  };
}
const photo = slide('jaune', { genre: 'annonce' }, [empreinteDe(PHOTO)]);

const screens = test.extend<{ serveur: ServeurDEcran; ecran: BrowserContext }>({
  // biome-ignore lint/correctness/noEmptyPattern: playwright reads the names of what a fixture needs.
  serveur: async ({}, use) => {
    const serveur = await openServeurDEcran();
    await use(serveur);
    await serveur.close();
  },
  ecran: async ({ browser }, use) => {
    const ecran = await browser.newContext({ viewport: { width: 960, height: 540 }, reducedMotion: 'no-preference' });
    await use(ecran);
    await ecran.close();
  },
});

/** The slide that is in front. */
const front = (page: Page) => page.locator('.piste.devant h1');

/** The slides that pass, until a given one. */
async function seenUntil(page: Page, last: string): Promise<string[]> {
  const seen: string[] = [];
  const look = async () => {
    const now = (await front(page).textContent()) ?? '';
    if (seen.at(-1) !== now) seen.push(now);
    return now;
  };
  await expect.poll(look, { intervals: [100] }).toBe(last);
  return seen;
}

async function paired(serveur: ServeurDEcran, ecran: BrowserContext): Promise<Page> {
  const page = await ecran.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto(serveur.url);
  await expect(page.getByLabel('Code : K 7 P 4 M X')).toBeVisible();
  await expect
    .poll(() => page.getByRole('img', { name: /QR code/ }).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(refused).toEqual([]);
  serveur.pair();
  return page;
}

screens(
  'a screen is paired by its code, plays through cuts and restarts, and tells each passage once',
  { tag: '@torture' },
  async ({ serveur, ecran }) => {
    const event = slide('vert');
    const fin = new Date(Date.now() + 3_600_000).toISOString();
    const vues = event.vues.map((vue) => ({ ...vue, fin }));
    serveur.publie(manifeste(slide('rouge'), { ...event, vues }, photo), [PHOTO]);
    const first = await paired(serveur, ecran);
    await expect(front(first)).toHaveText('rouge');
    await expect(first.locator('.bande.devant [data-heure]')).toHaveText(/^\d+\sh\s\d\d$/);
    await expect(front(first)).toHaveText('jaune');
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null);

    await serveur.coupe();
    await expect(front(first)).toHaveText('vert');
    // A tab that dies, and a start without any network two hours later: the same content, no code, without the event that is over.
    await first.close();
    const second = await ecran.newPage();
    await second.addInitScript(() => {
      const real = Date.now;
      Date.now = () => real() + 7_200_000;
    });
    await second.goto(serveur.url);
    await expect(front(second)).toHaveText('rouge');
    expect(await seenUntil(second, 'jaune')).toEqual(['rouge', 'jaune']);
    await expect(second.locator('#accueil')).toBeHidden();
    const photoWidth = () => second.locator('.piste.devant img').evaluate((img: HTMLImageElement) => img.naturalWidth);
    expect(await photoWidth()).toBe(64);

    serveur.lose(1);
    serveur.publie(manifeste(slide('rouge'), slide('bleu'), photo), [PHOTO]);
    await serveur.comeBack();
    await expect(front(second)).toHaveText('bleu', { timeout: 150_000 });
    await expect
      .poll(() => new Set(serveur.recus.map(({ demarrage }) => demarrage)).size, { timeout: 150_000 })
      .toBe(2);
    const unique = new Map(serveur.recus.map((one) => [one.id, one]));
    for (const start of new Set(serveur.recus.map(({ demarrage }) => demarrage))) {
      const numeros = [...unique.values()].filter(({ demarrage }) => demarrage === start).map(({ numero }) => numero);
      expect(numeros.sort((one, other) => one - other)).toEqual(numeros.map((_, rank) => rank + 1));
    }
    expect([...unique.values()].some(({ annonce, resultat }) => annonce === 7 && resultat === 'entier')).toBe(true);

    serveur.order('capturer');
    await expect.poll(() => serveur.captures.length).toBe(1);
    const [image] = serveur.captures;
    expect(image?.length).toBeLessThanOrEqual(300_000);
    const { channels } = await sharp(image).stats();
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 360 });
    expect(Math.max(...channels.map(({ mean }) => mean))).toBeGreaterThan(120);
  },
);

screens(
  'a new version comes in the middle of a loop, at its place, without a black frame',
  async ({ serveur, ecran }) => {
    // Long enough for the new version to come before the next slide is made ready.
    const long = (nom: string) => slide(nom, { duree: 7 });
    serveur.publie(manifeste(long('rouge'), long('vert'), long('bleu')));
    const page = await paired(serveur, ecran);
    await expect(front(page)).toHaveText('rouge');
    const frames: Buffer[] = [];
    const cdp = await ecran.newCDPSession(page);
    cdp.on('Page.screencastFrame', ({ data, sessionId }) => {
      frames.push(Buffer.from(data, 'base64'));
      void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 320, maxHeight: 180 });
    await expect(front(page)).toHaveText('vert');
    serveur.publie(manifeste(long('rouge'), long('vert'), photo, long('bleu')), [PHOTO]);
    // It goes on after « vert »: the first slide does not come again before the new one.
    expect(await seenUntil(page, 'bleu')).toEqual(['vert', 'jaune', 'bleu']);
    await expect(front(page)).toHaveText('rouge');
    await cdp.send('Page.stopScreencast');
    expect(frames.length).toBeGreaterThan(4);
    for (const frame of frames) {
      // All of these colours are bright: an empty frame would darken the whole picture.
      const { channels } = await sharp(frame).stats();
      expect(Math.max(...channels.map(({ mean }) => mean))).toBeGreaterThan(120);
    }
  },
);

screens(
  'a draft plays in a frame of the console at any moment, and waits when it is told to',
  async ({ serveur, ecran }) => {
    const page = await ecran.newPage();
    // A page of the same origin, as the console is.
    await page.route('**/console', (route) => route.fulfill({ contentType: 'text/html', body: '<body></body>' }));
    await page.goto(serveur.url.replace(/e$/, 'console'));
    const event = slide('vert', { quand: { ...TOUJOURS, de: '20:00', a: '23:00' } });
    await page.evaluate(
      (draft) => {
        document.body.innerHTML = '<iframe src="/e/essai" style="width:800px;height:450px"></iframe>';
        const heard: unknown[] = [];
        Object.assign(window, { heard });
        addEventListener('message', ({ data, source }) => {
          heard.push(data);
          if (data.etat === 'pret') (source as Window).postMessage(draft, location.origin);
        });
      },
      {
        pour: 'bridge-essai',
        manifeste: manifeste(event),
        moment: '2026-07-14T19:00:00Z',
        medias: {},
        langue: null,
        diapositive: null,
      },
    );
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('.piste.devant h1')).toHaveText('vert');
    await expect(frame.locator('.bande.devant [data-heure]')).toHaveText(/^21\sh/);
    await page.locator('iframe').press('Space');
    await expect(frame.getByRole('status')).toHaveText(/En pause/);
  },
);
