import type { Suggestion } from '@bridge/contract';
import { Button, Text, TextInput } from '@mantine/core';
import { IconChecks, IconSearch, IconSparkles } from '@tabler/icons-react';
import shared from '../correspondance.module.css';
import classes from './lignes.module.css';
import type { Comptes, Filtre } from './lignes.rules.ts';

interface Props {
  readonly comptes: Comptes;
  readonly warnings: number;
  readonly filtre: Filtre;
  readonly onFiltre: (filtre: Filtre) => void;
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly suggestions: readonly Suggestion[];
  readonly onAccept: () => void;
  /** Confirms lines together; absent in a mapping that is only read. */
  readonly onConfirm?: (() => void) | undefined;
}

/** The count of mapped fields, « 62 champs sur 70 reliés », and the filters that show the others. */
export function LignesTools(props: Props) {
  const { comptes, warnings, filtre, onFiltre, q, onSearch, suggestions, onAccept, onConfirm } = props;
  const filters: readonly { value: Filtre; label: string; count: number }[] = [
    { value: 'tous', label: 'Tous', count: comptes.champs },
    { value: 'aConfirmer', label: 'À confirmer', count: comptes.aConfirmer },
    { value: 'nonRelies', label: 'Non reliés', count: comptes.nonRelies },
    { value: 'ignores', label: 'Ignorés', count: comptes.ignores },
    { value: 'avertissements', label: 'À vérifier', count: warnings },
  ];
  return (
    <>
      <Text className={shared.count} role="status">
        {countWords(comptes)}
      </Text>
      <div className={classes.tools}>
        <TextInput
          type="search"
          size="xs"
          aria-label="Chercher un champ"
          placeholder="Chercher un champ ou un exemple…"
          leftSection={<IconSearch size={14} aria-hidden />}
          value={q}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
        {filters.map(({ value, label, count }) => (
          <Button
            key={value}
            size="compact-sm"
            {...(filtre === value ? { variant: 'light' } : { variant: 'subtle', color: 'gray' })}
            aria-pressed={filtre === value}
            onClick={() => onFiltre(value)}
          >
            {`${label} ${count}`}
          </Button>
        ))}
        {onConfirm && comptes.enBloc > 0 && (
          <Button size="xs" leftSection={<IconChecks size={14} aria-hidden />} onClick={onConfirm}>
            {comptes.enBloc > 1 ? `Confirmer les ${comptes.enBloc} champs proposés` : 'Confirmer le champ proposé'}
          </Button>
        )}
        {suggestions.length > 0 && (
          <Button
            size="xs"
            variant={comptes.enBloc > 0 ? 'light' : 'filled'}
            leftSection={<IconSparkles size={14} aria-hidden />}
            onClick={onAccept}
          >
            {suggestions.length > 1 ? `Accepter les ${suggestions.length} suggestions` : 'Accepter la suggestion'}
          </Button>
        )}
      </div>
    </>
  );
}

/** The count of mapped fields in words; in French, 0 and 1 are singular. */
export function countWords({ champs, relies }: Comptes): string {
  return relies > 1 ? `${relies} champs sur ${champs} reliés` : `${relies} champ sur ${champs} relié`;
}
