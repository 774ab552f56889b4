import { type Creation, nouvelleCreation, type Validation } from '@bridge/contract';
import type { Db } from '../../schema.ts';
import { ESPACES, FORMATS, TAGS } from './annonces.places.ts';
import { noteVues } from './contenu.repository.ts';
import { type Fabrique, jourApres } from './fabrique.ts';
import { makeAll, type Numeros, numberOf } from './numeros.ts';
import { et, mots } from './regles.ts';
import { modalitesDuFait, type Trouvailles } from './trouvailles.ts';

interface Faits {
  readonly fabrique: Fabrique;
  readonly trouvailles: Trouvailles;
  readonly jour: string;
  readonly medias: Numeros;
}

interface Regie {
  /** The number of annonces. */
  readonly annonces: number;
  readonly espaces: Numeros;
}

/** How many days annonces have been seen for, so that reports and forecasts have numbers. */
const JOURS_VUS = 56;

/** The régie of the region: its espaces, and annonces of every age. */
export async function createAnnonces(tx: Db, { fabrique, trouvailles, jour, medias }: Faits): Promise<Regie> {
  const formats = await makeAll(fabrique, 'formatAnnonce', FORMATS);
  const velo = mots('modalites', modalitesDuFait(trouvailles, 'abri-velo'));
  const tags = await makeAll(
    fabrique,
    'tagAnnonce',
    TAGS.map((tag) => (tag.code === 'velo' && velo.length > 0 ? { ...tag, regles: et(...velo) } : tag)),
  );
  const espaces = await makeAll(
    fabrique,
    'espace',
    ESPACES.map((espace) => ({ ...espace, formats: espace.formats.map((code) => numberOf(formats, code)) })),
  );
  const annonces = annoncesDe(trouvailles, jour, { formats, medias });
  const payeurs = new Map<string, number>();
  for (const annonceur of annonceursDe(annonces))
    payeurs.set(annonceur.nom, await fabrique.make('annonceur', annonceur));
  for (const { validation, places, cibles, payeur, objet: _, ...annonce } of annonces) {
    const id = await fabrique.make('annonce', {
      ...annonce,
      annonceur: numberOf(payeurs, payeur),
      espaces: places.map((code) => numberOf(espaces, code)),
      tagsCibles: cibles.map((code) => numberOf(tags, code)),
    });
    if (validation !== 'brouillon') await fabrique.change('annonce', id, { validation });
    const [lieu] = places;
    if (
      lieu !== undefined &&
      validation === 'validee' &&
      annonce.du < jourApres(jour, -JOURS_VUS) &&
      jour <= annonce.au
    )
      await noteVues(tx, { annonce: id, espace: numberOf(espaces, lieu), jour, jours: JOURS_VUS });
  }
  return { annonces: annonces.length, espaces };
}

interface AnnonceDeDemonstration {
  readonly nom: string;
  readonly format: number;
  readonly priorite: 'exclusif' | 'contrat' | 'remplissage';
  readonly objet?: number | null;
  readonly payeur: string;
  readonly convention?: string;
  readonly montant?: number;
  readonly creations: readonly Creation[];
  readonly du: string;
  readonly au: string;
  readonly places: readonly (typeof ESPACES)[number]['code'][];
  readonly cibles: readonly (typeof TAGS)[number]['code'][];
  readonly validation: Validation;
}

/** The advertisers, each once, with an e-mail address for shops. */
const annonceursDe = (annonces: readonly AnnonceDeDemonstration[]) =>
  annonces.map(({ payeur: nom, objet = null }) => ({
    nom,
    objet,
    ...(objet === null ? { contact: 'Camille Roussel', telephone: '05 55 00 00 00' } : {}),
  }));

