import type { RessourcePubliee } from '@bridge/contract';

/** What pages are made of, and so what makes them anew when it changes: « selection:9 ». */

/** Key of a record whose every save counts at once. Those that have a published version count when it changes. */
const CLES: Readonly<Record<string, (id: number) => string>> = {
  site: (id) => `site:${id}`,
  selection: (id) => `selection:${id}`,
  tri: (id) => `tri:${id}`,
  modeleListe: (id) => `modele:${id}`,
  filtre: (id) => `filtre:${id}`,
  bloc: (id) => `bloc:${id}`,
  objet: (id) => `objet:${id}`,
  media: (id) => `media:${id}`,
  gabaritListe: () => 'gabarits',
  gabaritElement: () => 'gabarits',
  gabaritFiche: () => 'gabarits',
  gabaritCarte: () => 'gabarits',
  gabaritInfobulle: () => 'gabarits',
  composant: () => 'gabarits',
  codePersonnalise: () => 'codes',
  type: () => CATALOGUE,
  critere: () => CATALOGUE,
  modalite: () => CATALOGUE,
  // Conditions, orders and what a site may show rest on them.
  tag: () => CATALOGUE,
  scoring: () => CATALOGUE,
  entite: () => CATALOGUE,
};

/** Every page depends on it. */
export const CATALOGUE = 'catalogue';

export const RESSOURCES_DES_PAGES: readonly string[] = Object.keys(CLES);

export function cleDe(ressource: string, id: number): string | undefined {
  return CLES[ressource]?.(id);
}

const PUBLIEES: Readonly<Record<RessourcePubliee, string>> = {
  listeWeb: 'liste',
  ficheWeb: 'fiche',
  moteur: 'moteur',
  carte: 'carte',
};

export function clePubliee(ressource: RessourcePubliee, id: number): string {
  return `${PUBLIEES[ressource]}:${id}`;
}

/** The start of a site and its map tell of every list: of one more, too. */
export const cleDAccueil = (site: number) => `accueil:${site}`;

/** What changes with the published version of a record, `sites` those that it is on: as it is saved, and as it is or was shown. */
export function clesPubliees(ressource: RessourcePubliee, id: number, ...sites: readonly unknown[]): string[] {
  const on = sites.flat().filter((site) => typeof site === 'number');
  return [clePubliee(ressource, id), ...[...new Set(on)].map(cleDAccueil)];
}

const RETRAIT = '!';

/** The same, of what is not to be shown any more: not even from the copy that is kept for when the database is away. */
export function retrait(cle: string): string {
  return `${RETRAIT}${cle}`;
}

export interface Changement {
  readonly cles: ReadonlySet<string>;
  readonly retraits: ReadonlySet<string>;
}

export function changementDe(notees: readonly string[]): Changement {
  const retraits = notees.filter((cle) => cle.startsWith(RETRAIT)).map((cle) => cle.slice(RETRAIT.length));
  return {
    cles: new Set([...notees.filter((cle) => !cle.startsWith(RETRAIT)), ...retraits]),
    retraits: new Set(retraits),
  };
}

/** Whether what depends on some keys is touched by others. */
export function touche(cles: readonly string[], changees: ReadonlySet<string>): boolean {
  return changees.has(CATALOGUE) || cles.some((cle) => changees.has(cle));
}
