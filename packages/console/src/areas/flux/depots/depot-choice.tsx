import { type Depot, timeAgo } from '@bridge/contract';
import { Button, Select, Text } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { IconAlertTriangle, IconFileText, IconFolder } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import classes from '../flux.module.css';
import { depotFacts, depotName, depotOf } from './depot.rules.ts';

interface ChosenProps {
  readonly name: string;
  /** The depots; undefined while they are not known. */
  readonly depots: readonly Depot[] | undefined;
}

/** The file or folder of a feed with its size, or the notice that it has gone. */
export function ChosenDepot({ name, depots }: ChosenProps) {
  const depot = depots && depotOf(depots, name);
  const isMissing = depots !== undefined && !depot;
  const Icon = isMissing ? IconAlertTriangle : depot?.dossier ? IconFolder : IconFileText;
  return (
    <div className={classes.chosen}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <span className={classes.name}>{depotName(name)}</span>
      <Text span size="xs" c="dimmed">
        {depot && `${depotFacts(depot)} · déposé ${timeAgo(new Date(depot.le), new Date())}`}
        {isMissing && 'Introuvable sur le serveur\u00a0: envoyez-le de nouveau.'}
      </Text>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly depots: UseQueryResult<readonly Depot[]>;
  readonly onChange: (name: string) => void;
}

/** A choice among the files and folders of the server. */
export function DepotChoice({ label, name, depots, onChange }: ChoiceProps) {
  if (depots.isError)
    return (
      <Text size="xs" c="var(--mantine-color-error)" role="alert">
        {`Les fichiers du serveur n’ont pas pu être lus. ${depots.error.message} `}
        <Button variant="subtle" size="compact-xs" loading={depots.isFetching} onClick={() => void depots.refetch()}>
          Réessayer
        </Button>
      </Text>
    );
  const known = new Map(depots.data?.map((depot) => [depot.nom, depot]));
  if (known.size === 0) return null;
  return (
    <Select
      size="xs"
      aria-label={`${label}\u00a0: choisir sur le serveur`}
      placeholder="Choisir parmi les fichiers du serveur…"
      data={[...known.keys()].map((value) => ({ value, label: depotName(value) }))}
      value={known.has(name) ? name : null}
      onChange={(chosen) => onChange(chosen ?? '')}
      searchable
      clearable
      nothingFoundMessage="Aucun fichier de ce nom."
      clearButtonProps={{ 'aria-label': 'Ne choisir aucun fichier', 'aria-hidden': false, tabIndex: 0 }}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      renderOption={({ option }) => {
        const depot = known.get(option.value);
        return (
          <span className={classes.option}>
            <span className={classes.name}>{option.label}</span>
            <Text span size="xs" c="dimmed" flex="none">
              {depot && depotFacts(depot)}
            </Text>
          </span>
        );
      }}
    />
  );
}
