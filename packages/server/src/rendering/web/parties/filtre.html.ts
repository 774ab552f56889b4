import { element, escapeHtml, voidElement } from '../../../platform/html.ts';
import { svgDePicto } from '../../bloc.html.ts';
import type { ChoixRendu, FiltreRendu } from '../modele.ts';
import { distance, nombre } from './bornes.html.ts';
import { champ, deux, idDe, type Options } from './champ.html.ts';

export function isActif({ question }: FiltreRendu): boolean {
  switch (question.genre) {
    case 'choix':
      return question.choix.some(({ actif }) => actif) || (question.emprise ?? '') !== '';
    case 'nombre':
      return question.de !== null || question.a !== null;
    case 'dates':
      return question.du !== '' || question.au !== '' || question.raccourcis.some(({ actif }) => actif);
    case 'distance':
      return question.lat !== null;
    case 'bascule':
      return question.actif;
  }
}

/** The field of one filter, named for screen readers. */
export function filtre(one: FiltreRendu, options: Options): string {
  const { libelle, aide } = one;
  const help = aide === '' ? '' : element('p', { class: 'bridge-aide' }, escapeHtml(aide));
  const alone = basculeDe(one);
  if (alone !== null) return element('div', { class: 'bridge-filtre bridge-bascule' }, uneBascule(one, alone) + help);
  const said = element('legend', { class: 'bridge-invisible' }, escapeHtml(libelle));
  return element(
    'details',
    {
      class: 'bridge-filtre',
      open: options.ouvert ? '' : undefined,
      name: options.menu ? idDe(options, 'menus') : undefined,
      'data-actif': isActif(one) ? '' : undefined,
      'data-bridge-menu': options.menu ? '' : undefined,
    },
    element('summary', {}, escapeHtml(libelle)) + element('fieldset', {}, said + help + question(one, options)),
  );
}

/** The choices of a filter without its name, for a question that says it. */
export function reponses(one: FiltreRendu, options: Options): string {
  const alone = basculeDe(one);
  return alone === null ? question(one, options) : uneBascule(one, alone);
}

function question(one: FiltreRendu, options: Options): string {
  const { code, question: asked } = one;
  switch (asked.genre) {
    case 'choix':
      return one.presentation === 'liste' && !asked.multiple
        ? deroulant(one, asked.choix, options)
        : zone(one, asked.emprise, options) + casesDe(one, asked, options);
    case 'nombre':
      return sansReponse(one) + nombre(one, asked, options);
    case 'dates': {
      const field = (nom: 'du' | 'au', said: string, valeur: string) =>
        champ(said, { type: 'date', name: `${code}-${nom}`, id: idDe(options, code, nom), value: valeur || undefined });
      return (
        raccourcis(one, asked, options) +
        deux(field('du', options.mots('du'), asked.du) + field('au', options.mots('au'), asked.au))
      );
    }
    case 'distance':
      return distance(one, asked, options);
    case 'bascule':
      return '';
  }
}

const nombreDe = (nombre: number | null) =>
  nombre === null ? '' : element('span', { class: 'bridge-compte' }, String(nombre));

/** Beside the words, which say the same. */
function pictoDe(nom: string | null): string {
  const drawn = nom === null ? '' : svgDePicto(nom, 18);
  return drawn === '' ? '' : element('span', { class: 'bridge-picto', 'aria-hidden': 'true' }, drawn);
}

/** A hidden field sent with the ticked boxes: without any, the filter is emptied. */
const sansReponse = ({ code, aucune }: FiltreRendu) =>
  aucune === null ? '' : voidElement('input', { type: 'hidden', name: code, value: aucune });

/** The area of a map as a filter: a script fills the field in, a box removes the area with or without script. */
function zone({ code }: FiltreRendu, emprise: string | null, { mots }: Options): string {
  if (emprise === null) return '';
  const field = { name: `${code}-emprise`, value: emprise, 'data-bridge-emprise': code };
  if (emprise === '') return voidElement('input', { type: 'hidden', ...field });
  const box = voidElement('input', { type: 'checkbox', checked: '', ...field });
  return element('label', { class: 'bridge-case' }, box + element('span', {}, escapeHtml(mots('zoneDeLaCarte'))));
}