/** The annonces, whose advertisers are establishments of the territory or invented shops. */
function annoncesDe(
  { objets }: Trouvailles,
  jour: string,
  { formats, medias }: { readonly formats: Numeros; readonly medias: Numeros },
): AnnonceDeDemonstration[] {
  const native = numberOf(formats, 'fiche-en-avant');
  const texte = numberOf(formats, 'texte-seul');
  const pleinePage = numberOf(formats, 'pleine-page');
  const dates = (du: number, au: number) => ({ du: jourApres(jour, du), au: jourApres(jour, au) });
  /** An establishment of the first existing type, if possible one that is open soon. */
  const annonceur = (...types: string[]) => {
    const [found = []] = types.map((type) => objets.filter(({ typeBridge }) => typeBridge === type)).filter(hasAny);
    return found.find(({ aVenir }) => aVenir) ?? found[0];
  };
  const [hotel, table, sortie] = [
    annonceur('hotel', 'chambre-hotes', 'camping'),
    annonceur('restaurant', 'degustation'),
    annonceur('activite', 'equipement', 'patrimoine'),
  ];
  const ecrite = (values: Partial<Creation>) => ({ ...nouvelleCreation(texte), ...values });
  return [
    {
      nom: `${hotel?.nom ?? 'Hébergement'}, en tête des hébergements`,
      format: native,
      priorite: 'contrat',
      payeur: hotel?.nom ?? 'Hébergement',
      objet: hotel?.id ?? null,
      convention: 'RG-014',
      montant: 480,
      creations: [
        { ...nouvelleCreation(native), accroche: 'Trois nuits pour le prix de deux jusqu’à la fin du mois.' },
      ],
      ...dates(-62, 40),
      places: ['entre-les-resultats'],
      cibles: [],
      validation: 'validee',
    },
    {
      nom: `${table?.nom ?? 'Restaurant'}, menu de saison`,
      format: texte,
      priorite: 'exclusif',
      payeur: table?.nom ?? 'Restaurant',
      objet: table?.id ?? null,
      convention: 'RG-015',
      montant: 350,
      creations: [
        ecrite({
          titre: 'Le menu de saison est arrivé',
          accroche: 'Réservez votre table pour le week-end.',
          bouton: 'Voir la fiche',
        }),
      ],
      ...dates(15, 60),
      places: ['pied-de-fiche'],
      cibles: ['gastronomie'],
      validation: 'validee',
    },
    {
      nom: 'Cycles de l’Ambre, location de vélos',
      format: texte,
      priorite: 'contrat',
      payeur: 'Cycles de l’Ambre',
      montant: 220,
      creations: [
        ecrite({
          titre: 'Louez un vélo pour la journée',
          accroche: 'Livré à votre hébergement, casque et carte compris.',
          bouton: 'Réserver',
          url: 'https://cycles-de-l-ambre.example/location',
        }),
        ecrite({
          langue: 'en',
          titre: 'Rent a bike for the day',
          accroche: 'Delivered to your door, helmet and map included.',
          bouton: 'Book now',
          url: 'https://cycles-de-l-ambre.example/en/rental',
        }),
      ],
      ...dates(30, 45),
      places: ['pied-de-fiche'],
      cibles: ['velo'],
      validation: 'a-valider',
    },
    {
      nom: `${sortie?.nom ?? 'Sortie'}, vacances en famille`,
      format: native,
      priorite: 'contrat',
      payeur: sortie?.nom ?? 'Sortie',
      objet: sortie?.id ?? null,
      creations: [],
      ...dates(60, 120),
      places: ['entre-les-resultats'],
      cibles: ['famille'],
      validation: 'brouillon',
    },
    {
      nom: 'Fromagerie de l’Ambre, page du guide',
      format: pleinePage,
      priorite: 'contrat',
      payeur: 'Fromagerie de l’Ambre',
      convention: 'RG-016',
      montant: 650,
      creations: [
        {
          ...nouvelleCreation(pleinePage),
          media: { ref: 'media', id: numberOf(medias, 'annonce-pleine-page') },
          url: 'https://fromagerie-de-l-ambre.example/',
        },
      ],
      ...dates(-10, 120),
      places: ['page-intercalaire'],
      cibles: ['gastronomie'],
      validation: 'validee',
    },
    {
      nom: 'Librairie du Beffroi, guides de randonnée',
      format: texte,
      priorite: 'remplissage',
      payeur: 'Librairie du Beffroi',
      creations: [
        ecrite({
          titre: 'Les guides de randonnée sont là',
          accroche: 'Cartes, topoguides et conseils au centre du bourg.',
          url: 'https://librairie-du-beffroi.example/',
        }),
      ],
      ...dates(-120, -60),
      places: ['en-tete-de-l-agenda'],
      cibles: [],
      validation: 'validee',
    },
  ];
}

const hasAny = (found: readonly unknown[]) => found.length > 0;
