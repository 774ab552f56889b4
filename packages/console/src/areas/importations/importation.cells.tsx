import { ETATS_IMPORTATION, type Importation, importation, labelOfSysteme, MODES_IMPORTATION } from '@bridge/contract';
import { Badge, Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { isLive, tempsOf, variationText } from '../../catalogue/importation/importation.rules.ts';
import { durationText } from '../../navigation/jobs/job.rules.ts';
import type { Cells } from '../../resource/list/list-frame.ts';
import { ChoiceValue } from '../../resource/values/atom-value.tsx';
import { ReferenceValue } from '../../resource/values/reference-value.tsx';
import type { ValueProps } from '../../resource/widgets/widget.ts';
import { DiffBar } from './parts/diff-bar.tsx';
import classes from './parts/parts.module.css';
import { RunProgress } from './parts/run-progress.tsx';

/** A cell that is drawn from the whole import. */
function drawn(Draw: ComponentType<{ readonly run: Importation }>): ComponentType<ValueProps> {
  return ({ record }) => <Draw run={importation.row.parse(record)} />;
}

export const CELLS: Cells = {
  dureeMs: ({ value }) => durationText(Number(value)),
  etat: drawn(({ run: { etat, mode, aBlanc, systeme, annulationDe } }) => (
    <span className={classes.stack}>
      <span className={classes.word}>
        <ChoiceValue choices={ETATS_IMPORTATION} value={etat} />
        {aBlanc && (
          <Badge variant="light" color="gray" size="sm" flex="none">
            À blanc
          </Badge>
        )}
      </span>
      <span className={classes.quiet}>
        {`${annulationDe === null ? MODES_IMPORTATION.find(({ value }) => value === mode)?.label : 'Retour en arrière'} · ${labelOfSysteme(systeme)}`}
      </span>
    </span>
  )),
  compteurs: drawn(({ run }) =>
    isLive(run) ? <RunProgress item={run} /> : <DiffBar compteurs={run.compteurs} temps={tempsOf(run)} />,
  ),
  variation: ({ value }) => (typeof value === 'number' ? variationText(value) : '—'),
  demandePar: ({ value, names }) =>
    typeof value === 'number' ? (
      <ReferenceValue to="utilisateur" ids={[value]} names={names} />
    ) : (
      <Text span c="dimmed" title="À l’heure prévue">
        Bridge
      </Text>
    ),
};
