import {
  CANAUX,
  colonnesDe,
  dayInWords,
  faitsDe,
  formatNumber,
  joursDuRapport,
  languageName,
  type NombresDAnnonce,
  periodeDuRapport,
  type RapportDAnnonceur,
} from '@bridge/contract';

interface Ligne {
  readonly nom: string;
  readonly valeurs: readonly string[];
  /** The length of a bar, as a part of the largest from 0 to 1. */
  readonly part: number;
}

export interface TableDeRapport {
  readonly titre: string;
  /** The head of the first column, then of the numbers. */
  readonly colonnes: readonly string[];
  readonly lignes: readonly Ligne[];
}

/** A report in words and figures, ready to be drawn on a page or on paper. */
export interface RapportEnMots {
  readonly titre: string;
  readonly periode: string;
  readonly entite: string;
  readonly faits: readonly { readonly nom: string; readonly valeur: string }[];
  readonly jours: {
    readonly debut: string;
    readonly fin: string;
    readonly barres: readonly { readonly part: number; readonly dit: string }[];
  };
  readonly tables: readonly TableDeRapport[];
  readonly pages: readonly {
    readonly generation: number;
    readonly page: number;
    /** « Guide de l’été, page 12 ». */
    readonly legende: string;
    readonly detail: string;
  }[];
  readonly methode: string;
}

const METHODE =
  'Une vue est comptée quand la moitié de l’annonce est restée visible une seconde, une fois par affichage\u00a0; les robots sont écartés. Un passage est une diffusion entière sur un écran, une parution un document imprimé validé. Le comptage se fait sans cookie et sans rien savoir des visiteurs.';

export function rapportEnMots(rapport: RapportDAnnonceur): RapportEnMots {
  const { annonceur, entite, du, au, total, jours, lieux, annonces, parutions } = rapport;
  const days = joursDuRapport({ du, au }, jours);
  const most = Math.max(1, ...days.map(({ valeur }) => valeur));
  const canalOf = (canal: string) => CANAUX.find(({ value }) => value === canal)?.label ?? canal;
  const tables = [
    table('Par annonce', 'Annonce', annonces),
    table(
      'Par lieu',
      'Lieu',
      lieux.map(({ canal, nom, ...nombres }) => ({ nom: `${canalOf(canal)}, ${nom}`, ...nombres })),
    ),
    table(
      'Par jour',
      'Jour',
      jours.map(({ jour, ...nombres }) => ({ nom: dayInWords(jour), ...nombres })),
    ),
  ];
  return {
    titre: annonceur,
    periode: periodeDuRapport({ du, au }),
    entite: entite ?? '',
    faits: faitsDe(total),
    jours: {
      debut: dayInWords(du),
      fin: dayInWords(au),
      barres: days.map(({ valeur, dit }) => ({ part: valeur / most, dit })),
    },
    tables: tables.filter(({ lignes, colonnes }) => lignes.length > 0 && colonnes.length > 1),
    pages: parutions.flatMap(({ generation, nom, langue, annonce, le, pages }) =>
      pages.map((page) => ({
        generation,
        page,
        legende: `${nom}, page ${page}`,
        detail: `${annonce}, ${languageName(langue).toLowerCase()}, ${dayInWords(le)}`,
      })),
    ),
    methode: METHODE,
  };
}

function table(
  titre: string,
  premiere: string,
  lignes: readonly (NombresDAnnonce & { readonly nom: string })[],
): TableDeRapport {
  const shown = colonnesDe(lignes);
  const weight = ({ vues, passages, parutions }: NombresDAnnonce) => vues + passages + parutions;
  const most = Math.max(1, ...lignes.map(weight));
  return {
    titre,
    colonnes: [premiere, ...shown.map(([, libelle]) => libelle)],
    lignes: lignes.map((ligne) => ({
      nom: ligne.nom,
      valeurs: shown.map(([cle]) => formatNumber(ligne[cle])),
      part: weight(ligne) / most,
    })),
  };
}
