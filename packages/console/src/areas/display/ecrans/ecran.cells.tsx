import { Progress, Text } from '@mantine/core';
import type { Cells } from '../../../resource/list/list-frame.ts';
import { numberIn } from '../../../resource/values/read.ts';
import { Dot } from '../../../ui/dot.tsx';
import { TABULAR } from '../../../ui/theme/theme.ts';
import { etatDe, etatEnMots, versionCourte } from './ecran.words.ts';
import classes from './ecrans.module.css';

export const CELLS: Cells = {
  etat: ({ record }) =>
    record ? (
      <span className={classes.etat}>
        <Dot colour={etatDe(record).colour} />
        <span>{etatEnMots(record, new Date())}</span>
      </span>
    ) : null,
  versionJouee: ({ value }) =>
    versionCourte(value) === '' ? (
      '—'
    ) : (
      <Text span ff="monospace" size="xs">
        {versionCourte(value)}
      </Text>
    ),
  telechargement: ({ value }) => <Telechargement pourcent={numberIn(value)} />,
};

/** The share of the next version that the screen has downloaded. */
export function Telechargement({ pourcent }: { readonly pourcent: number | null }) {
  if (pourcent === null) return '—';
  if (pourcent >= 100) return 'Complet';
  return (
    <span className={classes.telechargement}>
      <Progress value={pourcent} size="sm" aria-label="Téléchargement" />
      <Text span size="xs" style={TABULAR}>{`${Math.floor(pourcent)}\u00a0%`}</Text>
    </span>
  );
}
