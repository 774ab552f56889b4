import {
  type AnyRecord,
  brouillonDeGabaritDiaporama,
  brouillonDeGabaritDiaporamaSchema,
  diapositives,
  type Manifeste,
  newItem,
  ORIENTATIONS_D_ECRAN,
  tailleDe,
} from '@bridge/contract';
import { pagesDAgenda } from '@bridge/server/rendering/ecran/agenda.rules';
import type { ContenuDEcran } from '@bridge/server/rendering/ecran/contenu';
import { htmlDeVue } from '@bridge/server/rendering/ecran/diapositive.html';
import { stylesDEcran } from '@bridge/server/rendering/ecran/ecran.styles';
import type { ConsoleApi } from '../support/console-api.ts';
import { expect, test } from '../support/demonstration.ts';
import { type Deborde, mesure } from '../support/tenue-d-ecran.ts';

const DRAFT = {
  ...{ nom: 'Tous les objets', parametres: {}, bandeau: 'bas', horloge: true, date: true, logo: null },
  ...{ defilant: { fr: 'Marché le samedi matin, place de l’Église' }, entiteId: null, langues: ['fr', 'de'] },
  ...{ alternance: 'boucle', ordre: 'sequence', plages: [], partAnnonces: null },
  ...{ meteoLatitude: null, meteoLongitude: null, meteoAdresse: '', secoursMedia: null, secoursTexte: {} },
  ...{ ancienneteMax: null, dateDeMaj: true, majApres: 24 },
};
/** The same proportions, four times as many pixels. */
const EN_4K: Readonly<Record<string, string>> = { '1920x1080': '3840x2160', '1080x1920': '2160x3840' };

/** How many objets one slide shows at most. */
const LOT = 100;

