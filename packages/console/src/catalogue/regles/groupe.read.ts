import { type Groupe, LIENS } from '@bridge/contract';

/** Whether a value is a tree of rules, finished or not: a draft holds unfinished conditions. */
export function isGroupe(value: unknown): value is Groupe {
  if (typeof value !== 'object' || value === null) return false;
  if (!('genre' in value) || !('lien' in value) || !('regles' in value)) return false;
  const { genre, lien, regles } = value;
  return (
    genre === 'groupe' && LIENS.some((one) => one.value === lien) && Array.isArray(regles) && regles.every(isRegle)
  );
}

function isRegle(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('genre' in value)) return false;
  return value.genre === 'groupe' ? isGroupe(value) : typeof value.genre === 'string';
}
