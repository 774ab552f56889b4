import type { ListeWeb } from '@bridge/contract';
import { codesDits, type Etat, ecriture, type Reponse } from '../filtres/filtre.rules.ts';
import type { Mesure } from '../pages/composition.ts';

/** What the statistics count: default answers are left out, since no visitor chose them. */
export function mesureDe(liste: ListeWeb, etat: Etat, total: number): Omit<Mesure, 'site'> {
  const { q, filtres } = etat;
  return {
    ressource: 'listeWeb',
    enregistrement: liste.id,
    objet: null,
    recherche: q === '' ? null : { texte: q, vide: total === 0 },
    filtres: codesDits(etat).flatMap((code) => {
      const reponse = filtres[code];
      if (reponse === undefined) return [];
      return reponse.genre === 'choix'
        ? reponse.slugs.map((slug) => `${code}=${slug}`)
        : // The position of a visitor is not counted.
          [`${code}=${mesuree(reponse)}`];
    }),
  };
}

function mesuree(reponse: Exclude<Reponse, { genre: 'choix' }>): string {
  if (reponse.genre === 'emprise') return 'carte';
  return reponse.genre === 'distance' ? `${reponse.km} km` : ecriture(reponse);
}
