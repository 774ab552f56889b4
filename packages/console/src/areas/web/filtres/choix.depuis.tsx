import { countOf, objet } from '@bridge/contract';
import { Button, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { showNotice } from '../../../api/notices.ts';
import { useEssai } from '../../../catalogue/apercu/use-apercu.ts';
import { RefChoice } from '../../../catalogue/ref-choice.tsx';
import { useRecordFormContext } from '../../../resource/form/form.context.ts';
import { sentenceOf } from '../../explain.ts';
import classes from '../web.module.css';
import { ajoutes } from './choix.rules.ts';
import { type Comptes, offerChoix } from './filtre.queries.ts';

interface Props {
  readonly choix: readonly unknown[];
  readonly onChange: (choix: unknown) => void;
  readonly comptes: Comptes | undefined;
}

/** Proposes choices from the objets of a sélection, which then also counts what each choice keeps. */
export function Depuis({ choix, onChange, comptes }: Props) {
  const { store } = useRecordFormContext().form;
  const { essai, setEssai } = useEssai();
  const { selection } = essai;
  const proposing = useMutation({
    mutationFn: () => offerChoix(store.getState().values, selection),
    onSuccess: ({ choix: proposed }) => {
      const all = ajoutes(choix, proposed);
      const added = all.length - choix.length;
      if (added > 0) onChange(all);
      showNotice(added === 0 ? 'Rien de plus à proposer.' : `${added} choix ajouté${added > 1 ? 's' : ''}.`);
    },
  });
  return (
    <div className={classes.from}>
      <div className={classes.row}>
        <RefChoice
          to="selection"
          label="D’après la sélection"
          placeholder="Tous vos objets"
          pour="filtre"
          value={selection === null ? null : { ref: 'selection', id: selection }}
          onChange={(next) => setEssai({ selection: next?.id ?? null })}
        />
        <Button
          className={classes.act}
          variant="default"
          leftSection={<IconSparkles size={16} stroke={1.7} aria-hidden />}
          loading={proposing.isPending}
          onClick={() => proposing.mutate()}
        >
          Proposer les choix
        </Button>
      </div>
      {proposing.error && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {sentenceOf(proposing.error)}
        </Text>
      )}
      {comptes && (
        <Text size="xs" c="dimmed" role="status">
          {comptesEnMots(comptes)}
        </Text>
      )}
    </div>
  );
}

function comptesEnMots({ total, choix, sansValeur }: Comptes): string {
  const dead = choix.filter(({ nombre }) => nombre === 0).length;
  const parts = [
    `${countOf(objet.noun, total)} dans la sélection`,
    sansValeur > 0 ? `${countOf(objet.noun, sansValeur)} sans valeur` : '',
    dead > 0 ? `${dead} choix sans objet` : '',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
