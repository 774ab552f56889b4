import { CHAMPS_DE_TRI, type CleDeTri, GRAINES, mesureEnMots, type Names, nomDeRef } from '@bridge/contract';
import { manqueDeCle } from './cle.rules.ts';

/** What a key does, in one sentence: « Par nom, A → Z ». */
export function phraseDeCle(cle: CleDeTri, noms: Names): string {
  const manque = manqueDeCle(cle);
  switch (cle.genre) {
    case 'champ': {
      const champ = CHAMPS_DE_TRI.find(({ value }) => value === cle.champ);
      return `${champ?.label ?? cle.champ}, ${champ?.[cle.sens] ?? cle.sens}${vides(cle.videsEnDernier)}`;
    }
    case 'nombre': {
      if (manque) return manque;
      const mesure = mesureEnMots(cle.mesure, noms);
      const sens = cle.sens === 'croissant' ? 'du plus petit au plus grand' : 'du plus grand au plus petit';
      return `Par ${mesure.replace(/^la valeur /, '')}, ${sens}${vides(cle.videsEnDernier)}`;
    }
    case 'distance': {
      if (manque) return manque;
      // A name after a colon: « de Annecy », « de Le Bourget » would be wrong.
      const lieu = cle.libelle ? `autour de\u00a0: ${cle.libelle}` : 'autour de ce point';
      const depuis = cle.depuis === 'visiteur' ? depuisVisiteur(cle.point === null ? null : lieu) : lieu;
      return `${cle.sens === 'croissant' ? 'Les plus proches' : 'Les plus éloignés'} d’abord, ${depuis}`;
    }
    case 'modalites':
      return manque ?? `D’abord ${cle.modalites.map((ref) => nomDeRef(ref, noms)).join(', puis ')}`;
    case 'manuel':
      return (
        manque ??
        (cle.objets.length === 0
          ? 'Dans l’ordre que vous donnerez'
          : `Dans l’ordre choisi\u00a0: ${cle.objets.length} ${cle.objets.length > 1 ? 'objets placés' : 'objet placé'}, puis les autres`)
      );
    case 'aleatoire':
      return `Au hasard, ${GRAINES.find(({ value }) => value === cle.graine)?.label ?? cle.graine}`;
    case 'rotation':
      return 'Chacun son tour\u00a0: chaque jour le suivant passe en tête, à égalité';
  }
}

const vides = (enDernier: boolean) => (enDernier ? '' : ', ceux sans valeur d’abord');

function depuisVisiteur(lieu: string | null): string {
  return lieu === null ? 'autour du visiteur quand sa position est connue' : `autour du visiteur (sinon ${lieu})`;
}
