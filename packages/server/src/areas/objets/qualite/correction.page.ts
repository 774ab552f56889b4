import { formatNumber, frenchDate, labelOfSysteme, TYPES_BRIDGE } from '@bridge/contract';
import { element, escapeHtml } from '../../../platform/html.ts';
import { privateDocument, privatePage, privateRefusal } from '../../../platform/http/secret-link.ts';
import type { ACorriger } from './correction.repository.ts';
import { conseilDe, corrigiblesDe } from './correction.words.ts';
import type { EntiteAJoindre } from './liens.repository.ts';
import {
  ancreDeFiche,
  confirmationDe,
  formulaireCroise,
  formulaireDe,
  STYLE_DE_REPONSE,
} from './reponses/reponses.html.ts';
import type { Repondu } from './reponses/reponses.repository.ts';
import type { Faite } from './reponses/reponses.rules.ts';
import type { Croisee } from './reponses/reponses.service.ts';

const STYLE = `:root{color-scheme:light dark;--filet:light-dark(#d5dce3,#323c46);--gris:light-dark(#5a6774,#9aa7b4)}
body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:48rem;padding:2rem 1.25rem 4rem;color:light-dark(#1d2733,#e6ebf0);background:light-dark(#fff,#14191f)}
h1{font-size:1.75rem;margin:0 0 .5rem;overflow-wrap:anywhere}h2{font-size:1.125rem;margin:0;overflow-wrap:anywhere}p{margin:0 0 .5rem}
.quiet{color:var(--gris);font-size:.875rem}article{margin-top:1rem;padding:1rem 1.25rem;border:1px solid var(--filet);border-radius:.5rem;break-inside:avoid}
ul{margin:.5rem 0 0;padding-left:1.25rem}li{margin:.25rem 0}
${STYLE_DE_REPONSE}`;

export const entetesDeCorrection = () => privatePage(STYLE, { form: true });

const MESSAGES = {
  ferme: [
    'Ce lien n’est plus ouvert',
    'Il a expiré, ou il a été révoqué. Demandez-en un nouveau à qui vous l’a donné.',
  ],
  inconnu: ['Page introuvable', 'Ce lien ne mène à rien. Vérifiez que vous l’avez copié en entier.'],
  illisible: [
    'Réponse non reçue',
    'Elle est trop longue. Revenez en arrière, raccourcissez-la, puis envoyez-la de nouveau.',
  ],
  rien: [
    'Rien à envoyer',
    'Vous n’avez rien écrit. Revenez en arrière, dites ce qu’il faut corriger, puis envoyez-le.',
  ],
} as const;
export type RefusDeCorrection = keyof typeof MESSAGES;

export const STATUTS: Readonly<Record<RefusDeCorrection, number>> = {
  ...{ ferme: 410, inconnu: 404 },
  ...{ illisible: 422, rien: 422 },
};

export function pageDeRefus(refus: RefusDeCorrection): string {
  return privateRefusal(STYLE, MESSAGES[refus]);
}

/** What is told to who sends too much, with the seconds after which an answer is received again. */
export function pageDAttente(seconds: number): string {
  const texte = `Trop d’envois en peu de temps. Revenez en arrière et recommencez dans ${attenteEnMots(seconds)}.`;
  return privateRefusal(STYLE, ['Réponse non reçue', texte]);
}

/** « 12 minutes », never less than the wait. */
function attenteEnMots(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'heure'];
  return count > 1 ? `${count}\u00a0${unit}s` : `une ${unit}`;
}

/** What is told to whoever sends a text in the place of an answer that their page did not show; `retour` leads to that answer. */
export function pageCroisee(
  objet: number,
  { nom, croisees, reste }: { readonly nom: string; readonly croisees: readonly Croisee[]; readonly reste: boolean },
  retour: string,
): string {
  const titre = 'Vous avez déjà envoyé une autre réponse';
  const autres = reste ? ' Le reste de votre formulaire est bien reçu.' : '';
  const texte = `Elle a été envoyée depuis une autre fenêtre, ou par quelqu’un qui a le même lien. Rien n’a été remplacé\u00a0: gardez-la, ou envoyez votre texte à sa place après y avoir repris ce qui compte\u00a0: l’office verra alors les deux.${autres}`;
  const keep = element('p', {}, element('a', { href: retour }, 'Garder ce qui est déjà envoyé'));
  const said = `${element('h1', {}, titre)}${element('p', { role: 'alert' }, texte)}${element('p', { class: 'quiet' }, escapeHtml(nom))}`;
  return privateDocument(STYLE, titre, `<main>${said}${formulaireCroise(objet, nom, croisees)}${keep}</main>`);
}

