import { type Carte, carte, type FicheWeb, type ListeWeb, listeWeb } from '@bridge/contract';
import type { Db } from '../../schema.ts';
import { isUsedBySite, sitesOfOthers, sitesWithout, unpublishedParts } from './remarques.repository.ts';

const SENTENCES = {
  moteur: (nom: string) =>
    `Son moteur «\u00a0${nom}\u00a0» n’est pas publié\u00a0: les visiteurs n’ont pas de filtres. Publiez-le.`,
  carte: (nom: string) =>
    `Sa carte «\u00a0${nom}\u00a0» n’est pas publiée\u00a0: les visiteurs ne la voient pas. Publiez-la.`,
} as const;
const WITHOUT_SITE =
  'Aucun site ne se sert de cette fiche\u00a0: choisissez-la dans la partie «\u00a0Fiches\u00a0» d’un site.';

/** Warns that a published list leaves out the filters and the map that it names until those are published too. */
export async function remarksOfListe(db: Db, liste: ListeWeb): Promise<string[]> {
  const parts = await unpublishedParts(db, liste);
  return [
    ...parts.map(({ ressource, nom }) => SENTENCES[ressource](nom)),
    ...(await remarksOfPlaces(db, listeWeb.id, liste)),
    ...(await remarksOfCodes(db, liste)),
  ];
}

/** Custom codes run where the list is of the entity of the site: `codesDe`. */
async function remarksOfCodes(db: Db, liste: ListeWeb): Promise<string[]> {
  if (liste.codes.length === 0) return [];
  return (await sitesOfOthers(db, liste)).map(
    (nom) =>
      `Ses codes personnalisés ne s’exécutent pas sur «\u00a0${nom}\u00a0», qui appartient à une autre entité. Demandez-lui de les ajouter à son site si la page en a besoin.`,
  );
}

/** Warns that the owner of a site took the map off it, or no longer invites the entity of the map. */
export async function remarksOfCarte(db: Db, published: Carte): Promise<string[]> {
  return remarksOfPlaces(db, carte.id, published);
}

type Placed = Pick<ListeWeb, 'id' | 'sites' | 'entiteId'>;

async function remarksOfPlaces(db: Db, ressource: string, { id, sites, entiteId }: Placed): Promise<string[]> {
  return (await sitesWithout(db, { ressource, id, sites, entiteId })).map(
    (nom) =>
      `Elle ne paraît pas sur «\u00a0${nom}\u00a0»\u00a0: l’entité à qui ce site appartient l’en a retirée, ou ne vous y invite plus. Voyez avec elle.`,
  );
}

/** Warns that no site shows a published fiche until a site names it. */
export async function remarksOfFiche(db: Db, { id }: FicheWeb): Promise<string[]> {
  return (await isUsedBySite(db, id)) ? [] : [WITHOUT_SITE];
}
