import { type DocumentObjet, documentVide, GENRES_DE_BLOC, type Groupe } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { composeBloc } from './bloc.compose.ts';
import { html, OPTIONS, rendu, unBloc, uneLigne, unObjet } from './testing/bloc.ts';

const { lieu } = documentVide();
const photo = (url: string, plus: Partial<DocumentObjet['medias'][number]> = {}) => ({
  cle: url,
  genre: 'image' as const,
  url,
  ...plus,
});

describe('a bloc is shown', () => {
  const nom = { lignes: [uneLigne('nom')] };
  const motif = (changes: Parameters<typeof unBloc>[0], options = {}) => {
    const done = composeBloc(unBloc({ ...nom, ...changes }), unObjet(), { ...OPTIONS, ...options });
    return done.vide ? done.motif : null;
  };

  it('everywhere when nothing says otherwise', () => {
    expect(motif({})).toBeNull();
  });

  it('in its channels, types, languages and months alone', () => {
    expect(motif({ canaux: ['print'] })).toBe('canal');
    expect(motif({ typesObjets: ['restaurant'] })).toBe('type');
    expect(motif({ typesObjets: ['restaurant', 'hotel'] })).toBeNull();
    expect(motif({ langues: ['fr'] }, { langue: 'en' })).toBe('langue');
    expect(motif({ mois: ['7', '8'] })).toBe('mois');
    expect(motif({ mois: ['11'] })).toBeNull();
  });

  it('of objets that answer its conditions alone', () => {
    const conditions: Groupe = {
      genre: 'groupe',
      lien: 'et',
      regles: [{ genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: ['camping'] }],
    };
    expect(motif({ conditions })).toBe('conditions');
    expect(motif({ conditions: { ...conditions, lien: 'sauf' } })).toBeNull();
  });

  it('never without anything to say: it then tells why', () => {
    expect(motif({ lignes: [] })).toBe('sans-ligne');
    expect(motif({ genre: 'texte-libre' })).toBe('sans-texte');
    expect(motif({ genre: 'galerie' })).toBe('vide');
  });

  it('under its title at its level, unless it is hidden', () => {
    const titled = { ...nom, titre: { fr: 'En bref' }, niveau: 'h3' as const };
    expect(html(titled, unObjet())).toContain('<h3 class="bloc-titre">En bref</h3>');
    expect(html({ ...titled, afficherTitre: false }, unObjet())).not.toContain('<h3');
    expect(html({ ...titled, titre: { fr: ' ' } }, unObjet())).not.toContain('<h3');
  });

  it('with no class of what it holds: its title would be drawn as one of its photos or links', () => {
    const classes = (page: string) => [...page.matchAll(/class="([^"]*)"/g)].map(([, names = '']) => names.split(' '));
    const medias = [photo('https://exemple.fr/a.jpg')];
    for (const { value: genre } of GENRES_DE_BLOC) {
      const [bloc = [], ...held] = classes(html({ genre, titre: { fr: 'En images' } }, unObjet({ medias })));
      expect(held.flat().filter((name) => bloc.includes(name))).toEqual([]);
    }
    expect(html({ genre: 'galerie' }, unObjet({ medias }))).toContain('<section class="bloc" data-genre="galerie"');
  });

  it('with the style of the edition, and the size of the screen', () => {
    const styled = { ...nom, stylePrint: 'Corps', tailleEcran: 'grande' as const };
    expect(rendu(styled, unObjet(), { canal: 'print' })).toMatchObject({ style: 'Corps', taille: '' });
    expect(rendu(styled, unObjet(), { canal: 'ecran' })).toMatchObject({ style: '', taille: 'grande' });
  });

  it.each(['liste', 'colonnes', 'tableau', 'puces'] as const)('as %s with labels and values', (presentation) => {
    const ligne = uneLigne('commune', { libelle: { fr: 'Commune' } });
    const page = html(
      { lignes: [ligne, uneLigne('nom')], presentation },
      unObjet({ lieu: { ...lieu, commune: 'Valbrune' } }),
    );
    expect(page).toContain('Commune');
    expect(page).toContain('Valbrune');
    expect(page).toContain('Auberge du Lac');
  });
});

