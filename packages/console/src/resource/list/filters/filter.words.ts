import { type Field, formatNumber, languageName, type Range } from '@bridge/contract';
import { formatDate, formatMoney } from '../../values/format.ts';
import { type FilterValue, isValues } from '../state/list-state.ts';

const SHOWN = 2;

/** The words of a filter: « Actif, Invité », « du 1er janv. 2026 au 1er févr. 2026 ». */
export function filterWords(
  field: Field,
  value: FilterValue,
  nameOf: (id: number) => string,
  wordOf?: (text: string) => string,
): string {
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (!isValues(value)) return rangeWords(field, value);
  const words = value.map((one) =>
    wordOf && typeof one === 'string' && one ? wordOf(one) : valueWord(field, one, nameOf),
  );
  const rest = words.length - SHOWN;
  return rest > 0 ? `${words.slice(0, SHOWN).join(', ')} et ${rest} de plus` : words.join(', ');
}

function valueWord(field: Field, value: string | number | null, nameOf: (id: number) => string): string {
  if (value === null || value === '') return 'Aucune valeur';
  if (typeof value === 'number') return nameOf(value);
  if (field.kind === 'translated') return `sans ${languageName(value).toLowerCase()}`;
  if (field.kind === 'choice' || field.kind === 'choices')
    return field.choices.find((choice) => choice.value === value)?.label ?? value;
  return value;
}

function rangeWords(field: Field, { min, max }: Range): string {
  const dated = field.kind === 'date' || field.kind === 'datetime';
  const [low, high] = [min, max].map((bound) => (bound === undefined ? null : boundWord(field, bound)));
  if (low && high) {
    if (low === high) return dated ? `le ${low}` : low;
    return dated ? `du ${low} au ${high}` : `de ${low} à ${high}`;
  }
  if (low) return dated ? `depuis le ${low}` : `${low} et plus`;
  return dated ? `jusqu’au ${high}` : `${high} et moins`;
}

function boundWord(field: Field, bound: string | number): string {
  if (typeof bound === 'string') return formatDate(bound);
  return field.kind === 'money' ? formatMoney(bound) : formatNumber(bound, field.kind === 'number' ? field.unit : '');
}
