import type { Parue } from './parue.ts';

/** The body of a webhook, with what its receiver needs to fetch the files. */
export function contenuDeParution({ generation, planification, modele, titre, adresse }: Parue) {
  const { id, langue, pages, objets, fichiers, decide_le } = generation;
  return {
    evenement: 'parution',
    planification: { id: planification.id, nom: planification.nom },
    document: { id, modele: modele.code, titre, langue, pages, objets, valideLe: decide_le?.toISOString() ?? null },
    fichiers: fichiers
      // The sheets of the printer have no public address.
      .filter(({ sortie }) => sortie !== 'impression')
      .map(({ sortie, nom, poids }) =>
        sortie === 'feuilletable'
          ? { sortie, adresse: adresse.replace(/\.pdf$/, '') }
          : { sortie, nom, poids, adresse },
      ),
  };
}
