import {
  CHAMPS_FUSIONNABLES,
  type ChampFusionnable,
  type Precedences,
  precedencesSchema,
  SOURCES_DOMINANTES,
} from '@bridge/contract';
import { Radio } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import { innerIdOf } from '../../resource/widgets/control.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import classes from './precedences.module.css';

const HERITEE = 'heritee';
const SOURCES = [{ value: HERITEE, label: 'Comme l’entité parente' }, ...SOURCES_DOMINANTES] as const;

/** The source that wins for an offer in several systems: a line for each part, a column for each answer. */
export default function PrecedencesWidget({ id, field, value, onChange, readOnly, describedBy }: WidgetProps) {
  const { data: precedences = {} } = precedencesSchema.safeParse(value);
  return (
    <table className={classes.table} aria-label={field.label} aria-describedby={describedBy}>
      <thead>
        <tr>
          <th scope="col">Partie</th>
          {SOURCES.map(({ value: source, label }) => (
            <th key={source} scope="col" className={classes.answer}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CHAMPS_FUSIONNABLES.map(({ value: champ, label }, rank) => (
          <tr key={champ}>
            <th scope="row">{label}</th>
            {SOURCES.map(({ value: source, label: answer }, column) => (
              <td key={source} className={classes.answer}>
                <Radio
                  // The first choice has the id of the field, to which links lead.
                  id={rank === 0 && column === 0 ? id : innerIdOf(id, `${champ}.${source}`)}
                  name={innerIdOf(id, champ)}
                  aria-label={`${label}\u00a0: ${answer}`}
                  checked={(precedences[champ] ?? HERITEE) === source}
                  onChange={() => onChange(decided(precedences, champ, source))}
                  disabled={readOnly}
                  className={classes.radio}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The precedences with one part changed. A part left to the entity above is absent. */
function decided(
  precedences: Precedences,
  champ: ChampFusionnable,
  source: (typeof SOURCES)[number]['value'],
): Precedences {
  const { [champ]: _before, ...others } = precedences;
  return source === HERITEE ? others : { ...others, [champ]: source };
}
