import { expect, it } from 'vitest';
import { stylesDuGabarit, variablesDe } from './gabarit.variables.ts';

const logo = { fichier: 'images/l.svg', alternative: 'Logo', credit: null };
const remplissage = {
  titre: 'Guide',
  sousTitre: 'Un sous-titre',
  mention: 'Été 2027',
  image: null,
  logo,
  images: { svg: () => 'images/qr.svg' },
};
const palette = [{ nom: 'Lac', rvb: '#0b7285', cmjn: '90 30 35 10' }];

it('zones, parameters and jetons are variables of their kind; a model sets parameters and zones of text', () => {
  const zone = (nom: string, genre: 'texte' | 'logo' | 'date' | 'qr') => ({
    nom,
    libelle: nom,
    genre,
    obligatoire: false,
  });
  const propriete = (nom: string, genre: 'nombre' | 'oui-non' | 'choix', defaut: string) => ({
    nom,
    libelle: nom,
    genre,
    valeurs: '',
    defaut,
  });
  const gabarit = {
    base: 'propre',
    styles: [],
    zones: [
      zone('titre', 'texte'),
      zone('slogan', 'texte'),
      zone('logo', 'logo'),
      zone('date', 'date'),
      zone('site', 'qr'),
    ],
    proprietes: [
      propriete('pas', 'nombre', '4,5'),
      propriete('filet', 'oui-non', 'non'),
      propriete('ton', 'choix', 'clair'),
    ],
    jetons: [
      { nom: 'accent', genre: 'couleur' as const, valeur: '#0B7285' },
      { nom: 'retrait', genre: 'longueur' as const, valeur: '4,5 mm' },
      { nom: 'police', genre: 'police' as const, valeur: 'Source Sans 3' },
    ],
  };
  const parametres = { slogan: 'Le pays des lacs', filet: 'oui', site: 'https://aubrelande.example' };
  expect(variablesDe(gabarit, parametres, { palette, remplissage })).toEqual({
    accent: { genre: 'couleur', couleur: { rvb: '#0B7285', cmjn: [90, 30, 35, 10] } },
    retrait: { genre: 'longueur', nombre: 4.5, unite: 'mm' },
    police: { genre: 'texte', texte: 'Source Sans 3' },
    titre: { genre: 'texte', texte: 'Guide' },
    slogan: { genre: 'texte', texte: 'Le pays des lacs' },
    logo: { genre: 'image', image: logo },
    date: { genre: 'texte', texte: 'Été 2027' },
    site: {
      genre: 'image',
      image: { fichier: 'images/qr.svg', alternative: 'https://aubrelande.example', credit: null },
    },
    pas: { genre: 'nombre', nombre: 4.5 },
    filet: { genre: 'oui-non', oui: true },
    ton: { genre: 'texte', texte: 'clair' },
  });
});

it('the styles of a gabarit have the inks of the model', () => {
  const style = { nom: 'chapo', police: 'Inconnue', taille: 11, interligne: 14, couleur: '#0b7285' };
  expect(stylesDuGabarit([style], palette)).toEqual({
    chapo: {
      police: '',
      taille: 11,
      interligne: 14,
      graisse: 400,
      couleur: { rvb: '#0b7285', cmjn: [90, 30, 35, 10] },
    },
  });
});
