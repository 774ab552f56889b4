import type { ConditionDe, Groupe, PeriodeDeRegle, Regle, TypeBridge } from '@bridge/contract';

/** Rules, said in short. */

export const et = (...regles: Regle[]): Groupe => ({ genre: 'groupe', lien: 'et', regles });
export const ou = (...regles: Regle[]): Groupe => ({ genre: 'groupe', lien: 'ou', regles });
export const sauf = (...regles: Regle[]): Groupe => ({ genre: 'groupe', lien: 'sauf', regles });

export const types = (...valeurs: TypeBridge[]): ConditionDe<'liste'> => ({
  genre: 'liste',
  champ: 'typeBridge',
  op: 'une',
  valeurs,
});

export const fait = (nom: ConditionDe<'fait'>['fait'], present = true): ConditionDe<'fait'> => ({
  genre: 'fait',
  fait: nom,
  present,
});

type Mots = ConditionDe<'mots'>;

/** At least one of these words; no rule without words. */
export const mots = (champ: Mots['champ'], valeurs: Mots['valeurs']): Mots[] =>
  valeurs.length === 0 ? [] : [{ genre: 'mots', champ, op: 'une', valeurs }];

/** Events and openings in a period; visitors may ask for other days. */
export const aLieu = (periode: PeriodeDeRegle, sansDate = false): ConditionDe<'date'> => ({
  genre: 'date',
  sens: 'a-lieu',
  periode,
  sansDate,
  parametre: 'quand',
});
