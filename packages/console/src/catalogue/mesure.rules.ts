import { MESURES_SIMPLES, type Mesure } from '@bridge/contract';

/** The numbers of an objet that may be chosen, with their labels. The first four are whole; the others need a detail. */
export const MESURES_OFFERTES = [
  ...MESURES_SIMPLES.map(({ value, label }) => ({ value: `simple:${value}` as const, label })),
  { value: 'capacite', label: 'Capacité' },
  { value: 'completude', label: 'Part traduite dans une langue (%)' },
  { value: 'critere', label: 'Critère chiffré' },
  { value: 'champ', label: 'Champ ajouté chiffré' },
  { value: 'score', label: 'Score d’un profil' },
] as const;
export type MesureOfferte = (typeof MESURES_OFFERTES)[number]['value'];

export function offreDe(mesure: Mesure): MesureOfferte {
  return mesure.genre === 'simple' ? `simple:${mesure.champ}` : mesure.genre;
}

/** An empty measure of this kind, refused by the schema until its detail is chosen. */
export function mesureVide(offre: string): Mesure {
  const simple = MESURES_SIMPLES.find(({ value }) => offre === `simple:${value}`);
  if (simple) return { genre: 'simple', champ: simple.value };
  switch (offre) {
    case 'capacite':
      return { genre: 'capacite', mesure: '' };
    case 'completude':
      return { genre: 'completude', langue: 'en' };
    case 'critere':
      return { genre: 'critere', critere: { ref: 'critere', id: 0 } };
    case 'champ':
      return { genre: 'champ', code: '' };
    case 'score':
      return { genre: 'score', profil: { ref: 'scoring', id: 0 } };
    default:
      return { genre: 'simple', champ: 'prix' };
  }
}

/** Whether a value is a measure, finished or not: a draft may hold unfinished ones. */
export function isMesure(value: unknown): value is Mesure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'genre' in value &&
    MESURES_OFFERTES.some((one) => one.value.split(':')[0] === value.genre)
  );
}

export function uniteDe(mesure: Mesure): string {
  if (mesure.genre === 'completude') return '%';
  if (mesure.genre !== 'simple') return '';
  return MESURES_SIMPLES.find(({ value }) => value === mesure.champ)?.unite ?? '';
}
