import type { Langue } from '@bridge/contract';

/** The signature without an entity's own words: the team of the instance. */
export const EQUIPE: Readonly<Record<Langue, (nom: string) => string>> = {
  fr: (nom) => `L’équipe ${nom}`,
  en: (nom) => `The ${nom} team`,
  de: (nom) => `Ihr Team von ${nom}`,
  nl: (nom) => `Het team van ${nom}`,
  es: (nom) => `El equipo de ${nom}`,
  it: (nom) => `Il team di ${nom}`,
  ru: (nom) => `Команда ${nom}`,
  zh: (nom) => `${nom}团队`,
  pt: (nom) => `A equipa de ${nom}`,
  ja: (nom) => `${nom}チーム`,
  ko: (nom) => `${nom} 팀`,
};
