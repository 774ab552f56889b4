import {
  countOf,
  MOST_ENTREES,
  mayAccess,
  media,
  objet,
  type PropositionDeLegende,
  propositionsDeLegende,
} from '@bridge/contract';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { IconSparkles } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { showError } from '../../../api/notices.ts';
import { useSession } from '../../../api/session.store.ts';
import { Picto } from '../../../resource/values/picto.tsx';
import { sentenceOf } from '../../explain.ts';
import classes from '../editions.module.css';
import { withDessins } from './dessins.ts';
import { ciblesDe, placesLibres } from './entree.rules.ts';

interface Props {
  /** The entries of the legend, complete or not. */
  readonly entrees: readonly unknown[];
  readonly onAdd: (proposees: readonly PropositionDeLegende[]) => void;
}

/** The words that blocs show, or that most objets bear, and that this legend does not explain yet. */
export function Propositions({ entrees, onAdd }: Props) {
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const asks = useRef<HTMLButtonElement>(null);
  const search = useMutation({
    mutationFn: (cibles: ReturnType<typeof ciblesDe>) => call(propositionsDeLegende, { body: { cibles } }),
    // The words that visitors see somewhere are chosen first: visitors look these up.
    onSuccess: ({ propositions }) =>
      setKept(new Set(propositions.flatMap(({ montree, dessinee }, rank) => (montree || dessinee ? [rank] : [])))),
  });
  const cibles = ciblesDe(entrees);
  // The answer no longer holds once the entries have changed.
  const isTrue = JSON.stringify(search.variables) === JSON.stringify(cibles);
  const found = search.data?.propositions ?? [];
  const toggle = (rank: number) =>
    setKept(new Set(kept.has(rank) ? [...kept].filter((one) => one !== rank) : [...kept, rank]));
  const close = () => {
    search.reset();
    // The clicked button goes away with the proposals.
    asks.current?.focus();
  };
  const room = placesLibres(entrees);
  const mayDeposit = mayAccess(
    media.access.create,
    useSession((session) => session.viewer),
  );
  const taking = useMutation({
    mutationFn: (chosen: readonly PropositionDeLegende[]) =>
      withDessins(chosen.map((one) => (mayDeposit ? one : { ...one, dessinSource: '' }))),
    onSuccess: ({ proposees, echecs }) => {
      onAdd(proposees);
      for (const echec of echecs) showError(echec);
      close();
    },
  });
  const take = () => taking.mutate(found.filter((_, rank) => kept.has(rank)).slice(0, room));
  const taken = Math.min(kept.size, room);
  return (
    <Stack gap="sm">
      <div>
        <Button
          ref={asks}
          variant="default"
          size="xs"
          leftSection={<IconSparkles size={16} stroke={1.7} aria-hidden />}
          loading={search.isPending}
          onClick={() => search.mutate(cibles)}
        >
          Proposer les entrées
        </Button>
      </div>
      {isTrue && search.error && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {sentenceOf(search.error)}
        </Text>
      )}
      {isTrue && search.data && (
        <div className={classes.proposed}>
          <Text size="sm" role="status">
            {found.length === 0
              ? 'Toutes les modalités que vos lecteurs rencontrent ont leur entrée.'
              : `${found.length} modalité${found.length > 1 ? 's' : ''} sans entrée, les plus rencontrées d’abord.`}
          </Text>
          <ul className={classes.proposals}>
            {found.map(({ entree, nom, critere, nombre, montree, dessinSource }, rank) => (
              <li key={entree.cible?.id ?? rank}>
                <Checkbox
                  checked={kept.has(rank)}
                  onChange={() => toggle(rank)}
                  label={
                    <span className={classes.named}>
                      {entree.picto.genre === 'produit' && <Picto name={entree.picto.nom} size={18} />}
                      {nom}
                    </span>
                  }
                  description={[
                    critere,
                    countOf(objet.noun, nombre),
                    montree ? 'montrée par un bloc' : '',
                    dessinSource === '' || !mayDeposit ? '' : 'dessin de la source',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
              </li>
            ))}
          </ul>
          {kept.size > room && (
            <Text size="sm" role="status">
              {`Une légende a ${MOST_ENTREES} entrées au plus\u00a0: il reste ${room} place${room > 1 ? 's' : ''}.`}
            </Text>
          )}
          <Group gap="xs">
            {found.length > 0 && (
              <Button size="xs" disabled={taken === 0} loading={taking.isPending} onClick={take}>
                {`Ajouter ${taken} entrée${taken > 1 ? 's' : ''}`}
              </Button>
            )}
            <Button size="xs" variant="subtle" onClick={close}>
              Fermer
            </Button>
          </Group>
        </div>
      )}
    </Stack>
  );
}
