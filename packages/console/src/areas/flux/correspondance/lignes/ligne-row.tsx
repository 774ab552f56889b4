import { type CodeCibleOuChamp, cibleDe, LANGUES_CHOIX, libelleCible, type Suggestion } from '@bridge/contract';
import { ActionIcon, Button, NativeSelect, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconSettings } from '@tabler/icons-react';
import { memo } from 'react';
import type { CibleGroup } from '../../../../catalogue/cibles.options.ts';
import { TABLE_ROLES } from '../../../../ui/tables/table-roles.ts';
import { confianceWords, langueLabel, reglagesWords } from '../reglages.words.ts';
import { CibleSelect } from './cible.select.tsx';
import { Jauge } from './jauge.tsx';
import classes from './ligne-row.module.css';
import type { Row } from './lignes.rules.ts';

export interface RowActs {
  readonly setCible: (row: Row, cible: CodeCibleOuChamp | null) => void;
  readonly setLangue: (row: Row, langue: string) => void;
  readonly confirm: (index: number) => void;
  readonly accept: (suggestions: readonly Suggestion[]) => void;
  readonly open: (index: number) => void;
}

interface Props {
  readonly row: Row;
  readonly place: number;
  readonly cibles: readonly CibleGroup[];
  readonly acts: RowActs;
  readonly warning: string | undefined;
  readonly readOnly: boolean;
  readonly measure?: ((element: Element | null) => void) | undefined;
}

/** One field of the feed, with its target. */
export const LigneRow = memo(function LigneRow(props: Props) {
  const { row, place, warning, readOnly, acts, measure } = props;
  const { champ, decouvert, ligne, index } = row;
  const settings = ligne && reglagesWords(ligne);
  const why = ligne?.proposee ?? (readOnly ? undefined : row.suggestion);
  return (
    <tr
      {...TABLE_ROLES.row}
      ref={measure}
      data-index={place}
      data-champ={champ}
      tabIndex={-1}
      aria-rowindex={place + 2}
      data-off={ligne ? undefined : true}
    >
      <th {...TABLE_ROLES.rowHeader} className={classes.champ}>
        <span className={classes.name}>{champ}</span>
        <span className={classes.examples}>{decouvert?.exemples.join(' · ') ?? ''}</span>
        {warning && (
          <span className={classes.warning}>
            <IconAlertTriangle size={14} aria-hidden />
            {warning}
          </span>
        )}
      </th>
      <td {...TABLE_ROLES.cell}>
        {decouvert?.remplissage == null ? null : <Jauge taux={decouvert.remplissage} name={champ} />}
      </td>
      <td {...TABLE_ROLES.cell} className={classes.target}>
        {readOnly ? <ReadTarget row={row} /> : <Target {...props} />}
        {why && <span className={classes.reason}>{confianceWords(why)}</span>}
      </td>
      <td {...TABLE_ROLES.cell} className={classes.settings}>
        {ligne && index !== null && (
          <span className={classes.settingsLine}>
            <Text span size="xs" c="dimmed" truncate>
              {settings}
            </Text>
            {!readOnly && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Réglages de ${champ}`}
                data-settings
                onClick={() => acts.open(index)}
              >
                <IconSettings size={16} stroke={1.7} aria-hidden />
              </ActionIcon>
            )}
          </span>
        )}
      </td>
    </tr>
  );
}, isSame);

function Target({ row, cibles, acts }: Props) {
  const { champ, ligne, suggestion, index } = row;
  return (
    <span className={classes.targetLine}>
      <span className={classes.grow}>
        <CibleSelect
          champ={champ}
          cible={ligne?.cible ?? null}
          cibles={cibles}
          suggestion={suggestion}
          onChange={(cible) => acts.setCible(row, cible)}
        />
      </span>
      {suggestion && (
        <Button
          variant="light"
          size="compact-xs"
          leftSection={<IconCheck size={14} aria-hidden />}
          aria-label={`Accepter la suggestion pour ${champ}\u00a0: ${libelleCible(suggestion.ligne.cible)}`}
          onClick={() => acts.accept([suggestion])}
        >
          Accepter
        </Button>
      )}
      {ligne?.proposee && index !== null && (
        <Button
          variant="light"
          size="compact-xs"
          leftSection={<IconCheck size={14} aria-hidden />}
          aria-label={`Confirmer ${champ}\u00a0: ${libelleCible(ligne.cible)}`}
          onClick={() => acts.confirm(index)}
        >
          Confirmer
        </Button>
      )}
      {ligne && cibleDe(ligne.cible)?.langue && (
        <NativeSelect
          size="xs"
          w="8.5rem"
          flex="none"
          aria-label={`Langue de ${champ}`}
          value={ligne.langue ?? ''}
          data={LANGUES}
          onChange={({ currentTarget }) => acts.setLangue(row, currentTarget.value)}
        />
      )}
    </span>
  );
}

function ReadTarget({ row: { ligne } }: { readonly row: Row }) {
  if (!ligne) return <Text c="dimmed">Non relié</Text>;
  return (
    <Text>
      {libelleCible(ligne.cible)}
      {ligne.langue && ` (${langueLabel(ligne.langue).toLowerCase()})`}
    </Text>
  );
}

const LANGUES = [{ value: '', label: 'Langue du flux' }, ...LANGUES_CHOIX];

/** Whether two rows hold the same objects: rows are made anew at each change, their contents are not. */
function isSame(one: Props, other: Props): boolean {
  const keys = ['place', 'cibles', 'acts', 'warning', 'readOnly', 'measure'] as const;
  const inside = ['key', 'decouvert', 'ligne', 'index', 'disparu', 'suggestion'] as const;
  return keys.every((key) => one[key] === other[key]) && inside.every((key) => one.row[key] === other.row[key]);
}
