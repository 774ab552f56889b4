import {
  brouillonDeGabaritDiaporama,
  brouillonDeGabaritDiaporamaSchema,
  type Fields,
  gabaritDiaporama,
} from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { empreinteDePhoto } from '../../catalogue/photos/photo-source.rules.ts';
import { resteAvant } from './compte.rules.ts';
import type { BandeauDEcran, ContenuDEcran, Ecran } from './contenu.ts';
import { htmlDeVue, pageDEcran } from './diapositive.html.ts';
import { stylesDEcran } from './ecran.styles.ts';
import { sansReseau } from './images.rules.ts';

const FIELDS: Fields = gabaritDiaporama.fields;
const GABARIT = brouillonDeGabaritDiaporamaSchema.parse(
  brouillonDeGabaritDiaporama(
    Object.fromEntries(Object.entries(FIELDS).map(([name, { initial = null }]) => [name, initial])),
  ),
);
const ECRAN: Ecran = {
  gabarit: GABARIT,
  largeur: 1920,
  hauteur: 1080,
  langue: 'fr',
  adresse: (source) => (source.genre === 'photo' ? `https://photos.example/${source.rang}.jpg?a="b"` : null),
};
const PHOTO = { objet: 4, rang: 1, empreinte: empreinteDePhoto('https://source.example/1.jpg') };
const OBJET: ContenuDEcran = {
  genre: 'objet',
  titre: 'Chez <Léa> & "fils"',
  lieu: 'Ambrelac',
  texte: '<script>alert(1)</script>',
  photo: {
    source: { genre: 'photo', largeur: 1920, ...PHOTO },
    alternative: 'La salle',
    credit: 'OT <b>',
    jusquAu: null,
  },
  photos: [PHOTO],
  blocs: [
    {
      genre: 'texte-libre',
      canal: 'ecran',
      langue: 'fr',
      titre: null,
      niveau: 2,
      style: '',
      taille: '',
      noeuds: [{ genre: 'paragraphe', fragments: [{ texte: 'Bloc <ici>' }] }],
    },
  ],
  qr: '<svg></svg>',
  encart: null,
};
const page = (contenu: ContenuDEcran = OBJET, ecran: Partial<Ecran> = {}, bandeau: BandeauDEcran | null = null) =>
  pageDEcran(contenu, { ...ECRAN, ...ecran }, bandeau);

describe('a slide', () => {
  it('is a whole page of the size of its screen', () => {
    expect(page()).toMatch(/^<!doctype html><html lang="fr">/);
    expect(page()).toContain('html,body{width:1920px;height:1080px}');
  });

  it('shows texts as they are, whatever is in them', () => {
    const html = page();
    expect(html).toContain('Chez &lt;Léa&gt; &amp; &quot;fils&quot;');
    expect(html).not.toContain('<script>');
    expect(html).toContain('© OT &lt;b&gt;');
    expect(html).toContain(
      '<section class="bloc" data-genre="texte-libre" lang="fr"><p>Bloc &lt;ici&gt;</p></section>',
    );
  });

  it('puts every point of a map beside the others: a drawing has no void element', () => {
    const reperes = [10, 20].map((x) => ({ x, y: 50, couleur: '#c2255c' }));
    const html = page({ genre: 'carte', titre: 'Le lac', fond: null, reperes, legende: [] });
    expect(html).toContain('fill="#c2255c"></circle><circle cx="20%"');
  });

  it('writes as large on a larger screen', () => {
    expect(page()).toContain('--titre:84px');
    expect(page(OBJET, { largeur: 3840, hauteur: 2160 })).toContain('--titre:168px');
  });

  it('has the code of the objet only where its gabarit has a place for it', () => {
    expect(page()).not.toContain('class="diapo-qr"');
    const html = page(OBJET, { gabarit: { ...GABARIT, zoneQr: 'bas-droite' } });
    expect(html).toContain('<div class="diapo-qr" data-coin="bas-droite"><svg></svg></div>');
  });

  it('keeps the styles of its gabarit inside of it, and leaves out those that are wrong', () => {
    const withCss = (css: string) => page(OBJET, { gabarit: { ...GABARIT, css } });
    expect(withCss('.diapo-titre{color:red}')).toContain('.bridge .gabarit-ecran .diapo-titre{color:red}');
    expect(withCss('.a{color:red}</style><script>')).not.toContain('<script>');
  });

  it('has a band above or below, with what was asked for', () => {
    const bandeau = { place: 'haut', heure: '9\u00a0h', date: null, logo: null, defilant: 'Marché <samedi>' } as const;
    const html = page({ genre: 'texte', titre: 'Bonjour', texte: '', ton: 'alerte' }, {}, bandeau);
    expect(html).toContain('data-bandeau="haut"');
    expect(html).toContain('Marché &lt;samedi&gt;');
    expect(html).toContain('diapo-alerte');
  });
});

