import type { RessourceApercue } from '@bridge/contract';

/** What a page is tried on, where the record itself does not say: one objet, or the objets of a sélection. */
type Sujet = 'objet' | 'selection' | 'aucun';

interface Essayable {
  readonly sujet: Sujet;
  /** A visitor's question changes what is shown. */
  readonly seDemande: boolean;
  /** It is told which sites it is on, or which one it is. */
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

/** The names of the fields that a refusal speaks of. */
export const namesIn = (paths: readonly string[]) =>
  paths.map((path) => path.replace(/^valeurs\./, '').split('.')[0] ?? '');

/** As many signs of a title and of a description as a page of results shows. */
const [TITRE, DESCRIPTION] = [60, 155];

export const titreCoupe = (titre: string) => coupe(titre, TITRE);
export const descriptionCoupee = (description: string) => coupe(description, DESCRIPTION);

function coupe(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(' ');
  // At the last whole word, where there is one not too far.
  return `${cut.slice(0, space > most / 2 ? space : most)}…`;
}