export interface Correction {
  /** The name of the owner, or null when the source gives a number only. */
  readonly nom: string | null;
  /** Where most of the objets are, in words. */
  readonly communes: readonly string[];
  /** The public pages of the objets that have one. */
  readonly pages: ReadonlyMap<number, string>;
  readonly entite: EntiteAJoindre | null;
  readonly expireLe: Date;
  readonly items: readonly ACorriger[];
  readonly total: number;
  /** What the owner answered by this link. */
  readonly reponses: readonly Repondu[];
  /** What a form of the page has just done, or null. */
  readonly faite: Faite | null;
}

const LISTE = new Intl.ListFormat('fr', { type: 'conjunction' });
const DAY = frenchDate({ day: 'numeric', month: 'long', year: 'numeric' });

/** The page of corrections of an owner, for anybody who has its link. */
export function pageDeCorrection(correction: Correction): string {
  const { nom, communes, pages, entite, expireLe, items, total, reponses, faite } = correction;
  const titre = nom === null ? 'Fiches à corriger' : `Fiches à corriger\u00a0: ${nom}`;
  const head = [
    entite === null ? '' : element('p', { class: 'quiet' }, escapeHtml(entite.nom)),
    element('h1', {}, escapeHtml(titre)),
    nom === null && communes.length > 0
      ? element('p', {}, escapeHtml(`Vos fiches\u00a0: ${LISTE.format(communes)}.`))
      : '',
    element('p', {}, escapeHtml(resume(total, items))),
    element(
      'p',
      { class: 'quiet' },
      escapeHtml(
        `Vous pouvez aussi nous dire ici ce qu’il faut écrire${items.length > 1 ? '\u00a0: envoyez ce qui est d’une fiche avant d’écrire dans une autre' : ''}. Cette page suit vos corrections à chaque import. Elle reste ouverte jusqu’au ${DAY.format(expireLe)}.`,
      ),
    ),
    entite === null ? '' : aJoindre(entite),
  ];
  const dites = (objet: number) => reponses.filter((reponse) => reponse.objet === objet);
  const confirmation = faite === null ? '' : confirmationDe(faite, dites(faite.objet), entite);
  const isListed = items.some(({ id }) => id === faite?.objet);
  const left = total - items.length;
  const more = left > 0 ? element('p', { class: 'quiet' }, `Et ${formatNumber(left)} autres, à voir ensuite.`) : '';
  return privateDocument(
    STYLE,
    titre,
    `<main>${isListed ? '' : confirmation}${head.join('')}${items.map((one) => fiche(one, pages.get(one.id), dites(one.id), entite, one.id === faite?.objet ? confirmation : '')).join('')}${more}</main>`,
  );
}

/** Whom to ask, where the office says how. */
function aJoindre({ nom, contact, email, telephone }: EntiteAJoindre): string {
  if (email === '' && telephone === '') return '';
  const ways = [
    ...(email === '' ? [] : [element('a', { href: `mailto:${email}` }, escapeHtml(email))]),
    ...(telephone === '' ? [] : [element('a', { href: `tel:${telephone.replace(/\s/g, '')}` }, escapeHtml(telephone))]),
  ];
  const who = [contact, nom].filter((part) => part !== '').join(', ');
  return element('p', {}, `${escapeHtml(`Une question\u00a0? Adressez-vous à ${who}`)}\u00a0: ${ways.join(', ')}.`);
}

function resume(total: number, items: readonly ACorriger[]): string {
  if (total === 0) return 'Il n’y a plus rien à corriger dans vos fiches. Merci\u00a0!';
  const systemes = [...new Set(items.map(({ systeme }) => labelOfSysteme(systeme)))];
  const ou = systemes.length === 1 ? ` dans ${systemes[0]}` : ' à la source';
  return total > 1
    ? `${formatNumber(total)} fiches demandent une correction. Corrigez-les${ou}\u00a0: elles paraîtront mieux sur les sites, dans les éditions et sur les écrans.`
    : `Une fiche demande une correction. Corrigez-la${ou}\u00a0: elle paraîtra mieux sur les sites, dans les éditions et sur les écrans.`;
}

function fiche(
  { id, nom, type, commune, identifiant, anomalies, majLe }: ACorriger,
  page: string | undefined,
  dites: readonly Repondu[],
  entite: EntiteAJoindre | null,
  confirmation: string,
): string {
  const said = [
    TYPES_BRIDGE.find(({ value }) => value === type)?.label ?? '',
    commune,
    identifiant === '' ? '' : `fiche ${identifiant}`,
    majLe === null ? '' : `mise à jour le ${DAY.format(majLe)}`,
  ].filter((part) => part !== '');
  const corrigibles = corrigiblesDe(anomalies);
  const todo = corrigibles.map((anomalie) => element('li', {}, escapeHtml(conseilDe(anomalie))));
  return element(
    'article',
    { id: ancreDeFiche(id) },
    `${element('h2', {}, page === undefined ? escapeHtml(nom) : element('a', { href: page }, escapeHtml(nom)))}${element('p', { class: 'quiet' }, escapeHtml(said.join(', ')))}${confirmation}<ul>${todo.join('')}</ul>${formulaireDe(id, nom, corrigibles, dites, entite)}`,
  );
}
