import { type Carte, carte, type FicheWeb, type ListeWeb, listeWeb } from '@bridge/contract';
import { type MediaRefuse, mediaFor } from '../../composition/media.ts';
import { type Lecteur, texteEn } from '../../composition/mots/texte.rules.ts';
import type { Db } from '../../schema.ts';
import { type CalqueRefuse, calquesRefuses } from './cartes/calque.repository.ts';
import { configPubliee } from './configuration/config.repository.ts';
import { isUsedBySite, sitesOfOthers, sitesWithout, unpublishedParts } from './remarques.repository.ts';

const SENTENCES = {
  moteur: (nom: string) =>
    `Son moteur «\u00a0${nom}\u00a0» n’est pas publié\u00a0: les visiteurs n’ont pas de filtres. Publiez-le.`,
  carte: (nom: string) =>
    `Sa carte «\u00a0${nom}\u00a0» n’est pas publiée\u00a0: les visiteurs ne la voient pas. Publiez-la.`,
} as const;
/** Why visitors do not see the file of a map. */
const FICHIERS: Readonly<Record<MediaRefuse | CalqueRefuse, (nom: string) => string>> = {
  absent: (nom) =>
    `Elle ne dessine pas «\u00a0${nom}\u00a0»\u00a0: son fichier n’est plus dans la médiathèque. Choisissez-en un autre.`,
  incomplet: (nom) =>
    `Elle ne dessine pas «\u00a0${nom}\u00a0»\u00a0: son fichier est à compléter. Ouvrez-le dans la médiathèque.`,
  droits: (nom) =>
    `Elle ne dessine pas «\u00a0${nom}\u00a0»\u00a0: les droits de son fichier ne permettent pas le web aujourd’hui. Ouvrez-les dans la médiathèque.`,
  genre: (nom) =>
    `Elle ne dessine pas «\u00a0${nom}\u00a0»\u00a0: son fichier n’est plus un tracé. Choisissez-en un autre.`,
  poids: (nom) =>
    `Elle ne dessine pas «\u00a0${nom}\u00a0»\u00a0: son fichier dépasse 5\u00a0Mo. Simplifiez-le, puis remplacez-le dans la médiathèque.`,
};
const FRANCAIS: Lecteur = { langue: 'fr', parDefaut: 'fr' };
const WITHOUT_SITE =
  'Aucun site ne se sert de cette fiche\u00a0: choisissez-la dans la partie «\u00a0Fiches\u00a0» d’un site.';

/** Warns that a published list leaves out the filters and the map that it names until those are published too. */
export async function remarksOfListe(db: Db, liste: ListeWeb): Promise<string[]> {
  const parts = await unpublishedParts(db, liste);
  return [
    ...parts.map(({ ressource, nom }) => SENTENCES[ressource](nom)),
    ...(await remarksOfPlaces(db, listeWeb.id, liste)),
    ...(await remarksOfCarteACote(db, liste)),
    ...(await remarksOfCodes(db, liste)),
  ];
}

/** The owner of a site who takes a map off it takes it from beside the lists too. No invitation is needed there. */
async function remarksOfCarteACote(db: Db, { carte: id, sites }: ListeWeb): Promise<string[]> {
  if (id === null) return [];
  return (await sitesWithout(db, { ressource: carte.id, id, sites, entiteId: null })).map(
    (nom) =>
      `Sa carte ne paraît pas sur «\u00a0${nom}\u00a0»\u00a0: l’entité à qui ce site appartient l’en a retirée. Voyez avec elle.`,
  );
}

/** Custom codes run where the list is of the entity of the site: `codesDe`. */
async function remarksOfCodes(db: Db, liste: ListeWeb): Promise<string[]> {
  if (liste.codes.length === 0) return [];
  return (await sitesOfOthers(db, liste)).map(
    (nom) =>
      `Ses codes personnalisés ne s’exécutent pas sur «\u00a0${nom}\u00a0», qui appartient à une autre entité. Demandez-lui de les ajouter à son site si la page en a besoin.`,
  );
}

/** Warns that the owner of a site took the map off it, or no longer invites the entity of the map; and of files that it does not draw. */
export async function remarksOfCarte(db: Db, published: Carte, at: Date): Promise<string[]> {
  const cadre = { configuration: configPubliee(db, at), at };
  const fichiers = published.calques.flatMap((calque) =>
    calque.genre === 'fichier' ? [{ nom: texteEn(calque.nom, FRANCAIS).texte, id: calque.fichier.id }] : [],
  );
  const ids = fichiers.map(({ id }) => id);
  const refuses = ids.length === 0 ? undefined : await calquesRefuses(db, ids);
  const hidden = await Promise.all(
    fichiers.map(async ({ nom, id }) => {
      const media = await mediaFor('web', cadre, id);
      const refus = typeof media === 'string' ? media : refuses?.get(id);
      return refus === undefined ? [] : [FICHIERS[refus](nom)];
    }),
  );
  return [...(await remarksOfPlaces(db, carte.id, published)), ...hidden.flat()];
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
