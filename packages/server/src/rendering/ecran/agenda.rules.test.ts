import {
  brouillonDeGabaritDiaporama,
  brouillonDeGabaritDiaporamaSchema,
  type Fields,
  gabaritDiaporama,
  type Resolution,
  tailleDe,
} from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { pagesDAgenda } from './agenda.rules.ts';
import { htmlDeVue } from './diapositive.html.ts';
import { tailleDeTitre, tenueDe } from './seul.rules.ts';

const FIELDS: Fields = gabaritDiaporama.fields;
const GABARIT = brouillonDeGabaritDiaporamaSchema.parse(
  brouillonDeGabaritDiaporama(
    Object.fromEntries(Object.entries(FIELDS).map(([name, { initial = null }]) => [name, initial])),
  ),
);
const sur = (resolution: Resolution) => ({ gabarit: { ...GABARIT, resolution }, ...tailleDe(resolution) });
const lignes = (count: number, nom = 'Marché') =>
  Array.from({ length: count }, (_, rang) => ({ nom: `${nom} ${rang}`, lieu: 'Ambrelac', heures: '9\u00a0h' }));
const parPage = (resolution: Resolution, nom?: string) =>
  pagesDAgenda({ titre: 'Aujourd’hui', lignes: lignes(12, nom) }, sur(resolution)).map((page) => page.length);

describe('an agenda', () => {
  it('has as many pages as its lines need, each line once and in its order', () => {
    for (const resolution of ['1920x1080', '1080x1920', '1920x540', '3840x1080'] as const) {
      const pages = pagesDAgenda({ titre: 'Aujourd’hui', lignes: lignes(12) }, sur(resolution));
      expect([resolution, pages.flat()]).toEqual([resolution, lignes(12)]);
    }
    expect(parPage('1080x1920')).toEqual([12]);
    expect(parPage('1920x540').length).toBeGreaterThan(parPage('1920x1080').length);
  });

  it('has fewer lines on a page where their names are long, and never none', () => {
    const long = 'Concert des chorales réunies de la vallée et de ses environs, en l’abbatiale';
    expect(parPage('1920x1080', long).length).toBeGreaterThan(parPage('1920x1080').length);
    expect(Math.min(...parPage('1920x540', long.repeat(4)))).toBe(1);
    expect(pagesDAgenda({ titre: '', lignes: [] }, sur('1920x1080'))).toEqual([]);
  });
});

describe('a title that somebody typed', () => {
  const titre = 'Fermeture exceptionnelle de l’établissement thermal '.repeat(3).slice(0, 120);

  it('is written smaller rather than cut', () => {
    expect(tailleDeTitre('Bonjour', sur('1920x1080'))).toBeNull();
    const size = tailleDeTitre(titre, sur('1080x1920'));
    expect(size).toBeLessThan(GABARIT.tailleTitre);
    const ecran = { ...sur('1080x1920'), langue: 'fr', adresse: () => null } as const;
    expect(htmlDeVue({ genre: 'agenda', titre, lignes: [] }, ecran)).toContain(
      `style="font-size:${size}px;-webkit-line-clamp:none"`,
    );
  });

  it('of a countdown leaves its place to the time that is left, and so does an annonce to its text', () => {
    const seul = { genre: 'compte', titre, reste: '12 jours' } as const;
    expect(tenueDe({ ...seul, titre: 'Noël' }, sur('1920x1080')).echelle).toBe(1);
    expect(tenueDe(seul, sur('1920x540'))).toMatchObject({ isHeld: true });
    expect(tenueDe(seul, sur('1920x540')).echelle).toBeLessThan(1);
    const annonce = {
      genre: 'annonce',
      titre,
      texte: titre.repeat(2),
      image: null,
      mention: '',
      qr: '<svg/>',
    } as const;
    const { gabarit, ...taille } = sur('1920x540');
    const low = { gabarit: { ...gabarit, disposition: 'bandeau' as const }, ...taille };
    expect(tenueDe(annonce, low).echelle).toBeLessThan(tenueDe({ ...annonce, qr: null }, low).echelle);
  });
});
