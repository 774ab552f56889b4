import type { Langue } from '@bridge/contract';
import { deuxPoints } from '../../composition/mots/ponctuation.words.ts';
import { de } from './mots/de.ts';
import { en } from './mots/en.ts';
import { es } from './mots/es.ts';
import { fr, type MotWeb } from './mots/fr.ts';
import { it } from './mots/it.ts';
import { ja } from './mots/ja.ts';
import { ko } from './mots/ko.ts';
import { nl } from './mots/nl.ts';
import { pt } from './mots/pt.ts';
import { ru } from './mots/ru.ts';
import { zh } from './mots/zh.ts';

const MOTS_WEB: Readonly<Record<Langue, Readonly<Record<MotWeb, string>>>> = {
  fr,
  en,
  de,
  nl,
  es,
  it,
  ru,
  zh,
  pt,
  ja,
  ko,
};

export type { MotWeb };

export type Mots = (mot: MotWeb) => string;

/** The words of a page in its language. */
export const motsEn =
  (langue: Langue): Mots =>
  (mot) =>
    MOTS_WEB[langue][mot];

/** A word about something that has a name: « Photo suivante : Le Lac ». */
export const motSur = (langue: Langue, mot: MotWeb, nom: string): string =>
  `${MOTS_WEB[langue][mot]}${deuxPoints(langue)}${nom}`;

/** All words of a language, for templates: {{ mots.filtrer }}. */
export const tousLesMots = (langue: Langue): Readonly<Record<MotWeb, string>> => MOTS_WEB[langue];