describe('a slide on a screen', () => {
  it('leaves out the pictures that cannot be had, and asks for none of elsewhere', () => {
    const html = htmlDeVue(OBJET, { ...ECRAN, adresse: () => null });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('data-photo');
    const blocs = '<img src="https://source.example/1.jpg" alt="Un"><img src="https://autre.example/2.jpg" alt="Deux">';
    expect(sansReseau(blocs, [PHOTO], { adresse: () => 'media:1' })).toBe('<img src="media:1" alt="Un">');
    expect(sansReseau(blocs, [PHOTO], { adresse: () => null })).toBe('');
  });

  it('is drawn with nothing that televisions of 2020 do not know', () => {
    const styles = stylesDEcran(ECRAN, ':host');
    expect(styles).toMatch(/^:host\{--fond/);
    expect(styles).not.toMatch(/[;{]gap:|inset:|aspect-ratio|:root|html,body/);
  });
});

describe('a countdown', () => {
  const at = new Date('2026-07-14T08:00:00Z');

  it('counts days, then hours, in the time of Paris', () => {
    expect(resteAvant('2026-07-24', null, at, 'fr')).toBe('9\u00a0jours');
    expect(resteAvant('2026-07-14', '13:05', at, 'fr')).toBe('3\u00a0h 05\u00a0min');
    expect(resteAvant('2026-07-14', '10:20', at, 'fr')).toBe('20\u00a0min');
  });

  it('never skips the hour that minutes make', () => {
    const later = new Date('2026-07-14T08:00:30Z');
    expect(resteAvant('2026-07-14', '11:00', later, 'fr')).toBe('1\u00a0h 00\u00a0min');
    expect(resteAvant('2026-07-14', '13:00', later, 'fr')).toBe('3\u00a0h 00\u00a0min');
    expect(resteAvant('2026-07-14', '10:01', later, 'fr')).toBe('1\u00a0min');
  });

  it('speaks the language of the screen', () => {
    expect(resteAvant('2026-07-24', null, at, 'en')).toBe('9 days');
    expect(resteAvant('2026-07-14', '13:05', at, 'de')).toBe('3 Std. 05 Min.');
  });

  it('is over once it is there, and lasts all day where it has no hour', () => {
    expect(resteAvant('2026-07-14', '10:00', at, 'fr')).toBeNull();
    expect(resteAvant('2026-07-14', null, at, 'fr')).toBe('Aujourd’hui');
    expect(resteAvant('2026-07-13', null, at, 'fr')).toBeNull();
  });
});

describe('a film that somebody pays for', () => {
  const video = {
    source: { genre: 'photo', largeur: 1920, ...PHOTO },
    alternative: 'Une roue',
    credit: null,
    jusquAu: null,
  } as const;
  const film = (annonce?: { readonly mention: string; readonly qr: string | null }): ContenuDEcran => ({
    ...{ genre: 'video', titre: '', video, cadrage: 'contenir' },
    ...(annonce && { annonce }),
  });

  it('says so, and where it leads, as any annonce does', () => {
    const html = page(film({ mention: 'Annonce · Cycles <de> l’Ambre', qr: '<svg id="qr"></svg>' }));
    expect(html).toContain('<p class="diapo-mention">Annonce · Cycles &lt;de&gt; l’Ambre</p>');
    expect(html).toContain('<svg id="qr">');
    expect(page(film())).not.toContain('class="diapo-mention"');
  });
});
