import type { EtatDeSante, Sante } from '@bridge/contract';

/** The meaning of facts about the instance, and what to do about them. */

interface Verdict {
  readonly etat: EtatDeSante;
  readonly conseil: string | null;
}

const FINE: Verdict = { etat: 'bon', conseil: null };
const HOUR = 60 * 60 * 1000;
const MEGABYTE = 1_000_000;

export function judgeBase({ connexions, connexionsMax }: { connexions: number; connexionsMax: number }): Verdict {
  if (connexions < connexionsMax * 0.8) return FINE;
  return {
    etat: 'attention',
    conseil:
      'Presque toutes les connexions à la base sont prises. Arrêtez les programmes qui en gardent, ou augmentez max_connections dans PostgreSQL.',
  };
}

export function judgeTaches(items: Sante['taches']['items'], now: Date): Verdict {
  const failed = items.find(({ erreur }) => erreur !== null);
  if (failed) {
    const conseil = `La tâche «\u00a0${failed.nom}\u00a0» a échoué\u00a0; elle sera reprise dans l’heure. Si elle échoue encore, le journal du serveur en dit la raison.`;
    return { etat: 'panne', conseil };
  }
  const late = items.filter(({ dernierLe }) => dernierLe === null || now.getTime() - Date.parse(dernierLe) > 3 * HOUR);
  if (late.length === 0) return FINE;
  const conseil =
    'Une tâche n’a pas tourné depuis plus de trois heures. Vérifiez qu’au moins un serveur Bridge fonctionne sans interruption.';
  return { etat: 'attention', conseil };
}

export function judgeStockage(space: { libre: number; total: number } | null): Verdict {
  if (space === null)
    return { etat: 'attention', conseil: 'L’espace libre n’a pas pu être lu. Vérifiez les droits sur DATA_DIR.' };
  if (space.libre < 500 * MEGABYTE) {
    const conseil =
      'Le disque est presque plein\u00a0: la base pourrait s’arrêter. Libérez de la place dès maintenant.';
    return { etat: 'panne', conseil };
  }
  if (space.libre < space.total * 0.1)
    return { etat: 'attention', conseil: 'Il reste moins de 10\u00a0% de place. Prévoyez d’agrandir le disque.' };
  return FINE;
}

export function judgeMediatheque({ bientot, expires }: Pick<Sante['mediatheque'], 'bientot' | 'expires'>): Verdict {
  if (expires > 0) {
    const conseil =
      'Des médias ont des droits passés\u00a0: ils ne sont plus montrés. Prolongez leurs droits, ou remplacez-les là où ils servent.';
    return { etat: 'attention', conseil };
  }
  if (bientot === 0) return FINE;
  return {
    etat: 'attention',
    conseil: 'Les droits de certains médias finissent cette semaine. Prolongez-les à temps.',
  };
}
