import { CHAMPS_DE_GESTION, type CleDeGestion, clesDuGroupe, type GROUPES_DE_PARAMETRES } from '@bridge/contract';
import { Button, Stack } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { parametreId } from './parametre-changes.ts';
import { SettingField } from './setting-field.tsx';

interface Props {
  readonly group: (typeof GROUPES_DE_PARAMETRES)[number];
  readonly typedOf: (cle: CleDeGestion) => unknown;
  readonly errorOf: (cle: string) => string | undefined;
  readonly onChange: (cle: CleDeGestion, value: unknown) => void;
  readonly onReset: () => void;
  /** Whether all is as on a new instance. */
  readonly isInitial: boolean;
  readonly children?: ReactNode;
}

/** One section of the parameters, with the way back to what a new instance has. */
export function ParametreGroup({ group, typedOf, errorOf, onChange, onReset, isInitial, children }: Props) {
  return (
    <Panel
      title={group.title}
      id={group.id}
      intro={group.help}
      aside={
        isInitial ? undefined : (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconRestore size={14} aria-hidden />}
            aria-label={`Réinitialiser la section ${group.title}`}
            onClick={onReset}
          >
            Réinitialiser
          </Button>
        )
      }
    >
      <Stack gap="md">
        {clesDuGroupe(group.id).map((cle) => (
          <SettingField
            key={cle}
            id={parametreId(cle)}
            path={cle}
            field={CHAMPS_DE_GESTION[cle]}
            value={typedOf(cle)}
            error={errorOf(cle)}
            onChange={(value) => onChange(cle, value)}
          />
        ))}
        {children}
      </Stack>
    </Panel>
  );
}
