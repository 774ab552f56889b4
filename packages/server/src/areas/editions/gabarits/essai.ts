import { type FormatImprime, type JeuDEssai, modeleEdition, rubriqueDynamique } from '@bridge/contract';
import type {
  EditionComposee,
  GabaritsLus,
  PartieComposee,
  Presentation,
} from '../../../composition/edition/edition-composee.ts';
import { spread } from '../../../composition/edition/section.rules.ts';
import type { PageImprimee } from '../../../rendering/print/document/document.ts';
import type { FicheTiree } from '../../../rendering/print/fiche.imprimee.ts';
import type { ImageImprimee } from '../../../rendering/print/image.imprimee.ts';
import type { Images } from '../../../rendering/print/images.ts';
import { baseDe, isIllustree, largeurDeFiche, pageDe, vignetteDe } from '../../../rendering/print/pages/page.rules.ts';
import { parseBrouillon } from '../../brouillon.rules.ts';

export interface Essai {
  readonly jeu: JeuDEssai;
  readonly format: FormatImprime;
  readonly gabarits: GabaritsLus;
  readonly notes: Extract<PartieComposee<FicheTiree>, { readonly genre: 'notes' }> | null;
}

const COMBIEN: Record<JeuDEssai, number> = { ordinaire: 12, longs: 8, 'sans-photo': 12, seule: 1, nombreuses: 150 };
const CHAPITRES = [
  { titre: 'Se loger', chapeau: 'Hôtels, chambres et gîtes, du bord de l’eau aux crêtes.', couleur: '#0b7285' },
  { titre: 'Manger et boire', chapeau: 'Tables, fermes et terrasses où l’on prend le temps.', couleur: '#9c4221' },
] as const;

/** A test edition without a catalogue: fiches as gabarits have to hold them, from the shortest to the longest. */
export function editionDEssai({ jeu, format, gabarits, notes }: Essai, images: Images): EditionComposee<FicheTiree> {
  const modele = {
    ...parseBrouillon(modeleEdition, { nom: 'Document d’essai', format, langues: ['fr'] }).record,
    titre: { fr: jeu === 'longs' ? TITRE_LONG : 'Les beaux jours' },
    sousTitre: { fr: 'Le guide du territoire' },
    mention: { fr: 'Jeu d’essai' },
    piedDePage: { fr: 'Office de tourisme, 2 place de la Halle' },
    couleurs: [{ nom: 'Lac', rvb: '#0b7285', cmjn: '90 30 35 10' }],
  };
  const base = baseDe(gabarits.edition);
  const page = pageDe(modele, 'ecran', base);
  const chapitres = CHAPITRES.slice(0, jeu === 'seule' ? 1 : undefined);
  const sommaire: PartieComposee<FicheTiree> = { genre: 'sommaire', element: { genre: 'sommaire', saut: 'page' } };
  return {
    modele,
    langue: 'fr',
    gabarits,
    medias: { logo: null, couverture: null, deuxieme: null, troisieme: null, quatrieme: null, profil: null },
    // The gabarit that is tried comes first.
    parties: [
      ...(notes ? [notes] : []),
      ...(gabarits.sommaire ? [sommaire] : []),
      ...chapitres.map((chapitre, rang) => chapitreDEssai(chapitre, String(rang), { jeu, base, page, images })),
      ...(gabarits.sommaire ? [] : [sommaire]),
    ],
    complements: [],
    remarques: [],
    objets: [],
  };
}

interface Feuille {
  readonly jeu: JeuDEssai;
  readonly base: string;
  readonly page: PageImprimee;
  readonly images: Images;
}