/** Every objet that is published, as far as the list goes. */
async function publies(call: ConsoleApi['call']): Promise<number[]> {
  const filter = encodeURIComponent(JSON.stringify({ statut: ['publie'] }));
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/api/catalogue?itemsPerPage=200&page=${page}&sort=id&fields=nom&filter=${filter}`;
    const { items } = await call<{ items: AnyRecord[] }>('GET', path);
    if (items.length === 0) return ids;
    ids.push(...items.map(({ id }) => id));
  }
}

async function livres(call: ConsoleApi['call']): Promise<AnyRecord[]> {
  const { items } = await call<{ items: AnyRecord[] }>('GET', '/api/superadmin/diaporama_template');
  const shipped = items.filter(({ entiteId }) => entiteId === null);
  expect(shipped.map(({ code }) => code).sort()).toEqual([
    ...['agenda-du-jour', 'bandeau', 'mur', 'paysage-plein-ecran', 'portrait'],
  ]);
  return shipped;
}

/** A draft in a gabarit, as a screen would play it. */
const draw = (call: ConsoleApi['call'], { id, resolution, orientation }: AnyRecord, sequence: readonly object[]) =>
  call<Manifeste>('POST', '/api/display/diaporamas/manifeste', {
    diaporama: { ...DRAFT, gabarit: id, resolution, orientation, sequence },
    ...{ ecran: null, langue: null, jour: new Date().toISOString().slice(0, 10) },
  });

test('every objet of the base holds in every gabarit of screens that comes with the product', {
  tag: '@torture',
}, async ({ api, page }) => {
  const shipped = await livres(api.call);
  const objets = await publies(api.call);
  expect(objets.length).toBeGreaterThan(LOT);
  const sequence: object[] = [];
  for (let from = 0; from < objets.length; from += LOT) {
    const { id } = await api.call<AnyRecord>('POST', '/api/selections', {
      nom: `Écrans : à partir de ${from}`,
      code: `ecrans-${from}`,
      mode: 'manuelle',
      inclusions: objets.slice(from, from + LOT).map((objet) => ({ objet, position: null })),
    });
    sequence.push(newItem(diapositives, { genre: 'objets', selection: { ref: 'selection', id }, nombre: LOT }));
  }
  const left = new Map(shipped.map(({ code }) => [String(code), new Set(objets)]));
  const found: (Deborde & { readonly gabarit: string })[] = [];
  for (const gabarit of shipped) {
    const code = String(gabarit.code);
    const manifeste = await draw(api.call, gabarit, sequence);
    const vues = manifeste.programmes.flatMap((one) => one.sequence.flatMap((slide) => slide.vues));
    for (const { objet } of vues) left.get(code)?.delete(Number(objet));
    const { deborde, titres, bandeau } = await mesure(page, manifeste);
    found.push(...deborde.map((one) => ({ gabarit: code, ...one })));
    expect([code, titres, bandeau > 20]).toEqual([code, vues.length, true]);
  }
  expect(found).toEqual([]);
  // All objets that are still published were drawn, whatever others hid meanwhile.
  const published = new Set(await publies(api.call));
  for (const [code, ids] of left) expect([code, [...ids].filter((id) => published.has(id))]).toEqual([code, []]);
});

const titre = 'Fermeture exceptionnelle de l’établissement thermal intercommunal. '.repeat(3).slice(0, 120);
const texte = 'Le stationnement est interdit rue de l’Hôtel-de-Ville pendant toute la durée du marché. '
  .repeat(12)
  .slice(0, 1_000);

test('the longest words that may be typed hold in every gabarit, in 4K too', async ({ api, page }) => {
  const words = { titre: { fr: titre }, texte: { fr: texte } };
  const sequence = [
    newItem(diapositives, { genre: 'texte', ...words }),
    newItem(diapositives, { genre: 'texte', ton: 'alerte', titre: { fr: titre.toUpperCase() }, texte: {} }),
  ];
  for (const gabarit of await livres(api.call))
    for (const resolution of [gabarit.resolution, EN_4K[String(gabarit.resolution)] ?? gabarit.resolution]) {
      const { deborde, titres } = await mesure(page, await draw(api.call, { ...gabarit, resolution }, sequence));
      expect([gabarit.code, resolution, deborde]).toEqual([gabarit.code, resolution, []]);
      expect(titres).toBeGreaterThan(1);
    }
});

const RENDEZ_VOUS = [
  { nom: 'Marché', lieu: 'Ambrelac', heures: '9\u00a0h' },
  {
    nom: 'Concert des chorales réunies de la vallée et de ses environs',
    lieu: 'Saint-Étienne-du-Val',
    heures: '20\u00a0h\u00a030',
  },
  { nom: 'Visite guidée de l’abbaye', lieu: 'Malbrume', heures: '' },
];
const JOUR = { jour: 'mercredi', ciel: 'orage' as const, mots: 'Orages et fortes pluies', min: '-12°', max: '-2°' };

/** The contents of other kinds of slides, with as many words as each may have. */
const contenus = (titreCourt: string): readonly ContenuDEcran[] => [
  { genre: 'compte', titre, reste: '23 h 59 min' },
  { genre: 'qr', titre: titre.slice(0, 80), texte: texte.slice(0, 80), svg: '<svg viewBox="0 0 10 10"></svg>' },
  { genre: 'image', titre, image: null, cadrage: 'remplir' },
  {
    genre: 'meteo',
    titre: titre.slice(0, 80),
    jours: [JOUR, JOUR, JOUR, JOUR],
    releve: 'Relevé le 14 novembre à 14 h 30',
  },
  { genre: 'nouvelle', source: 'La gazette', titre: titreCourt, texte: texte.slice(0, 110), date: '14 novembre 2026' },
  {
    genre: 'annonce',
    titre: titre.slice(0, 80),
    texte: texte.slice(0, 250),
    image: null,
    mention: 'Publicité',
    qr: '<svg></svg>',
  },
];

test('every other kind of slide holds in every gabarit', { tag: '@torture' }, async ({ api, page }) => {
  for (const record of await livres(api.call)) {
    const gabarit = brouillonDeGabaritDiaporamaSchema.parse(brouillonDeGabaritDiaporama(record));
    const ecran = { gabarit, ...tailleDe(gabarit.resolution), langue: 'fr', adresse: () => null } as const;
    const lignes = Array.from({ length: 12 }, (_, rang) => RENDEZ_VOUS[rang % RENDEZ_VOUS.length] ?? RENDEZ_VOUS[0]);
    const agenda = { titre: titre.slice(0, 60), lignes: lignes.flatMap((ligne) => ligne ?? []) };
    const drawn: readonly ContenuDEcran[] = [
      ...contenus(titre.slice(0, gabarit.maxTitre)),
      ...pagesDAgenda(agenda, ecran).map((some) => ({ genre: 'agenda', titre: agenda.titre, lignes: some }) as const),
    ];
    const vues = drawn.map((contenu) => ({ objet: null, html: htmlDeVue(contenu, ecran) }));
    const bandeau = { html: { fr: '<footer class="diapo-bandeau"><span>9 h 05</span></footer>' } };
    const programme = { ...ecran, styles: stylesDEcran(ecran, ':host'), bandeau, sequence: [{ vues }] };
    const { deborde, titres } = await mesure(page, { programmes: [programme] } as unknown as Manifeste);
    expect([record.code, deborde]).toEqual([record.code, []]);
    expect(titres).toBe(drawn.length);
  }
});

test('the longest message of urgency holds on every screen', async ({ api, page }) => {
  for (const { value: orientation } of ORIENTATIONS_D_ECRAN)
    for (const written of [
      { titre, texte },
      { titre: titre.toUpperCase(), texte: texte.toUpperCase() },
    ]) {
      const { html, largeur, hauteur, remarques } = await api.call<{
        readonly html: string;
        readonly largeur: number;
        readonly hauteur: number;
        readonly remarques: readonly string[];
      }>('POST', '/api/display/urgences/apercu', {
        ...{ ton: 'alerte', orientation, langue: 'fr' },
        ...{ titre: { fr: written.titre }, texte: { fr: written.texte } },
      });
      await page.setViewportSize({ width: largeur, height: hauteur });
      await page.setContent(html);
      const bounds = await page.locator('.urgence > *').evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom, left, right } = one.getBoundingClientRect();
          return { top, bottom, left, right, text: one.textContent ?? '' };
        }),
      );
      expect([orientation, remarques, bounds.map(({ text }) => text)]).toEqual([
        orientation,
        [],
        Object.values(written),
      ]);
      for (const { top, bottom, left, right } of bounds)
        expect([orientation, top >= 0, bottom <= hauteur, left >= 0, right <= largeur]).toEqual([
          ...[orientation, true, true, true, true],
        ]);
    }
});