interface Cases {
  readonly multiple: boolean;
  readonly choix: readonly ChoixRendu[];
  /** The box that asks for none of the choices, when one at most may be chosen. */
  readonly aucun?: { readonly value: string; readonly checked: boolean };
}

/** Choices as boxes or tags, with the same fields. A ticked choice without objets can still be unticked. */
function casesDe(
  one: FiltreRendu,
  { multiple, choix, aucun = { value: one.aucune ?? '', checked: !choix.some(({ actif }) => actif) } }: Cases,
  { mots }: Options,
): string {
  const { code, presentation } = one;
  const type = multiple ? 'checkbox' : 'radio';
  const none = multiple ? '' : uneCase({ type, name: code, ...aucun }, escapeHtml(mots('sansPreference')));
  const items = choix.map(({ slug, libelle, picto, nombre, actif }) =>
    uneCase(
      { type, name: code, value: slug, checked: actif, disabled: nombre === 0 && !actif },
      pictoDe(picto) + escapeHtml(libelle) + nombreDe(nombre),
    ),
  );
  const list = element(
    'ul',
    { class: presentation === 'pastilles' ? 'bridge-pastilles' : 'bridge-cases' },
    none + items.join(''),
  );
  return (multiple ? sansReponse(one) : '') + list;
}

interface Case {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
}

function uneCase({ type, name, value, checked, disabled = false }: Case, inside: string): string {
  const box = voidElement('input', {
    type,
    name,
    value,
    checked: checked ? '' : undefined,
    disabled: disabled ? '' : undefined,
  });
  return element('li', {}, element('label', { class: 'bridge-case' }, box + element('span', {}, inside)));
}

type Bascule = Pick<ChoixRendu, 'slug' | 'actif' | 'nombre'>;

/** The single box of a filter that is yes or no, or that has only one choice; null for other filters. */
function basculeDe({ presentation, question: asked }: FiltreRendu): Bascule | null {
  if (asked.genre === 'bascule') return { ...asked, slug: '1' };
  return asked.genre === 'choix' && presentation === 'bascule' ? (asked.choix[0] ?? null) : null;
}

function uneBascule(one: FiltreRendu, { slug, actif, nombre }: Bascule): string {
  const { code, libelle, question: asked } = one;
  const box = voidElement('input', {
    type: 'checkbox',
    name: code,
    value: slug,
    checked: actif ? '' : undefined,
    disabled: asked.genre === 'choix' && nombre === 0 && !actif ? '' : undefined,
  });
  const said = element('span', {}, escapeHtml(libelle) + nombreDe(nombre));
  return sansReponse(one) + element('label', { class: 'bridge-case' }, box + said);
}

function deroulant({ code, libelle, aucune }: FiltreRendu, choix: readonly ChoixRendu[], options: Options): string {
  const id = idDe(options, code);
  const entries = choix.map(({ slug, libelle: words, nombre, actif }) =>
    element(
      'option',
      { value: slug, selected: actif ? '' : undefined },
      escapeHtml(nombre === null ? words : `${words} (${nombre})`),
    ),
  );
  return element(
    'div',
    { class: 'bridge-champ' },
    element('label', { class: 'bridge-invisible', for: id }, escapeHtml(libelle)) +
      element(
        'select',
        { id, name: code },
        element('option', { value: aucune ?? '' }, escapeHtml(options.mots('sansPreference'))) + entries.join(''),
      ),
  );
}

type Dates = Extract<FiltreRendu['question'], { genre: 'dates' }>;

/** The usual periods, of which one or none is chosen: with none, the typed days count. */
function raccourcis(one: FiltreRendu, { du, au, raccourcis: choix }: Dates, options: Options): string {
  const pastilles = { ...one, presentation: 'pastilles' } as const;
  if (du === '' && au === '') return choix.length === 0 ? '' : casesDe(pastilles, { multiple: false, choix }, options);
  const before = voidElement('input', { type: 'hidden', name: `${one.code}-avant`, value: `${du}_${au}` });
  return casesDe(pastilles, { multiple: false, choix, aucun: { value: '-', checked: false } }, options) + before;
}
