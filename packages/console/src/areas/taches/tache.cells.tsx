import { serveurTacheLabel, type Tache, tache } from '@bridge/contract';
import { Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { ConsoleLink } from '../../navigation/console-link.tsx';
import { durationText } from '../../navigation/jobs/job.rules.ts';
import { targetPath } from '../../navigation/jobs/job-path.ts';
import { TacheState } from '../../navigation/jobs/tache-state.tsx';
import type { Cells } from '../../resource/list/list-frame.ts';
import { ReferenceValue } from '../../resource/values/reference-value.tsx';
import type { ValueProps } from '../../resource/widgets/widget.ts';
import { PrioriteField } from './priorite-field.tsx';
import styles from './taches.module.css';

/** A cell that is drawn from the whole job. */
function drawn(Draw: ComponentType<{ readonly tache: Tache }>): ComponentType<ValueProps> {
  return ({ record }) => <Draw tache={tache.row.parse(record)} />;
}

export const CELLS: Cells = {
  cible: drawn(({ tache: { cible, lien } }) => {
    const path = targetPath({ lien });
    return path ? (
      <ConsoleLink to={path} inherit className={styles.target ?? ''}>
        {cible}
      </ConsoleLink>
    ) : (
      cible
    );
  }),
  etat: drawn(TacheState),
  priorite: drawn(PrioriteField),
  demandePar: ({ value, names }) =>
    typeof value === 'number' ? (
      <ReferenceValue to="utilisateur" ids={[value]} names={names} />
    ) : (
      <Text span c="dimmed">
        Bridge
      </Text>
    ),
  tentatives: drawn(({ tache: { tentatives, maxTentatives } }) => `${tentatives} sur ${maxTentatives}`),
  serveur: ({ value }) => (typeof value === 'string' ? serveurTacheLabel(value) : '—'),
  dureeMs: ({ value }) => (typeof value === 'number' ? durationText(value) : '—'),
};
