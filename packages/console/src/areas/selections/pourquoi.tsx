import type { Verdict } from '@bridge/contract';
import { Alert, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ObjetChoice } from '../../catalogue/objet-choice.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { sentenceOf } from '../explain.ts';
import { explicationQuery } from './selection.queries.ts';
import classes from './selections.module.css';
import type { VueProps } from './vue.ts';

/** Explains why an objet is in the sélection, or is not. */
export function Pourquoi({ brouillon }: VueProps) {
  const [objet, setObjet] = useState<number | null>(null);
  return (
    <Stack gap="sm">
      <ObjetChoice label={'Quel objet\u00a0?'} value={objet} onChange={setObjet} />
      {objet === null ? (
        <Text size="sm" c="dimmed">
          Choisissez un objet que vous attendiez, ou que vous n’attendiez pas.
        </Text>
      ) : (
        <Explication brouillon={brouillon} id={objet} />
      )}
    </Stack>
  );
}

interface ExplicationProps extends VueProps {
  readonly id: number;
}

/** The reason in one sentence, then each rule with what the objet has. */
function Explication({ brouillon, id }: ExplicationProps) {
  const { data, error, isFetching, refetch } = useQuery(explicationQuery(brouillon, id));
  if (error) {
    return (
      <LoadError
        title="L’explication n’a pas pu être préparée"
        reason={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={96} />;
  const { objet, retenu, raison, regles } = data;
  const name = objet.commune ? `${objet.nom}, ${objet.commune}` : objet.nom;
  return (
    <>
      <Alert
        color={retenu ? 'green' : 'orange'}
        variant="light"
        role="status"
        icon={retenu ? <IconCheck aria-hidden /> : <IconX aria-hidden />}
        title={`${name}\u00a0: ${retenu ? 'retenu' : 'pas retenu'}`}
      >
        {raison}
      </Alert>
      {regles && (
        <ul className={classes.verdicts} aria-label="Les règles, une par une">
          <VerdictLine verdict={regles} />
        </ul>
      )}
    </>
  );
}

function VerdictLine({ verdict }: { readonly verdict: Verdict }) {
  const { phrase, tenu, constat, enfants } = verdict;
  const Icon = tenu ? IconCheck : IconX;
  return (
    <li data-kept={tenu || undefined}>
      <span className={classes.verdict}>
        <Icon size={16} stroke={2.2} aria-hidden />
        <VisuallyHidden>{tenu ? 'Tenu\u00a0: ' : 'Pas tenu\u00a0: '}</VisuallyHidden>
        <span>
          {phrase}
          {constat !== '' && (
            <Text span c="dimmed" inherit>
              {` — ${constat}`}
            </Text>
          )}
        </span>
      </span>
      {enfants.length > 0 && (
        <ul className={classes.verdicts}>
          {enfants.map((enfant, rang) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rules have no other name than their place.
            <VerdictLine key={rang} verdict={enfant} />
          ))}
        </ul>
      )}
    </li>
  );
}
