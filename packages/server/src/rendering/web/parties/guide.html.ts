import { element, escapeHtml } from '../../../platform/html.ts';
import type { FiltreRendu, GuideRendu } from '../modele.ts';
import type { Mots } from '../mots.ts';
import { idDe } from './champ.html.ts';
import { reponses } from './filtre.html.ts';
import { icone } from './icones.ts';

interface Guidee {
  readonly id: number;
  readonly filtres: readonly FiltreRendu[];
  /** How many objets are found, in words. */
  readonly compteur: string;
  readonly mots: Mots;
}

/** The questions of a guided search. Styles show one at a time; without scripts, all of them and a button. */
export function guidee(guide: GuideRendu, around: Guidee): string {
  const { mots, compteur } = around;
  const all = guide.questions.map((one) => question(one, guide, around)).join('');
  const submit = element('button', { type: 'submit', class: 'bridge-bouton' }, escapeHtml(mots('filtrer')));
  const [before, after] =
    guide.question === null ? [reprise(guide, mots), ''] : [entete(guide, mots), pas(guide, mots)];
  return (
    before +
    element('div', { class: 'bridge-questions' }, all + after) +
    element('div', { class: 'bridge-envoi bridge-sans-script' }, submit) +
    (guide.question === null ? '' : element('p', { class: 'bridge-invisible', role: 'status' }, escapeHtml(compteur)))
  );
}

function question(
  { code, intitule }: GuideRendu['questions'][number],
  guide: GuideRendu,
  { id, filtres, mots }: Guidee,
): string {
  const one = filtres.find((filtre) => filtre.code === code);
  if (one === undefined) return '';
  const options = { id, mots, menu: false, ouvert: true };
  const help = one.aide === '' ? '' : element('p', { class: 'bridge-aide' }, escapeHtml(one.aide));
  return element(
    'fieldset',
    {
      id: idDe(options, code, 'question'),
      class: 'bridge-question',
      'data-bridge-question': code === guide.question ? '' : undefined,
    },
    element('legend', { class: 'bridge-intitule' }, escapeHtml(intitule)) + help + reponses(one, options),
  );
}

/** Where the visitor is among the questions, and the way back. */
function entete({ question, questions, precedente, progres }: GuideRendu, mots: Mots): string {
  const rang = questions.findIndex(({ code }) => code === question) + 1;
  const back = precedente === null ? '' : lien(precedente, '', icone('avant') + escapeHtml(mots('precedent')));
  const bar = element('progress', { value: rang, max: questions.length, 'aria-hidden': 'true' }, '');
  return element(
    'div',
    { class: 'bridge-progres', 'data-bridge-pas': '' },
    back + element('p', {}, escapeHtml(progres)) + bar,
  );
}

/** The buttons send what is chosen, whether the list followed it or not: the server knows which question comes next. */
function pas({ question, questions, passer, voir }: GuideRendu, mots: Mots): string {
  const bouton = (vers: string, classe: string, words: string) =>
    element(
      'button',
      { type: 'submit', name: 'question', value: vers, class: `bridge-bouton${classe}` },
      escapeHtml(words),
    );
  const isLast = questions.at(-1)?.code === question;
  const next = bouton(`${question}-`, '', isLast ? voir : mots('suivant'));
  const skip =
    passer === null || isLast ? '' : lien(passer, 'bridge-bouton bridge-bouton-discret', escapeHtml(mots('passer')));
  const results = isLast ? '' : bouton('-', ' bridge-bouton-discret bridge-vers-resultats', voir);
  return element('div', { class: 'bridge-pas', 'data-bridge-pas': '' }, next + skip + results);
}

/** From the results, the way back to the questions. */
const reprise = ({ reprendre }: GuideRendu, mots: Mots): string =>
  element(
    'div',
    { class: 'bridge-pas', 'data-bridge-pas': '' },
    lien(reprendre, 'bridge-bouton bridge-bouton-discret', icone('avant') + escapeHtml(mots('reprendreQuestions'))),
  );

const lien = (href: string, classe: string, inside: string): string =>
  element('a', { href, rel: 'nofollow', class: classe || undefined, 'data-bridge-lien': '' }, inside);
