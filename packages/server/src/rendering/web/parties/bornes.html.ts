import { RAYON_USUEL } from '@bridge/contract';
import { element, escapeHtml, voidElement } from '../../../platform/html.ts';
import type { FiltreRendu } from '../modele.ts';
import { champ, deux, idDe, type Options } from './champ.html.ts';
import { icone } from './icones.ts';

type Question<G extends FiltreRendu['question']['genre']> = Extract<FiltreRendu['question'], { genre: G }>;
type Bornes = Pick<Question<'nombre'>, 'min' | 'max'>;

/** Two number fields of a form; a slider writes into them. */
export function nombre({ code, presentation }: FiltreRendu, asked: Question<'nombre'>, options: Options): string {
  const { min, max, unite, de, a } = asked;
  const { mots } = options;
  const said = (mot: 'auMoins' | 'auPlus') => mots(mot) + (unite === '' ? '' : ` (${unite})`);
  const ends = [
    { nom: 'de', dit: said('auMoins'), valeur: de, libre: min },
    { nom: 'a', dit: said('auPlus'), valeur: a, libre: max },
  ].map((end) => ({ ...end, id: idDe(options, code, end.nom) }));
  const fields = ends.map(({ nom, dit, valeur, libre, id }) =>
    champDeNombre(dit, asked, {
      id,
      name: `${code}-${nom}`,
      value: valeur ?? undefined,
      placeholder: libre ?? undefined,
    }),
  );
  return (presentation === 'curseur' ? curseur(asked, ends) : '') + deux(fields.join(''));
}

function champDeNombre(
  dit: string,
  { min, max }: Bornes,
  own: {
    readonly id: string;
    readonly name: string;
    readonly value?: number | undefined;
    readonly placeholder?: number | undefined;
  },
): string {
  const bounds = { min: min ?? undefined, max: max ?? undefined, step: 'any' };
  return champ(dit, { type: 'number', inputmode: 'decimal', ...own, ...bounds });
}

interface Poignee {
  /** The id of the field that the handle writes into. */
  readonly id: string;
  readonly dit: string;
  readonly valeur: number | null;
  /** Where the handle stands when nothing is asked, or null when a value is always asked. */
  readonly libre: number | null;
}

/** A handle for each field, without a name: the field is sent. A script shows handles and keeps both equal. */
function curseur({ min, max }: Bornes, poignees: readonly Poignee[]): string {
  if (min === null || max === null || min >= max) return '';
  const handles = poignees.map(({ id, dit, valeur, libre }) =>
    voidElement('input', {
      type: 'range',
      id: `${id}-curseur`,
      min,
      max,
      step: pasDe(max - min),
      value: valeur ?? libre ?? min,
      'aria-label': dit,
      'data-bridge-poignee': id,
      'data-libre': libre ?? undefined,
    }),
  );
  return element('div', { class: 'bridge-curseur', 'data-bridge-curseur': '', hidden: '' }, handles.join(''));
}

const PAS = [1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1];
const FEWEST_STEPS = 20;

/** A round number, that leads to the end: few presses of a key, and numbers that people say. An address has no more decimals. */
const pasDe = (etendue: number): number => {
  const whole = PAS.find((pas) => etendue % pas === 0 && etendue / pas >= FEWEST_STEPS);
  return whole ?? (Number.isInteger(etendue) ? 1 : 0.1);
};

const RAYONS = [1, 2, 5, 10, 20, 50, 100, 200];

/** Only the visitor's device knows where the visitor is: a script asks the device when the visitor wants it. */
export function distance({ code, presentation }: FiltreRendu, asked: Question<'distance'>, options: Options): string {
  const { min, max, km, lat, lon } = asked;
  const { mots } = options;
  const id = idDe(options, code, 'km');
  const name = `${code}-km`;
  const chosen = km ?? Math.max(min, Math.min(RAYON_USUEL, max));
  const dit = mots('rayon');
  const rayon =
    presentation === 'curseur'
      ? curseur(asked, [{ id, dit: `${dit} (km)`, valeur: chosen, libre: null }]) +
        champDeNombre(`${dit} (km)`, asked, { id, name, value: chosen })
      : element(
          'div',
          { class: 'bridge-champ' },
          element('label', { for: id }, escapeHtml(dit)) +
            element('select', { id, name }, rayonsEntre(min, max, chosen).join('')),
        );
  return (
    element(
      'button',
      { type: 'button', class: 'bridge-bouton bridge-bouton-discret', 'data-bridge-autour': code, hidden: '' },
      icone('itineraire') + escapeHtml(mots('autourDeMoi')),
    ) +
    voidElement('input', { type: 'hidden', name: `${code}-lat`, value: lat ?? '' }) +
    voidElement('input', { type: 'hidden', name: `${code}-lon`, value: lon ?? '' }) +
    rayon
  );
}

function rayonsEntre(min: number, max: number, chosen: number): readonly string[] {
  const offered = RAYONS.filter((rayon) => rayon >= min && rayon <= max);
  return [...new Set([...offered, chosen])]
    .sort((a, b) => a - b)
    .map((rayon) =>
      element('option', { value: rayon, selected: rayon === chosen ? '' : undefined }, `${rayon}&nbsp;km`),
    );
}
