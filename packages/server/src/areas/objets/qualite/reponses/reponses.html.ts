import { type Anomalie, frenchDate, LONGEST_REPONSE } from '@bridge/contract';
import { element, escapeHtml, voidElement } from '../../../../platform/html.ts';
import { questionDe, VEUT_DES_PHOTOS } from '../correction.words.ts';
import type { EntiteAJoindre } from '../liens.repository.ts';
import type { Repondu } from './reponses.repository.ts';
import { DITES, ditesEnChamp, type Faite, nomDuChamp } from './reponses.rules.ts';
import type { Croisee } from './reponses.service.ts';

export const STYLE_DE_REPONSE = `form{margin-top:.75rem}form+p{margin-top:1.25rem}label{display:block;margin:.75rem 0 .25rem}summary{cursor:pointer;padding:.25rem 0}
textarea{box-sizing:border-box;width:100%;min-height:4.5rem;padding:.5rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--gris);border-radius:.25rem}
blockquote{margin:.25rem 0 0;padding-left:.75rem;border-left:3px solid var(--gris);white-space:pre-wrap;overflow-wrap:anywhere}
.recue{margin:.75rem 0 0;padding:.75rem 1rem;border-left:3px solid light-dark(#1a7f4b,#5fcf95);background:light-dark(#eaf7f0,#16291f)}
button{margin-top:.75rem;padding:.5rem 1rem;font:inherit;color:inherit;background:transparent;border:1px solid currentcolor;border-radius:.25rem;cursor:pointer}
@media print{details{display:none}}`;

const DAY = frenchDate({ day: 'numeric', month: 'long', year: 'numeric' });
const MOMENT = frenchDate({ dateStyle: 'long', timeStyle: 'short' });

/** The place of an objet on the page. */
export const ancreDeFiche = (objet: number): string => `fiche-${objet}`;

/** The form by which an owner says what to write, thing by thing, with what they said already. */
export function formulaireDe(
  objet: number,
  nom: string,
  anomalies: readonly Anomalie[],
  dites: readonly Repondu[],
  entite: EntiteAJoindre | null,
): string {
  const champs = [...anomalies, '' as const].map((anomalie) => {
    const dite = dites.find((one) => one.anomalie === anomalie);
    const label = element('label', { for: idDuChamp(objet, anomalie) }, escapeHtml(questionDe(anomalie)));
    return `${label}${champDe(objet, anomalie, dite?.texte ?? '')}${suiteDe(dite)}`;
  });
  const photos = anomalies.some((anomalie) => VEUT_DES_PHOTOS.has(anomalie)) ? photosParCourriel(nom, entite) : '';
  const send = element('button', { 'aria-label': `Envoyer à l’office\u00a0: ${nom}` }, 'Envoyer à l’office');
  const form = formulaire(objet, dites, `${photos}${champs.join('')}${send}`);
  const summary = dites.length === 0 ? 'Répondre à l’office' : `Vos réponses à l’office (${dites.length})`;
  return element('details', dites.length === 0 ? {} : { open: '' }, `${element('summary', {}, summary)}${form}`);
}

const idDuChamp = (objet: number, anomalie: Anomalie | ''): string => `${ancreDeFiche(objet)}-${nomDuChamp(anomalie)}`;

const champDe = (objet: number, anomalie: Anomalie | '', texte: string): string =>
  element(
    'textarea',
    { id: idDuChamp(objet, anomalie), name: nomDuChamp(anomalie), rows: 3, maxlength: LONGEST_REPONSE },
    `\n${escapeHtml(texte)}`,
  );

/** A form about an objet, which tells the answers that it shows. */
function formulaire(objet: number, dites: Parameters<typeof ditesEnChamp>[0], inside: string): string {
  const hidden = (name: string, value: string | number) => voidElement('input', { type: 'hidden', name, value });
  return element('form', { method: 'post' }, hidden('objet', objet) + hidden(DITES, ditesEnChamp(dites)) + inside);
}

/** How photos reach the office: the page takes texts alone. */
function photosParCourriel(nom: string, entite: EntiteAJoindre | null): string {
  const email = entite?.email ?? '';
  const lien = (address: string) =>
    element(
      'a',
      { href: `mailto:${address}?subject=${encodeURIComponent(`Photos\u00a0: ${nom}`)}` },
      escapeHtml(address),
    );
  const comment = email === '' ? 'donnez-les à l’office.' : `joignez-les à un e-mail à ${lien(email)}.`;
  return element('p', { class: 'quiet' }, `Cette page ne reçoit pas de fichiers. Pour envoyer des photos, ${comment}`);
}

/** The form by which an owner chooses between what they sent and what another of their windows sent before. */
export function formulaireCroise(objet: number, nom: string, croisees: readonly Croisee[]): string {
  const champs = croisees.map(({ anomalie, texte, presente }) => {
    const deja = element(
      'p',
      { class: 'quiet' },
      escapeHtml(`Déjà envoyé le ${MOMENT.format(presente.recueLe)}\u00a0:`),
    );
    const label = element(
      'label',
      { for: idDuChamp(objet, anomalie) },
      'Ce que vous venez d’écrire, qui n’est pas envoyé',
    );
    return `${element('h2', {}, escapeHtml(questionDe(anomalie)))}${deja}${element('blockquote', {}, escapeHtml(presente.texte))}${label}${champDe(objet, anomalie, texte)}`;
  });
  const dites = croisees.map(({ anomalie, presente }) => ({ anomalie, texte: presente.texte }));
  const send = element(
    'button',
    { 'aria-label': `Remplacer ce qui est déjà envoyé\u00a0: ${nom}` },
    'Remplacer ce qui est déjà envoyé',
  );
  return formulaire(objet, dites, `${champs.join('')}${send}`);
}

/** What a form has just done to the answers about an objet, and what comes next; empty for an answer that is no more what was sent then. */
export function confirmationDe({ etat, le }: Faite, dites: readonly Repondu[], entite: EntiteAJoindre | null): string {
  const said = (texte: string) => element('p', { class: 'recue', role: 'status' }, escapeHtml(texte));
  if (etat === 'retiree') return said('Votre réponse est retirée.');
  const isWaiting = dites.some(({ recueLe, traiteeLe }) => recueLe.getTime() === le.getTime() && traiteeLe === null);
  const qui = entite?.nom || 'L’office';
  const texte = `Bien reçu le ${MOMENT.format(le)}. ${qui} lit votre réponse, puis corrige la fiche ou vous recontacte. Cette page dira sous votre texte quand il est pris en compte\u00a0; d’ici là, vous pouvez le modifier et l’envoyer de nouveau.`;
  return isWaiting ? said(texte) : '';
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
