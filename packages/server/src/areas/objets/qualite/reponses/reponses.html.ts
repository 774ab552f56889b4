import { type Anomalie, frenchDate, LONGEST_REPONSE } from '@bridge/contract';
import { element, escapeHtml, voidElement } from '../../../../platform/html.ts';
import { conseilDe } from '../correction.words.ts';
import type { Repondu } from './reponses.repository.ts';
import { DITES, ditesEnChamp, nomDuChamp } from './reponses.rules.ts';

export const STYLE_DE_REPONSE = `form{margin-top:.75rem}label{display:block;margin:.75rem 0 .25rem}summary{cursor:pointer;padding:.25rem 0}
textarea{box-sizing:border-box;width:100%;min-height:4.5rem;padding:.5rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--gris);border-radius:.25rem}
button{margin-top:.75rem;padding:.5rem 1rem;font:inherit;color:inherit;background:transparent;border:1px solid currentcolor;border-radius:.25rem;cursor:pointer}
@media print{details{display:none}}`;

const DAY = frenchDate({ day: 'numeric', month: 'long', year: 'numeric' });

/** The place of an objet on the page. */
export const ancreDeFiche = (objet: number): string => `fiche-${objet}`;

/** The form by which an owner says what to write, thing by thing, with what they said already. */
export function formulaireDe(
  objet: number,
  nom: string,
  anomalies: readonly Anomalie[],
  dites: readonly Repondu[],
): string {
  const champs = [...anomalies, '' as const].map((anomalie) => {
    const name = nomDuChamp(anomalie);
    const id = `${ancreDeFiche(objet)}-${name}`;
    const dite = dites.find((one) => one.anomalie === anomalie);
    const label = anomalie === '' ? 'Autre chose à corriger dans cette fiche' : conseilDe(anomalie);
    const attributes = { id, name, rows: 3, maxlength: LONGEST_REPONSE };
    return `${element('label', { for: id }, escapeHtml(label))}${element('textarea', attributes, `\n${escapeHtml(dite?.texte ?? '')}`)}${suiteDe(dite)}`;
  });
  const hidden = (name: string, value: string | number) => voidElement('input', { type: 'hidden', name, value });
  const around = hidden('objet', objet) + hidden(DITES, ditesEnChamp(dites));
  const send = element('button', { 'aria-label': `Envoyer à l’office\u00a0: ${nom}` }, 'Envoyer à l’office');
  const form = element('form', { method: 'post' }, `${around}${champs.join('')}${send}`);
  const summary = dites.length === 0 ? 'Répondre à l’office' : `Vos réponses à l’office (${dites.length})`;
  return element('details', dites.length === 0 ? {} : { open: '' }, `${element('summary', {}, summary)}${form}`);
}

/** What became of an answer. */
function suiteDe(dite: Repondu | undefined): string {
  if (dite === undefined) return '';
  const said =
    dite.traiteeLe === null
      ? `Reçu le ${DAY.format(dite.recueLe)}.`
      : `Reçu le ${DAY.format(dite.recueLe)}, pris en compte le ${DAY.format(dite.traiteeLe)}.`;
  return element('p', { class: 'quiet' }, escapeHtml(said));
}