function chapitreDEssai(
  { titre, chapeau, couleur }: (typeof CHAPITRES)[number],
  cle: string,
  feuille: Feuille,
): PartieComposee<FicheTiree> {
  const { record } = parseBrouillon(rubriqueDynamique, { nom: titre, titre: { fr: titre }, chapeau: { fr: chapeau } });
  const combien = COMBIEN[feuille.jeu];
  const rubrique = spread(record, combien);
  const fiches = Array.from({ length: combien }, (_, rang) =>
    ficheDEssai(rang, `${cle}-${rang}`, rubrique.parRangee, feuille),
  );
  const communes = [...new Set(fiches.map(({ commune }) => commune))];
  return {
    genre: 'rubrique',
    cle,
    element: {
      genre: 'rubrique',
      rubrique: { ref: 'rubriqueDynamique', id: 0 },
      titre: {},
      selection: null,
      tri: null,
      couleur,
      saut: 'page',
    },
    rubrique,
    image: null,
    groupes: communes.map((commune) => ({
      titre: commune,
      niveau: 1,
      elements: fiches.filter((one) => one.commune === commune).map((fiche) => ({ genre: 'fiche', fiche })),
    })),
    retenus: fiches.length,
  };
}

const COMMUNES = ['Clairbourg', 'Pont-l’Aubrelle', 'Saint-Aubin-des-Sources'] as const;
const NOMS = ['Le Moulin', 'Auberge du Pré', 'Chez Léone', 'La Grange aux Hirondelles', 'Les Trois Sapins'] as const;
const NOM_LONG = 'Résidence de tourisme et maison d’hôtes de l’ancienne filature royale de Saint-Barthélemy-lès-Forges';
const TITRE_LONG = 'Séjourner, manger et se promener en Aubrelande méridionale';
const TEXTE = 'Une grande maison de pierre au bord de la rivière, son jardin et sa cuisine de saison. ';
const PRESENTATIONS: readonly Presentation[] = ['vedette', 'standard', 'standard', 'encadree', 'compacte', 'standard'];

/** A test fiche. `rang` is its position in the chapter, which decides how long its texts are. */
function ficheDEssai(rang: number, cle: string, parRangee: number, { jeu, base, page, images }: Feuille): FicheTiree {
  const isLong = jeu === 'longs';
  const presentation = jeu === 'nombreuses' ? 'compacte' : pick(PRESENTATIONS, rang);
  const vignette = vignetteDe(base, presentation, largeurDeFiche(page, parRangee));
  const commune = pick(COMMUNES, Math.floor((3 * rang) / COMBIEN[jeu]));
  const hasPhoto = jeu !== 'sans-photo' && isIllustree(base, presentation);
  return {
    genre: 'fiche',
    cle,
    objet: rang + 1,
    nom: isLong ? NOM_LONG : `${pick(NOMS, rang)}${rang < NOMS.length ? '' : ` ${rang + 1}`}`,
    commune: isLong ? `${commune}-en-Haute-Aubrelande` : commune,
    type: 'Hôtel',
    presentation,
    numero: rang + 1,
    photo: hasPhoto ? photoDEssai(rang, images) : null,
    vignette,
    picto: null,
    code: null,
    blocs: [
      {
        titre: '',
        style: '',
        noeuds: [
          { genre: 'paragraphes', paragraphes: [[{ texte: TEXTE.repeat(isLong ? 12 : 1 + (rang % 3)).trim() }]] },
        ],
      },
      {
        titre: 'Contact',
        style: '',
        noeuds: [
          {
            genre: 'puces',
            titre: '',
            lignes: [
              [{ texte: isLong ? '127 bis, chemin rural de l’ancienne voie ferrée, 00000' : '4 rue Haute' }],
              [{ texte: '+33 1 99 00 00 00' }],
              [{ texte: 'bonjour@exemple.fr', href: 'mailto:bonjour@exemple.fr' }],
            ],
          },
        ],
      },
    ],
    labels: [],
    dessin: '',
    autre: null,
  };
}

const TEINTES = ['#7c9885', '#b5838d', '#6d8ea0', '#c2a878'] as const;

/** A drawing of a landscape in two strokes, in place of a photo. */
function photoDEssai(rang: number, images: Images): ImageImprimee {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200"><rect width="300" height="200" fill="#dfe7ea"/><circle cx="230" cy="55" r="24" fill="#f4e3b2"/><path d="M0 150 80 70l60 60 50-40 110 70v40H0Z" fill="${pick(TEINTES, rang)}"/></svg>`;
  return { fichier: images.svg(svg), alternative: 'Photo d’essai', credit: 'Jeu d’essai' };
}

function pick<T>(items: readonly T[], rang: number): T {
  // The lists of this file are never empty.
  return items[rang % items.length] as T;
}