describe('a gallery', () => {
  it('names who made each photo, always', () => {
    const medias = [
      photo('https://exemple.fr/a.jpg', { credit: '© Studio Lumière', licence: 'CC BY', legende: { fr: 'La façade' } }),
      photo('https://exemple.fr/b.jpg'),
    ];
    const page = html({ genre: 'galerie', legendes: false }, unObjet({ medias }));
    expect(page).toContain('© Studio Lumière – CC BY');
    expect(page).not.toContain('© ©');
    expect(page).toContain('alt="La façade"');
    expect(page).toContain('alt="Auberge du Lac"');
    expect(page).not.toContain('La façade</');
  });

  it('gives a photo that is called by its file the name of the objet', () => {
    const medias = [photo('https://exemple.fr/a.jpg', { titre: { fr: '10445.jpg' }, legende: { fr: 'IMG_10445' } })];
    const page = html({ genre: 'galerie', legendes: true }, unObjet({ medias }));
    expect(page).toContain('alt="Auberge du Lac"');
    expect(page).not.toContain('10445</');
  });

  it('says nothing of a photo that tells nothing', () => {
    const medias = [photo('https://exemple.fr/a.jpg', { decorative: true, titre: { fr: 'Un filet' } })];
    expect(html({ genre: 'galerie' }, unObjet({ medias }))).toContain('alt=""');
  });

  it('leaves out what may no longer be published, what is no image, and addresses that are none', () => {
    const medias = [
      photo('https://exemple.fr/fini.jpg', { jusquAu: '2026-11-14' }),
      photo('javascript:alert(1)'),
      photo('data:text/html,x'),
      { ...photo('https://exemple.fr/notice.pdf'), genre: 'document' as const },
      photo('https://exemple.fr/ok.jpg', { jusquAu: '2026-11-15' }),
    ];
    const page = html({ genre: 'galerie' }, unObjet({ medias }));
    expect(page.match(/<img/g)).toHaveLength(1);
    expect(page).toContain('ok.jpg');
  });

  it('shows those that this instance serves itself', () => {
    const page = html({ genre: 'galerie' }, unObjet({ medias: [photo('/public/photos/lac-1.jpg')] }));
    expect(page).toContain('src="/public/photos/lac-1.jpg"');
  });

  it('shows so many', () => {
    const medias = [1, 2, 3].map((n) => photo(`https://exemple.fr/${n}.jpg`));
    expect(html({ genre: 'galerie', maxPhotos: 2 }, unObjet({ medias })).match(/<img/g)).toHaveLength(2);
  });
});

describe('a QR code', () => {
  it('opens what it says, drawn as one picture', () => {
    const contacts = [{ genre: 'site' as const, valeur: 'https://exemple.fr', role: 'public' as const }];
    const page = html({ genre: 'qr-code', legendeQr: { fr: 'Notre site' } }, unObjet({ contacts }));
    expect(page).toContain('<svg');
    expect(page).toContain('href="https://exemple.fr/"');
    expect(page).toContain('Notre site');
  });

  it('is not there for an address that is none', () => {
    const contacts = [{ genre: 'site' as const, valeur: 'javascript:alert(1)', role: 'public' as const }];
    expect(rendu({ genre: 'qr-code' }, unObjet({ contacts }))).toBeNull();
    expect(rendu({ genre: 'qr-code', cibleQr: 'itineraire' }, unObjet())).toBeNull();
  });
});

describe('a map', () => {
  it('needs a position', () => {
    expect(rendu({ genre: 'carte' }, unObjet({ lieu: { ...lieu, commune: 'Valbrune' } }))).toBeNull();
    const located = unObjet({
      lieu: { ...lieu, commune: 'Valbrune', point: { lat: 45.1, lon: 5.2, qualite: 'source' } },
    });
    const page = html({ genre: 'carte' }, located);
    expect(page).toContain('data-lat="45.1"');
    expect(page).toContain('Valbrune');
    expect(html({ genre: 'carte', adresseSousCarte: false }, located)).not.toContain('Valbrune');
  });
});

describe('a free text', () => {
  it('is cleaned again, whatever was stored', () => {
    const texte = {
      fr: '<h2> </h2><p onclick="x()">Bonjour<script>alert(1)</script> <a href="javascript:x">ici</a></p>',
    };
    const page = html({ genre: 'texte-libre', texte }, unObjet());
    expect(page).toContain('Bonjour');
    for (const bad of ['script', 'onclick', '<h2>']) expect(page).not.toContain(bad);
  });

  it('of markup without words is no text', () => {
    expect(rendu({ genre: 'texte-libre', texte: { fr: '<p><br></p><h2></h2>' } }, unObjet())).toBeNull();
  });
});
