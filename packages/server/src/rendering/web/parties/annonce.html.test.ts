import { describe, expect, it } from 'vitest';
import type { AnnonceRendue, PlaceRendue } from '../page.ts';
import { tour } from './annonce.html.ts';

const annonce = (id: number, values: Partial<AnnonceRendue> = {}): AnnonceRendue => ({
  pretendante: {
    ...{ id, priorite: 'contrat', poids: 10, allure: 1, faites: 0, du: '2027-01-01', au: '2027-12-31', jours: [] },
    ...{ deHeure: null, aHeure: null, plafondPage: null, plafondVisite: null },
  },
  mention: 'Annonce · Cycles <de> l’Ambre',
  clic: `/public/_annonces/clic/${id}-1-1-1-fr`,
  pixel: `/public/_annonces/vue/${id}-1-1-1-fr.gif`,
  pourquoi: { href: '/public/_annonces/pourquoi/1-fr', mot: 'Pourquoi cette annonce\u00a0?' },
  titre: 'Louez <b>',
  accroche: '',
  bouton: '',
  visuels: [],
  iframe: null,
  film: null,
  element: null,
  source: null,
  ...values,
});
const place = (montrees: readonly (number | null)[], values: Partial<PlaceRendue> = {}): PlaceRendue => ({
  lieu: { espace: 4, rotation: 'ponderee', remplissage: 'rien' },
  emplacement: 'entre-elements',
  apres: montrees.map((_, rang) => rang + 1),
  simultanees: 1,
  montrees,
  annonces: [annonce(1), annonce(2)],
  ...values,
});
const drawn = (of: PlaceRendue) => of.montrees.map((_, rang) => tour(of, rang, () => null));

describe('the turns of a place', () => {
  it('that nobody has are not there: nothing is left blank', () => {
    expect(drawn(place([1, null, 2])).map((html) => html !== '')).toEqual([true, false, true]);
    expect(drawn(place([null]))).toEqual(['']);
  });

  it('carry all that may be shown once, with the first that is there', () => {
    const [none, first, second] = drawn(place([null, 1, 2]));
    expect(none).toBe('');
    expect(first?.split('<template ')).toHaveLength(3);
    expect(second).not.toContain('<template');
  });

  it('say who pays, and write nothing of what an advertiser typed as markup', () => {
    const [html = ''] = drawn(place([1]));
    expect(html).toContain('Annonce · Cycles &lt;de&gt; l’Ambre');
    expect(html).toContain('Louez &lt;b&gt;');
    expect(html).toContain('rel="sponsored nofollow noopener"');
  });

  it('lead to why they are there, drawn by themselves or as a fiche', () => {
    const link = /<p class="bridge-annonce-mention">[^<]*<a href="\/public\/_annonces\/pourquoi\/1-fr"/;
    expect(drawn(place([1]))[0]).toMatch(link);
    const element = {} as NonNullable<AnnonceRendue['element']>;
    expect(tour(place([1], { annonces: [annonce(1, { element })] }), 0, () => '<div></div>')).toMatch(link);
  });

  it('give a picture its shape before it is there, and another one on narrow screens', () => {
    const image = { origine: '', id: 3, version: 1, jeton: 'abc', isDrawing: false, alternatif: 'Vélo', credit: '' };
    const visuels = [
      { jusquA: 600, image, forme: '600/600', largeur: 1200, hauteur: 1200 } as const,
      { jusquA: null, image, forme: 'libre', largeur: 1200, hauteur: 300 } as const,
    ];
    const [html = ''] = drawn(place([1], { annonces: [annonce(1, { visuels })] }));
    expect(html).toMatch(/<source media="\(max-width: 600px\)" srcset="[^"]*" width="1200" height="1200">/);
    expect(html).toMatch(/<img src="[^"]*" alt="Vélo" width="1200" height="300" loading="lazy"/);
  });
});

describe('an annonce that moves', () => {
  const seen = (values: Partial<AnnonceRendue>) => drawn(place([1], { annonces: [annonce(1, values)] }))[0] ?? '';

  it('in HTML5 is a frame of no origin, as large as it says, and opens its own address', () => {
    const html = seen({
      titre: '',
      iframe: { src: '/public/_annonces/creation/1', largeur: 300, hauteur: 250, isEssai: false },
    });
    expect(html).toMatch(
      /<iframe [^>]*width="300" height="250"[^>]*data-bridge-cadre="\/public\/_annonces\/creation\/1"/,
    );
    expect(html).toMatch(/<noscript><iframe [^>]*src="\/public\/_annonces\/creation\/1"/);
    expect(html).toContain('sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"');
    expect(html).not.toContain('allow-same-origin');
    expect(html).not.toContain('/clic/');
  });

  it('in HTML5 is there at once where it is tried', () => {
    const html = seen({ titre: '', iframe: { src: '/essai/1', largeur: 300, hauteur: 250, isEssai: true } });
    expect(html).toMatch(/<\/p><iframe [^>]*src="\/essai\/1"/);
    expect(html).not.toContain('data-bridge-cadre');
  });

  it('as a film has no sound, does not start by itself, has its box and its poster, and leads by its words', () => {
    const film = { src: '/film', affiche: '/affiche.webp', largeur: 1280, hauteur: 720, description: 'Une roue' };
    const html = seen({ titre: '', film });
    expect(html).toMatch(/<video [^>]*width="1280" height="720"/);
    expect(html).toContain('poster="/affiche.webp"');
    expect(html).toContain(' muted');
    expect(html).not.toContain('autoplay');
    expect(html).toMatch(/<a [^>]*clic\/1-1-1-1-fr"[^>]*>.*Cycles/);
  });
});
