import type { Langue } from '@bridge/contract';
import { numberFormat, pluralRules } from '../../../composition/mots/formats.ts';
import { motsEn } from '../../../rendering/web/mots.ts';

/** The words of a guided search that hold numbers. */

const PROGRES: Readonly<Record<Langue, string>> = {
  fr: 'Question {} sur {}',
  en: 'Question {} of {}',
  de: 'Frage {} von {}',
  nl: 'Vraag {} van {}',
  es: 'Pregunta {} de {}',
  it: 'Domanda {} di {}',
  ru: 'Вопрос {} из {}',
  zh: '第 {} 题，共 {} 题',
  pt: 'Pergunta {} de {}',
  ja: '質問 {} / {}',
  ko: '질문 {} / {}',
};

export const questionSur = (rang: number, total: number, langue: Langue): string =>
  PROGRES[langue].replace('{}', String(rang)).replace('{}', String(total));

/** One form for each way that the language counts. */
type Formes = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

const VOIR: Readonly<Record<Langue, Formes>> = {
  fr: { one: 'Voir le résultat', other: 'Voir les {} résultats' },
  en: { one: 'Show {} result', other: 'Show {} results' },
  de: { one: '{} Ergebnis anzeigen', other: '{} Ergebnisse anzeigen' },
  nl: { one: '{} resultaat tonen', other: '{} resultaten tonen' },
  es: { one: 'Ver {} resultado', other: 'Ver {} resultados' },
  it: { one: 'Vedi {} risultato', other: 'Vedi {} risultati' },
  ru: { one: 'Показать {} результат', few: 'Показать {} результата', other: 'Показать {} результатов' },
  zh: { other: '查看 {} 个结果' },
  pt: { one: 'Ver {} resultado', other: 'Ver {} resultados' },
  ja: { other: '{} 件を見る' },
  ko: { other: '결과 {}개 보기' },
};

export function resultatsAVoir(total: number, langue: Langue): string {
  if (total === 0) return motsEn(langue)('aucunResultat');
  const formes = VOIR[langue];
  const forme = formes[pluralRules(langue).select(total)] ?? formes.other;
  return forme.replace('{}', numberFormat(langue).format(total)).replace(/(?<=\d) /, '\u00a0');
}
