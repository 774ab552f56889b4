import type { RessourceApercue } from '@bridge/contract';

/** What a page is tried on when the record does not say it: one objet, or the objets of a sélection. */
type Sujet = 'objet' | 'selection' | 'aucun';

interface Essayable {
  readonly sujet: Sujet;
  /** The query of a visitor changes the page. */
  readonly seDemande: boolean;
  /** The record says which sites show it, or is a site itself. */
  readonly ditSonSite: boolean;
}

const RIEN = { sujet: 'aucun', seDemande: false, ditSonSite: false } as const satisfies Essayable;
const OBJET = { ...RIEN, sujet: 'objet' } as const satisfies Essayable;
const SELECTION = { ...RIEN, sujet: 'selection' } as const satisfies Essayable;

/** How each kind of record is tried. */
export const ESSAYABLES: Readonly<Record<RessourceApercue, Essayable>> = {
  site: { ...RIEN, ditSonSite: true },
  listeWeb: { ...RIEN, seDemande: true },
  modeleListe: SELECTION,
  ficheWeb: OBJET,
  moteur: { ...SELECTION, seDemande: true },
  filtre: { ...SELECTION, seDemande: true },
  carte: RIEN,
  gabaritListe: SELECTION,
  gabaritElement: OBJET,
  gabaritFiche: OBJET,
  gabaritCarte: SELECTION,
  gabaritInfobulle: OBJET,
  composant: OBJET,
  codePersonnalise: RIEN,
};

/** The names of the fields that a refusal is about. */
export const namesIn = (paths: readonly string[]) =>
  paths.map((path) => path.replace(/^valeurs\./, '').split('.')[0] ?? '');

/** The longest title and description that search engines show. */
const [TITRE, DESCRIPTION] = [60, 155];

export const titreCoupe = (titre: string) => coupe(titre, TITRE);
export const descriptionCoupee = (description: string) => coupe(description, DESCRIPTION);

function coupe(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(' ');
  // The cut is at the last whole word, if one is near.
  return `${cut.slice(0, space > most / 2 ? space : most)}…`;
}
