import type { EtatDeSante } from '@bridge/contract';
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import classes from './gestion.module.css';

interface Props {
  readonly title: string;
  readonly etat: EtatDeSante;
  readonly conseil: string | null;
  readonly facts: readonly (readonly [string, string])[];
  readonly children?: ReactNode;
}

const WORDS: Readonly<Record<EtatDeSante, string>> = { bon: 'Bon', attention: 'À surveiller', panne: 'En panne' };

/** The health of one part of the instance: its state in a word, its facts, and advice when it is not well. */
export function SanteCard({ title, etat, conseil, facts, children }: Props) {
  return (
    <Panel
      title={title}
      aside={
        <span className={classes.state} data-state={etat}>
          {WORDS[etat]}
        </span>
      }
    >
      {conseil && (
        <Alert color={etat === 'panne' ? 'red' : 'orange'} p="sm">
          {conseil}
        </Alert>
      )}
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </Panel>
  );
}
