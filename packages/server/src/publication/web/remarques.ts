import type { FicheWeb, ListeWeb } from '@bridge/contract';
import type { Db } from '../../schema.ts';
import { isUsedBySite, unpublishedParts } from './remarques.repository.ts';

const SENTENCES = {
  moteur: (nom: string) =>
    `Son moteur «\u00a0${nom}\u00a0» n’est pas publié\u00a0: les visiteurs n’ont pas de filtres. Publiez-le.`,
  carte: (nom: string) =>
    `Sa carte «\u00a0${nom}\u00a0» n’est pas publiée\u00a0: les visiteurs ne la voient pas. Publiez-la.`,
} as const;
const WITHOUT_SITE =
  'Aucun site ne se sert de cette fiche\u00a0: choisissez-la dans la partie «\u00a0Fiches\u00a0» d’un site.';

/** A published list shows the filters and the map that it names once they are published too. */
export async function remarksOfListe(db: Db, liste: ListeWeb): Promise<string[]> {
  return (await unpublishedParts(db, liste)).map(({ ressource, nom }) => SENTENCES[ressource](nom));
}

/** A published fiche is shown by the sites that name it. */
export async function remarksOfFiche(db: Db, { id }: FicheWeb): Promise<string[]> {
  return (await isUsedBySite(db, id)) ? [] : [WITHOUT_SITE];
}
