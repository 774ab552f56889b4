import { type CalculDePoints, civilDay, formatNumber, numeroOf } from '@bridge/contract';
import type { Contexte } from '../regle/contexte.ts';
import { mesureDe } from '../regle/mesure.rules.ts';
import type { ObjetIndexe } from '../regle/objet-indexe.ts';

/** The share of a rule's points that an objet gets, from 0 to 1, with the reason in words. */
export interface Part {
  readonly part: number;
  readonly detail: string;
}

export function partDe(calcul: CalculDePoints, objet: ObjetIndexe, contexte: Contexte): Part {
  switch (calcul.mode) {
    case 'fixe':
      return { part: 1, detail: '' };
    case 'proportionnel': {
      const valeur = mesureDe(calcul.mesure, objet, contexte);
      if (valeur === null) return { part: 0, detail: 'aucune valeur' };
      return {
        part: dansLesBornes(valeur / calcul.plein),
        detail: `${formatNumber(valeur)} sur ${formatNumber(calcul.plein)}`,
      };
    }
    case 'degressif':
      return partDuTemps(calcul, objet, contexte);
  }
}

const dansLesBornes = (part: number) => Math.min(1, Math.max(0, part));

type Degressif = Extract<CalculDePoints, { mode: 'degressif' }>;

/** Counted in civil days: the score of a day is the same from morning to night. */
function partDuTemps({ repere, jours }: Degressif, objet: ObjetIndexe, { jour }: Contexte): Part {
  const [aujourdhui, date] = [numeroOf(jour), dateDuRepere(repere, objet, jour)];
  const repereLe = date === null ? null : numeroOf(date);
  if (aujourdhui === null || repereLe === null)
    return { part: 0, detail: repere === 'prochaineDate' ? 'aucune date à venir' : 'date inconnue' };
  const ecart = Math.max(0, repere === 'prochaineDate' ? repereLe - aujourdhui : aujourdhui - repereLe);
  return { part: dansLesBornes(1 - ecart / jours), detail: ecartEnMots(repere, ecart) };
}

function dateDuRepere(repere: Degressif['repere'], objet: ObjetIndexe, jour: string): string | null {
  if (repere === 'prochaineDate') {
    // Read from the days themselves: the date in the index is that of the last indexing.
    const plage = objet.jours.find(({ au }) => au >= jour);
    if (plage === undefined) return null;
    return plage.du > jour ? plage.du : jour;
  }
  const instant = objet[repere];
  return instant === null ? null : civilDay(instant);
}

function ecartEnMots(repere: Degressif['repere'], ecart: number): string {
  if (ecart === 0) return 'aujourd’hui';
  const duree = `${formatNumber(ecart)}\u00a0${ecart > 1 ? 'jours' : 'jour'}`;
  return repere === 'prochaineDate' ? `dans ${duree}` : `il y a ${duree}`;
}
