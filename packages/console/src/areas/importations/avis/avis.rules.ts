import { type Avis, openingOf, resourceById, TYPES_AVIS, theOf } from '@bridge/contract';

export const typeAvisLabel = (type: Avis['type']) => TYPES_AVIS.find(({ value }) => value === type)?.label ?? type;

/** The address where the subject of a notice is seen or corrected; null for a subject without a page. */
export function ciblePath({ cible }: Pick<Avis, 'cible'>): string | null {
  const resource = cible && resourceById(cible.ressource);
  return resource ? (openingOf(resource, cible.id)?.path ?? null) : null;
}

/** The words of that link: « Ouvrir le critère ». */
export function openText({ cible }: Pick<Avis, 'cible'>): string {
  const noun = cible && resourceById(cible.ressource)?.noun;
  return noun ? `Ouvrir ${theOf(noun)}` : 'Ouvrir';
}

/** The usages of the subject: « Sélections : 3, Blocs : 1 »; a subject that nothing uses can wait. */
export function usagesText({ usages }: Pick<Avis, 'usages'>): string {
  const used = usages.filter(({ nombre }) => nombre > 0);
  if (used.length === 0) return 'Personne ne s’en sert.';
  return used.map(({ libelle, nombre }) => `${libelle}\u00a0: ${nombre}`).join(', ');
}

/** Sorts the notices: those whose subject is used first, then the newest. */
export function byUrgency(one: Avis, other: Avis): number {
  const used = ({ usages }: Avis) => usages.reduce((sum, { nombre }) => sum + nombre, 0);
  return Number(used(other) > 0) - Number(used(one) > 0) || other.le.localeCompare(one.le);
}
