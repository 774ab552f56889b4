import type { Fragment, Noeud, NoeudDe } from '@bridge/contract';
import type { Occurrence } from '../../../catalogue/jours/occurrences.rules.ts';
import { motDuProduit, texteEn } from '../../mots/langue.rules.ts';
import { dateEnMots, heureEnLangue } from '../../mots/nombre.words.ts';
import { valeursDuChamp } from '../champ.values.ts';
import { isSaidByWeekdays, lignesDOuverture, prochainesDates, texteEtranger } from '../ouverture.values.ts';
import type { Scene } from '../scene.ts';
import { lignesDeTarif } from '../tarif.values.ts';

const DATES = 5;

export function composeHoraires(scene: Scene): Noeud[] {
  const { bloc, objet, langue } = scene;
  const periodes = bloc.horaires === 'dates' ? [] : lignesDOuverture(objet.document, scene);
  const dates = bloc.horaires === 'periodes' ? [] : prochainesDates(objet.document, scene, bloc.nombreDates ?? DATES);
  const shown = periodes.length > 0 && areTold(dates, scene) ? [] : dates;
  const elements = shown.map(({ jour, ouvre, ferme }): Fragment => {
    const heures = [ouvre, ferme].flatMap((heure) => (heure === undefined ? [] : heureEnLangue(heure, langue)));
    return { texte: [dateEnMots(jour, langue), heures.join(' – ')].filter(Boolean).join(', ') };
  });
  return [
    ...(periodes.length === 0 ? [] : [{ genre: 'horaires' as const, lignes: periodes }]),
    ...(elements.length === 0 ? [] : [{ genre: 'liste' as const, titre: null, colonnes: 1, elements }]),
  ];
}

/**
 * Whether the periods tell these dates already: below « tous les jours », three days in a row say nothing more. They do where « le samedi »
 * is all that a period says of its days, or where the source's own sentence stands in the place of the periods.
 */
function areTold(dates: readonly Occurrence[], scene: Scene): boolean {
  const { document } = scene.objet;
  if (texteEtranger(document, scene) !== null || isSaidByWeekdays(document, dates)) return false;
  const jours = [...new Set(dates.map(({ jour }) => Date.parse(jour) / 86_400_000))];
  return jours.every((jour, rang) => rang === 0 || jour - (jours[rang - 1] ?? jour) === 1);
}

export function composeTarifs(scene: Scene): Noeud[] {
  const { bloc, objet } = scene;
  const { tarifs } = objet.document;
  const lignes = lignesDeTarif(objet.document, scene);
  const texte = texteEn(tarifs.texte, scene);
  const paiements = bloc.paiements ? valeursDuChamp('paiements', scene) : [];
  const elements = paiements.flatMap((valeur) => (valeur.genre === 'texte' ? [valeur.fragment] : []));
  return [
    ...(tarifs.mode === 'gratuit' ? [paragraphe({ texte: motDuProduit('gratuit', scene) })] : []),
    ...(lignes.length === 0 ? [] : [{ genre: 'tarifs' as const, lignes }]),
    ...(texte === null ? [] : [paragraphe(texte)]),
    ...(elements.length === 0
      ? []
      : [{ genre: 'liste' as const, titre: { texte: motDuProduit('paiements', scene) }, colonnes: 1, elements }]),
  ];
}

/** The means of payment of a bloc of prices that tells nothing else, or null. */
export function paiementsSeuls(noeuds: readonly Noeud[]): NoeudDe<'liste'> | null {
  const [first, ...others] = noeuds;
  return first?.genre === 'liste' && others.length === 0 ? first : null;
}

function paragraphe(fragment: Fragment): Noeud {
  return { genre: 'paragraphe', fragments: [fragment] };
}
